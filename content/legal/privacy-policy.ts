import { business } from '../business.ts'
import { analyticsId, directDelivery, placeholderAnalyticsId, retentionDays } from '../site.ts'
import { emailLink, emailLinkAbout, postalAddress } from './firm-address.ts'
import { type LegalBlock, type LegalDocument, list, paragraph } from './legal-document.ts'

const days = retentionDays === 1 ? '1\u00a0day' : `${retentionDays} days`
const keptUntil =
  retentionDays === 0
    ? 'only until our mail system has accepted them, and then deletes them'
    : `until our mail system has accepted them and for ${days} after that, and then deletes them`
const keptFor =
  retentionDays === 0
    ? 'Until delivered, then deleted; its reference and times for 30\u00a0days more'
    : `Until ${days} after delivery, then deleted; its reference and times until ${Math.max(30, retentionDays)} days after it`
const keptWhy = retentionDays === 0 ? 'The server only passes them on' : 'In case our mail loses one'

/** How an enquiry reaches us: a site is built for our own server or for the visitor's email app, and says only its own way. */
const enquiryBlocks: readonly LegalBlock[] = directDelivery
  ? [
      paragraph(
        `The quote form and the contact form send your enquiry to our server, with the files that you attach. The server keeps your details and files ${keptUntil}. If they cannot be delivered, it keeps them until we have dealt with your enquiry by hand.`,
      ),
      paragraph(
        'We send you an email with a copy of what you wrote and a reference. To keep out junk, the server also notes how fast a form was filled in and how many enquiries come from one internet address. Too many from one address in a short time are refused for a while. Any other doubtful enquiry is marked, and a person reads it.',
      ),
      paragraph(
        'If our server cannot be reached, the form offers to write the same enquiry as a draft email in your own email app instead. Nothing then leaves your device until you press Send there.',
      ),
    ]
  : [
      paragraph(
        'The quote form and the contact form write your enquiry as a draft email to us. Your own email app opens with that draft. Nothing has left your device until you press Send there, and you attach any files yourself. A copy then stays in your own sent mail.',
      ),
    ]

/** When a draft kept in the tab is dropped. */
const goesWhen = directDelivery
  ? 'when our server has taken the form or, at the latest, when you close the tab'
  : 'when you close the tab'

const storedWhileSending: readonly (readonly string[])[] = directDelivery
  ? [
      [
        'Number of an enquiry being sent (session storage)',
        'So that pressing send twice, or a lost answer, stays one enquiry',
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
    ? 'At present no analytics is switched on. You are not asked, because there is nothing to agree to.'
    : 'You are asked once. Yes and no are equally easy, and a link at the foot of each page lets you change your mind.'

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
    lead: 'We need your details to price and build your steelwork. We do not sell them, and we send no newsletters. This page says the rest.',
  },
  changed: '2026-11-23',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      plain: 'We decide how your details are used, and we answer for it.',
      blocks: [
        paragraph(
          `This site belongs to ${business.legalName}, trading as ${business.name}, a company registered in ${business.registeredIn} with number ${business.companyNumber}. In the words of the law we are the controller: we decide what your personal data is used for, and we answer for it.`,
        ),
        paragraph([
          'Write to ',
          emailLink,
          ` or to ${postalAddress}, or call ${business.phone.display}. Put “Privacy” at the top, and your letter goes to the person who looks after data protection here.`,
        ]),
        paragraph(
          'This policy covers visitors to this site, people who ask us for a price, customers, and the people we meet on their jobs: engineers, architects, builders and suppliers.',
        ),
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect, and from whom',
      plain: 'We hold what you tell us about yourself and your job, and little else.',
      blocks: [
        paragraph('Most of it comes from you, when you fill in a form, call, write, or send a WhatsApp message.'),
        list(
          'Who you are: name, company, telephone number, email address.',
          'The job: what you need, where, by when, your budget if you give one, and how you prefer to be contacted.',
          'Files that you send: drawings, calculations, photographs. A photograph may show people, or carry the place where it was taken.',
          'If you become a customer: site and invoice addresses, measurements, orders, invoices and payments, and what we agreed on the way.',
        ),
        paragraph(
          'The computer that serves this site sees your internet address with each request, as every web server does. It needs it to answer, and to keep attacks out. We do not join it to your enquiry.',
        ),
        paragraph(
          'Some of it comes from others. A builder, architect or engineer may give us your name and the address of a site. Our customers’ records then say where it came from.',
        ),
        paragraph(
          'The law does not oblige you to give us anything. But without a way to reach you and a description of the job, we cannot send you a price. Please do not send us facts about your health, or other people’s personal details, unless the job needs them.',
        ),
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it, and the law that allows it',
      plain: 'We use your details to price and build your steelwork, and where the law requires it.',
      blocks: [
        {
          kind: 'table',
          caption: 'Purposes and lawful bases',
          columns: ['What we do', 'Lawful basis (UK GDPR, Article 6)'],
          rows: [
            ['Answer you, measure and send a price', 'Steps that you ask for before a contract'],
            ['Make, deliver, install and guarantee your steelwork', 'Contract with you'],
            [
              'The same, where the contract is with your employer or your builder',
              'Legitimate interest: doing the work that was ordered',
            ],
            ['Keep invoices and tax records, and site health and safety records', 'Legal obligation'],
            [
              'Keep job records, so that we can answer for a structure and deal with a claim',
              'Legitimate interest: proving what was built, and defending claims',
            ],
            ['Keep this site working, and keep junk and attacks out', 'Legitimate interest: a safe website'],
            ['Show a map of our yard on the Contact page', 'Legitimate interest: helping you to find us'],
            ['Count visits with Google Analytics', 'Your consent, which you can withdraw at any time'],
          ],
        },
        paragraph(
          'Where we rely on a legitimate interest, we have weighed it against yours. Ask, and we will tell you how.',
        ),
        paragraph(
          'No computer decides anything about you here. The cost calculator does arithmetic in your own browser, and its result binds neither of us.',
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
          'If the text is too long for a draft, the page puts the whole of it on your clipboard and tells you so. You can paste it into the email.',
        ),
        paragraph(
          `While you type, the page may keep an unfinished form in this browser tab, so that a reload does not lose it. It stays on your device and goes ${goesWhen}. Files that you attach are kept the same way, for this tab alone, until they are sent or, at the latest, a form is opened more than a day later.`,
        ),
        paragraph(
          'The calculator and the postcode check run in your browser. What you enter there reaches us only if you choose to send it: the calculator’s two buttons open your email app with a draft.',
        ),
        paragraph(
          'A WhatsApp message goes through WhatsApp, a service of Meta, under its own privacy policy. If you would rather not use it, call or write instead.',
        ),
        paragraph(
          'If part of a page stops working, the page may report it to this site’s own server, if the site runs on one. The server logs which page and which part failed, the error message and what your browser calls itself (its user agent). Quoted text, email addresses and phone numbers are removed from the message first.',
        ),
      ],
    },
    {
      id: 'cookies-and-storage',
      title: 'Cookies, browser storage and analytics',
      plain: 'We set no cookie unless you agree to it.',
      blocks: [
        paragraph(
          'We set no cookie without your consent. We use your browser’s own storage only for what you have asked the page to do.',
        ),
        {
          kind: 'table',
          caption: 'What may be stored on your device',
          columns: ['What', 'Why', 'How long', 'Consent'],
          rows: [
            [
              'Draft of a form (session storage)',
              'So that a reload does not lose what you typed',
              directDelivery ? 'Until our server has taken it, or you close the tab' : 'Until you close the tab',
              'Not needed: you are filling in the form',
            ],
            ...storedWhileSending,
            [
              'Files you have attached (IndexedDB), and a number for this tab (session storage)',
              'So that a reload does not lose them, and no other tab is offered them',
              'Until they are sent or you remove them; deleted by the next form that you open more than a day later. The number: until you close the tab',
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
              'So that the page that follows can say what has happened',
              'Until that page has shown it',
              'Not needed: it answers what you did',
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
          'Google Analytics works here in the basic form of Google’s Consent Mode. Until you agree, its program is not loaded and nothing is sent to Google, not even a count without a name. If you agree, Google receives the pages you see, roughly where you are, your kind of device, and actions such as pressing the call button. We do not allow it to be used for advertising.',
        ),
        paragraph(analyticsState),
        paragraph(
          'The map on the Contact page comes from the OpenStreetMap Foundation. When you scroll to it, your browser fetches it from openstreetmap.org, which then receives your internet address, your kind of browser and the fact that you came from this site. We set no cookie through it. The address beside it does as well, and contacts nobody.',
        ),
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it, and where it goes',
      plain: 'We share only what a job, the law or our accounts call for. We never sell your details.',
      blocks: [
        paragraph('Inside the firm, the people who price, make, install and invoice your job. Outside it, only these:'),
        list(
          'Companies that work for us under contract: the host of this site, our email provider, our accounts and backup services.',
          'Those who take part in your job: galvanisers, painters, hauliers, crane firms, inspectors and your own engineer. Each gets what that part needs, usually an address and a drawing.',
          'Our accountant, insurer, bank and solicitor, when their work calls for it.',
          'HM Revenue & Customs, the Health and Safety Executive, Building Control, a court or the police, where the law requires it.',
          'Google, if you agree to analytics. Meta, if you write to us on WhatsApp. The OpenStreetMap Foundation, if you load the map.',
        ),
        paragraph(
          'If the firm or a part of it is sold, job records go with it, under the same duties. We never sell or rent personal data.',
        ),
        paragraph(
          'Some of these companies may handle data outside the United Kingdom. That happens only where the UK government has found the country’s protection adequate (for certified companies in the United States, the UK–US data bridge), or under the Information Commissioner’s international data transfer agreement or addendum. Ask us for a copy.',
        ),
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      plain: 'An enquiry goes after 12\u00a0months. We keep job records for as long as a claim is possible.',
      blocks: [
        {
          kind: 'table',
          caption: 'Retention periods',
          columns: ['Record', 'Kept for', 'Why'],
          rows: [
            [
              'Jobs: orders, letters, measurements, photographs of the site',
              'About 7\u00a0years after handover',
              'A claim on a contract can be brought for 6\u00a0years; one more to deal with it',
            ],
            [
              'Structural work: drawings, calculations, material certificates, weld and inspection records',
              '16\u00a0years after handover, or until a longer warranty ends',
              'A claim over a dwelling can be brought for 15\u00a0years (Defective Premises Act 1972); one more to deal with it',
            ],
            ['Invoices and accounts', '7\u00a0years', 'Tax law requires 6\u00a0years after the financial year'],
            [
              'Enquiries and quotes that do not become a job',
              '12\u00a0months after our last message',
              'Many people come back within the year',
            ],
            ...keptOnServer,
            ['WhatsApp messages and voicemail', '12\u00a0months, or 7\u00a0years if part of a job', 'The same reasons'],
            ['Internet addresses in the web server’s security log', 'At most 30\u00a0days', 'To find and stop attacks'],
            ['Error reports of pages in the server’s log', 'At most 30\u00a0days', 'To find and fix faults'],
            ['Google Analytics data, if you agreed', 'At most 14\u00a0months', 'To compare one year with the last'],
            ['Privacy requests and complaints', '3\u00a0years after the answer', 'To show that we dealt with them'],
          ],
        },
        paragraph(
          'We keep a record longer only while a warranty runs, or a claim or an official inquiry is open. After that it is deleted or shredded. Backups follow within 90\u00a0days.',
        ),
        paragraph(
          'Files are kept where only our staff can reach them, and the connection to this site is encrypted. Ordinary email is not a sealed letter: if a drawing is confidential, ask us for another way to send it.',
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      plain: 'Ask us to show, correct or delete what we hold about you. It is free.',
      blocks: [
        paragraph('You can ask us at any time, free of charge, to:'),
        list(
          'show you the personal data that we hold about you, and give you a copy;',
          'correct what is wrong, or complete what is missing;',
          'delete what we no longer have a reason to keep;',
          'pause our use of it while a question about it is settled;',
          'stop a use that rests on our legitimate interest: tell us why, and we stop unless we have a compelling reason;',
          'hand over what you gave us, in a form that another firm’s computer can read.',
        ),
        paragraph(
          'If you have agreed to analytics, you can withdraw that as easily as you gave it. What was done before stays lawful.',
        ),
        paragraph([
          'Write to ',
          emailLink,
          ' or call. We may ask for something that shows who you are. We answer within one month. If a request is unusually complex, the law allows two more, and we would tell you within the first.',
        ]),
        paragraph(
          'Some records we must keep even when asked to delete them: invoices, for example, or the documents of a structure that is still under guarantee. We will tell you which, and why.',
        ),
      ],
    },
    {
      id: 'complaints-and-changes',
      title: 'Complaints, and changes to this policy',
      plain: 'Tell us first if something is wrong. You can also go to the Information Commissioner.',
      blocks: [
        paragraph([
          'If you think that we have handled your data wrongly, tell us first. Email ',
          emailLinkAbout('Data protection complaint'),
          ` with the subject “Data protection complaint”, write to ${postalAddress}, or call ${business.phone.display} and somebody will write it down with you.`,
        ]),
        {
          kind: 'list',
          ordered: true,
          entries: [
            'We acknowledge your complaint within 30\u00a0days of receiving it.',
            'We look into it without undue delay, and tell you how it is going if it takes time.',
            'We tell you the outcome without undue delay: what we found and what we have changed.',
          ],
        },
        paragraph([
          'You can also go to the Information Commissioner’s Office, the United Kingdom’s data protection regulator, at ',
          { text: 'ico.org.uk/make-a-complaint', href: 'https://ico.org.uk/make-a-complaint/' },
          ' or on 0303 123 1113. It will usually ask whether you have complained to us.',
        ]),
        paragraph(
          'When this site or our way of working changes, this page changes with it. If a change affects data that we already hold about you, we tell you before it takes effect.',
        ),
      ],
    },
  ],
}
