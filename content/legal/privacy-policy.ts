import { business } from '../business.ts'
import { contactPage } from '../contact.ts'
import { analyticsId, directDelivery, placeholderAnalyticsId, retentionDays } from '../site.ts'
import { emailLink, emailLinkAbout, postalAddress } from './firm-address.ts'
import { type LegalBlock, type LegalDocument, list, paragraph } from './legal-document.ts'

const days = retentionDays === 1 ? '1\u00a0day' : `${retentionDays} days`
const keptUntil =
  retentionDays === 0
    ? 'only until our mail system has accepted them. It then deletes them'
    : `until our mail system has accepted them and for ${days} after that. It then deletes them`
const keptFor =
  retentionDays === 0
    ? 'Until delivered; the reference and times for 30\u00a0days more'
    : `Until ${days} after delivery; the reference and times until ${Math.max(30, retentionDays)} days after it`
const keptWhy = retentionDays === 0 ? 'The server only passes enquiries on' : 'In case an email is lost'

/** How an enquiry reaches us. A build is for our own server or for the visitor's email app, and describes only that way. */
const enquiryBlocks: readonly LegalBlock[] = directDelivery
  ? [
      paragraph(
        `The quote form and the contact form send your enquiry to our server, with the files that you attach. The server keeps your details and files ${keptUntil}. If they cannot be delivered, the server keeps them until we have dealt with your enquiry by hand.`,
      ),
      paragraph(
        'We send you an email with a copy of what you wrote and a reference. To keep out spam, the server also records how fast a form was filled in and how many enquiries come from one internet address. If too many come from one address in a short time, the server refuses more for a while. Any other doubtful enquiry is marked, and a person reads it.',
      ),
      paragraph(
        'If our server cannot be reached, the form offers to write the same enquiry as a draft email in your own email app. Nothing then leaves your device until you press Send there.',
      ),
    ]
  : [
      paragraph(
        'The quote form and the contact form write your enquiry as a draft email to us. Your own email app opens with that draft. Nothing has left your device until you press Send there, and you attach any files yourself. A copy then stays in your own sent mail.',
      ),
    ]

/** When a draft kept in the tab is deleted. */
const draftDeleted = directDelivery
  ? 'when our server has received the form or, at the latest, when you close the tab'
  : 'when you close the tab'

const storedWhileSending: readonly (readonly string[])[] = directDelivery
  ? [
      [
        'Number of an enquiry being sent (session storage)',
        'So that we receive one enquiry even if you press Send twice or the connection breaks',
        'Until we confirm it or you close the tab',
        'Not needed: you are sending the enquiry',
      ],
    ]
  : []

const keptOnServer: readonly (readonly string[])[] = directDelivery
  ? [['Enquiries on this site’s server', keptFor, keptWhy]]
  : []

const analyticsState =
  analyticsId === placeholderAnalyticsId
    ? 'Analytics is switched off at present, so you are not asked for consent.'
    : 'You are asked once. It is as easy to reject as to accept, and a link at the foot of each page lets you change your mind.'

export const privacyPolicy: LegalDocument = {
  seo: {
    title: 'Privacy policy: what we collect and how long we keep it',
    description:
      'What we do with the details and drawings you send us: why we need them, who sees them, how long we keep them and how to complain.',
    keywords: ['privacy policy', 'data protection', 'steel fabricator privacy', 'UK GDPR'],
  },
  hero: {
    tag: 'Legal',
    title: 'Privacy Policy',
    lead: 'We need your details to price and build your steelwork. We do not sell them, and we send no newsletters. This page says what we keep, why and for how long.',
  },
  changed: '2026-11-23',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      plain: 'We decide how your details are used, and we are responsible for them.',
      blocks: [
        paragraph(
          `This site belongs to ${business.legalName}, trading as ${business.name}, a company registered in ${business.registeredIn} with number ${business.companyNumber}. We are the data controller. This means that we decide what your personal data is used for, and we are responsible for it.`,
        ),
        paragraph([
          'Write to ',
          emailLink,
          ` or to ${postalAddress}, or call ${business.phone.display}. Put “Privacy” in the subject line, so that your message reaches the person here who is responsible for data protection.`,
        ]),
        paragraph(
          'This policy covers visitors to this site, people who ask us for a price, customers, and the people we meet on their jobs: engineers, architects, builders and suppliers.',
        ),
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect, and from whom',
      plain: 'We keep what you tell us about yourself and your job, and little else.',
      blocks: [
        paragraph(
          'Most of the data comes from you, when you fill in a form, call us, write to us or send a WhatsApp message.',
        ),
        list(
          'Who you are: name, company, telephone number, email address.',
          'The job: what you need, where, by when, your budget if you give one, and how you prefer to be contacted.',
          'Files that you send: drawings, calculations, photographs. A photograph may show people, and its file may record where it was taken.',
          'If you become a customer: site and invoice addresses, measurements, orders, invoices, payments, and what we agreed during the job.',
        ),
        paragraph(
          'The web server of this site receives your internet address (IP address) with each request, as every web server does. It uses the address to answer the request and to block attacks. We do not link the address to your enquiry.',
        ),
        paragraph(
          'Some data comes from other people. A builder, architect or engineer may give us your name and the address of a site. Our records then say who gave us the data. If you review us on Google, we see the name and the text that Google publishes.',
        ),
        paragraph(
          'The law does not oblige you to give us any data. If we have no way to reach you and no description of the job, however, we cannot send you a price. Please do not send us information about anybody’s health, or other people’s personal details, unless the job needs it.',
        ),
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it, and the law that allows it',
      plain:
        'We use your details mainly to price and build your steelwork, and to keep the records that the law requires.',
      blocks: [
        {
          kind: 'table',
          caption: 'Purposes and lawful bases',
          columns: ['What we do', 'Lawful basis (UK GDPR, Article 6)'],
          rows: [
            ['Answer your enquiry, measure and send a price', 'Steps taken at your request before a contract'],
            ['Make, deliver, install and guarantee your steelwork', 'Contract with you'],
            [
              'Do the same where the contract is with your employer or your builder',
              'Legitimate interest: doing the work that was ordered',
            ],
            ['Keep invoices and tax records, and site health and safety records', 'Legal obligation'],
            [
              'Keep job records, so that we can answer for a structure and deal with a claim',
              'Legitimate interest: proving what was built, and defending claims',
            ],
            ['Deal with a complaint about our work', 'Legitimate interest: putting things right, and defending claims'],
            ['Deal with a data protection request or complaint', 'Legal obligation'],
            [
              'Ask you for a review when the work is done',
              'Legitimate interest: learning what customers think of our work. Tell us not to ask, and we do not',
            ],
            [
              'Show on this site a review that you left on Google, with the name shown there',
              'Legitimate interest: showing what customers think of our work',
            ],
            ['Show photographs of your home', 'Your consent in writing, which you can withdraw at any time'],
            ['Keep this site working, and keep spam and attacks out', 'Legitimate interest: a safe website'],
            ['Show a map of our yard on the Contact page', 'Legitimate interest: helping you find us'],
            ['Count visits with Google Analytics', 'Your consent, which you can withdraw at any time'],
          ],
        },
        paragraph(
          'Where we rely on a legitimate interest, we have weighed it against your interests and rights. Ask us, and we will tell you how.',
        ),
        paragraph(
          'No computer makes decisions about you here. The cost calculator does arithmetic in your own browser, and its result binds neither you nor us.',
        ),
      ],
    },
    {
      id: 'how-the-forms-work',
      title: 'How the forms on this site work',
      plain: 'Nothing in a form reaches us until you press Send. The calculator works in your browser.',
      blocks: [
        ...enquiryBlocks,
        paragraph(
          'If the text is too long for a draft, the page copies all of it to your clipboard and tells you so. You can then paste it into the email.',
        ),
        paragraph(
          `While you type, the page may store the unfinished form in this browser tab, so that you do not lose it if the page reloads. It stays on your device and is deleted ${draftDeleted}. Files that you attach are stored in the same way, for this tab only. They are deleted when they are sent or, at the latest, when you open a form more than a day later.`,
        ),
        paragraph(
          'The calculator and the postcode check run in your browser. What you enter there reaches us only if you choose to send it. The calculator’s two buttons open your email app with a draft.',
        ),
        paragraph(
          'A WhatsApp message goes through WhatsApp, a service of Meta with its own privacy policy. If you prefer not to use it, call or write instead.',
        ),
        paragraph(
          'If part of a page stops working, the page may report this to the site’s own server, where there is one. The server logs the page and the part that failed, the error message and the name and version of your browser (its user agent). It first removes quoted text, email addresses and telephone numbers from the message.',
        ),
      ],
    },
    {
      id: 'cookies-and-storage',
      title: 'Cookies, browser storage and analytics',
      plain: 'We set no cookie unless you agree to it.',
      blocks: [
        paragraph(
          'We set no cookie without your consent. We use your browser’s own storage only to do what you have asked the page to do.',
        ),
        {
          kind: 'table',
          caption: 'What may be stored on your device',
          columns: ['What', 'Why', 'How long', 'Consent'],
          rows: [
            [
              'Draft of a form (session storage)',
              'So that you do not lose what you typed if the page reloads',
              directDelivery ? 'Until our server has received it, or you close the tab' : 'Until you close the tab',
              'Not needed: you are filling in the form',
            ],
            ...storedWhileSending,
            [
              'Files you have attached (IndexedDB), and a number for this tab (session storage)',
              'So that you do not lose them if the page reloads, and no other tab shows them',
              'Files: until they are sent or you remove them, or until you open a form more than a day later. The number: until you close the tab',
              'Not needed: you are attaching them',
            ],
            [
              'Text of the email draft that a form has opened (session storage)',
              'So that the next page can copy it for you',
              'Until you send another form or close the tab',
              'Not needed: you are sending the enquiry',
            ],
            [
              'A message for the next page (session storage)',
              'So that the next page can tell you what has happened',
              'Until that page has shown it',
              'Not needed: it tells you the result of what you did',
            ],
            [
              'Your analytics choice (local storage)',
              'So that we do not ask on every page',
              'Until you change it or clear your browser',
              'Not needed: it records your choice',
            ],
            [
              'Google Analytics cookies (_ga and _ga_ with an id)',
              'To count visits and see which pages help',
              'Up to 2\u00a0years',
              'Needed: not set until you agree',
            ],
          ],
        },
        paragraph(
          'Google Analytics works here in the basic form of Google’s Consent Mode. Until you agree, its script is not loaded and nothing is sent to Google, not even an anonymous count. If you agree, Google receives the pages that you see, your approximate location, your type of device, and actions such as pressing the call button. We do not allow it to be used for advertising.',
        ),
        paragraph(analyticsState),
        paragraph(
          `The Contact page has a map of our yard. ${contactPage.map.note} The address is shown next to the map as text.`,
        ),
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it, and where it goes',
      plain: 'We share only what your job, the law or our accounts require. We never sell your details.',
      blocks: [
        paragraph(
          'Within the firm, your data is seen by the people who price, make, install and invoice your job. Outside the firm, it is seen only by:',
        ),
        list(
          'companies that work for us under contract: the host of this site, our email provider, and our accounting and backup services;',
          'firms and people who take part in your job: galvanisers, painters, hauliers, crane firms, inspectors and your own engineer (each receives only what its part of the job needs, usually an address and a drawing);',
          'our accountant, insurer, bank and solicitor, when their work requires it;',
          'HM Revenue & Customs, the Health and Safety Executive, Building Control, a court or the police, where the law requires it;',
          'Google, if you agree to analytics; Meta, if you write to us on WhatsApp; and the OpenStreetMap Foundation, when you scroll to the map;',
          'visitors to this site, who see the reviews and photographs that we show.',
        ),
        paragraph(
          'If the firm or a part of it is sold, the job records pass to the buyer, who takes on the same duties. We never sell or rent personal data.',
        ),
        paragraph(
          'Some of these companies may handle data outside the United Kingdom. They may do so only where the UK government has approved the country’s protection of personal data, or under the United Kingdom’s international data transfer agreement or addendum. For certified companies in the United States, the approval is the UK–US data bridge. You may ask us for a copy of the agreement or addendum.',
        ),
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      plain: 'We delete an enquiry after 12\u00a0months. We keep job records for as long as a claim is possible.',
      blocks: [
        {
          kind: 'table',
          caption: 'Retention periods',
          columns: ['Record', 'Kept for', 'Why'],
          rows: [
            [
              'Jobs: orders, letters, measurements, photographs of the site',
              'About 7\u00a0years after handover',
              'A claim under a contract can be brought for 6\u00a0years; we allow one more to deal with it',
            ],
            [
              'Structural work: drawings, calculations, material certificates, weld and inspection records',
              '16\u00a0years after handover, or until a longer warranty ends',
              'A claim over a dwelling can be brought for 15\u00a0years (Defective Premises Act 1972); we allow one more to deal with it',
            ],
            ['Invoices and accounts', '7\u00a0years', 'Tax law requires 6\u00a0years after the financial year'],
            [
              'Enquiries and quotes that do not become a job',
              '12\u00a0months after our last message',
              'Many people come back within the year',
            ],
            ...keptOnServer,
            [
              'Reviews shown on this site',
              'While they are on Google, or until you object successfully',
              'To show what customers think of our work',
            ],
            [
              'Photographs of your home shown on this site',
              'Until you withdraw your consent, or we replace them',
              'You agreed that we may show them',
            ],
            [
              'WhatsApp messages and voicemail',
              '12\u00a0months, or 7\u00a0years if part of a job',
              'As for enquiries and jobs',
            ],
            ['Internet addresses in the web server’s security log', 'At most 30\u00a0days', 'To find and stop attacks'],
            ['Error reports of pages in the server’s log', 'At most 30\u00a0days', 'To find and fix faults'],
            ['Google Analytics data, if you agreed', 'At most 14\u00a0months', 'To compare one year with the last'],
            [
              'Data protection requests and complaints',
              '3\u00a0years after our answer',
              'To show that we dealt with them',
            ],
            ['Complaints about our work', 'As long as the records of the job', 'They belong to the job'],
          ],
        },
        paragraph(
          'We keep a record longer only while a warranty is running, or while a claim or an official inquiry is open. After that we delete or shred it. It disappears from our backups within 90\u00a0days.',
        ),
        paragraph(
          'We keep files where only our staff can open them, and the connection to this site is encrypted. Ordinary email is less secure. If a drawing is confidential, ask us for another way to send it.',
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      plain: 'You can ask us to show, correct or delete what we hold about you. It is free.',
      blocks: [
        paragraph('You can ask us at any time, free of charge, to:'),
        list(
          'show you the personal data that we hold about you, and give you a copy;',
          'correct what is wrong, or complete what is missing;',
          'delete what we no longer have a reason to keep;',
          'pause our use of it while a question about it is settled;',
          'stop using it where we rely on a legitimate interest: tell us why, and we stop unless we have a compelling reason to continue;',
          'send what you gave us to you or to another firm, in a format that a computer can read.',
        ),
        paragraph(
          'If you have given your consent, to analytics or to a photograph, you can withdraw it as easily as you gave it. What we did before that remains lawful.',
        ),
        paragraph([
          'Write to ',
          emailLink,
          ' or call. We may ask you for proof of who you are. We answer within one month. If a request is unusually complex, the law allows two more months. We would tell you so within the first month.',
        ]),
        paragraph(
          'We must keep some records even if you ask us to delete them, such as invoices or the documents of a structure that is still under guarantee. We will tell you which records these are, and why.',
        ),
      ],
    },
    {
      id: 'complaints-and-changes',
      title: 'Complaints, and changes to this policy',
      plain: 'If something is wrong, tell us first. You can also complain to the regulator.',
      blocks: [
        paragraph([
          'If you think that we have handled your data wrongly, tell us first. Email ',
          emailLinkAbout('Data protection complaint'),
          ` with the subject “Data protection complaint”, write to ${postalAddress}, or call ${business.phone.display}, and we will write it down for you.`,
        ]),
        {
          kind: 'list',
          ordered: true,
          entries: [
            'We acknowledge your complaint within 30\u00a0days of receiving it.',
            'We look into it without undue delay. If this takes time, we tell you how far we have got.',
            'We tell you the outcome without undue delay: what we found and what we have changed.',
          ],
        },
        paragraph([
          'You can also complain to the United Kingdom’s regulator for data protection. Under the Data (Use and Access) Act 2025 this is the Information Commission, which replaces the Information Commissioner’s Office (ICO). You can reach it at ',
          { text: 'ico.org.uk/make-a-complaint', href: 'https://ico.org.uk/make-a-complaint/' },
          ' or on 0303 123 1113. It will usually ask whether you have complained to us first.',
        ]),
        paragraph(
          'We update this page when this site or our way of working changes. If a change affects data that we already hold about you, we tell you before it takes effect.',
        ),
      ],
    },
  ],
}
