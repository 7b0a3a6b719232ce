import { business } from '../business.ts'
import { emailLink, emailLinkAbout, postalAddress } from './firm-address.ts'
import { type LegalBlock, type LegalDocument, list, paragraph } from './legal-document.ts'

/** The model form of Schedule 3, Part B, to the Consumer Contracts Regulations 2013, with our address filled in. */
const cancellationForm: LegalBlock = {
  kind: 'paper-form',
  id: 'cancellation-form',
  title: 'Model cancellation form',
  instruction: 'Complete and return this form only if you wish to withdraw from the contract.',
  printLabel: 'Print this form',
  lines: [
    { label: 'To', value: `${business.legalName}, ${postalAddress}, ${business.email}` },
    {
      label:
        'I/We* hereby give notice that I/We* cancel my/our* contract of sale of the following goods*/for the supply of the following service*',
      value: '',
    },
    { label: 'Ordered on*/received on*', value: '' },
    { label: 'Name of consumer(s)', value: '' },
    { label: 'Address of consumer(s)', value: '' },
    { label: 'Signature of consumer(s) (only if this form is notified on paper)', value: '' },
    { label: 'Date', value: '' },
  ],
  footnote: '* Delete as appropriate',
}

export const termsOfService: LegalDocument = {
  seo: {
    title: 'Terms of service: quotes, payment, cancelling, warranty',
    description:
      'The terms on which we quote, make and install steelwork: 30-day quotes, payment, your right to cancel, 12-month warranty, complaints.',
    keywords: [
      'terms of service',
      'steelwork terms and conditions',
      'steel quote terms',
      'right to cancel bespoke steel',
    ],
  },
  hero: {
    tag: 'Legal',
    title: 'Terms of Service',
    lead: 'What you can expect from us, and what we need from you, in thirteen sections. Print them, or ask us for a copy on paper.',
  },
  updatedLabel: 'Last updated',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are, and what these terms cover',
      blocks: [
        paragraph(
          `We are ${business.legalName}, trading as ${business.name}. We are registered in ${business.registeredIn} with company number ${business.companyNumber} and VAT number ${business.vatNumber}. Our address is ${postalAddress}.`,
        ),
        paragraph([
          'Ring ',
          { text: business.phone.display, href: business.phone.href },
          ' or write to ',
          emailLink,
          '.',
        ]),
        paragraph(
          'These terms apply to this site and to the steelwork that we quote for, make, hire out, deliver or install. If your quote says something different, the quote comes first.',
        ),
        paragraph(
          'In these terms a consumer is a person who acts wholly or mainly outside a trade or profession: somebody altering their own home, for example. A business is anybody else. Where a term is for one of the two only, it says so. Nothing here takes away a right that the law gives a consumer.',
        ),
      ],
    },
    {
      id: 'this-website',
      title: 'Using this website',
      blocks: [
        paragraph(
          'You may read, print and share these pages. Their text, pictures and drawings belong to us or to those who let us use them: please ask before you publish them elsewhere.',
        ),
        paragraph(
          'What we write about steel here is general. It is not engineering advice for your building, and nobody should choose a section, a weld or a prop from it.',
        ),
        paragraph(
          'We keep the site up to date and available as well as we reasonably can, and do not promise that it is never down. Please do not try to break it, overload it or send anything harmful through the forms. Links to other sites are a convenience; what those sites say is theirs.',
        ),
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates and the cost calculator',
      blocks: [
        paragraph([
          'The ',
          { text: 'cost calculator', href: '/calculator' },
          ' gives a guide, not an offer. It takes an hourly rate for the service, multiplies it by 40 hours and then by five factors: size, material, complexity, timeframe and location. The range is from 80% to 130% of that total. Whether VAT is included is stated beside the figure.',
        ]),
        paragraph(
          'A calculation of forty hours cannot know your site. The price in your quote may be lower or higher than the range, and only the quote counts. A figure that we give by telephone or in a message is an estimate too, unless we say in writing that it is a quote.',
        ),
      ],
    },
    {
      id: 'quotes-and-orders',
      title: 'Quotes and orders',
      blocks: [
        list(
          'A quote is free. Most come within 24 hours; where details are missing, within 24 to 48 hours; for complex work, within 3 to 5 days.',
          'It is valid for 30 days from its date, unless it says otherwise.',
          'It lists the steel, the finish, the delivery, the installation and anything that it leaves out.',
          'It rests on the drawings and facts that we were given. If those change, or the site differs from them, we quote for the difference before we go on.',
        ),
        paragraph(
          'A contract between us begins when you accept the quote in writing and we confirm the order. An email is enough. Steel is ordered after that, and cut only when the fabrication drawings have been approved.',
        ),
        paragraph(
          'A change after the order is agreed in writing, with its price and its effect on the date, before it is made. In an emergency we may act on your spoken word and confirm it on the next working day.',
        ),
      ],
    },
    {
      id: 'prices',
      title: 'Prices and VAT',
      blocks: [
        paragraph(
          'For a consumer, the price that stands first in our quote is the total: with VAT, with delivery and with every charge that cannot be avoided. Where a part cannot be worked out in advance, such as the hours of an emergency repair, we state the rate with VAT just as plainly, and how the total will be reached.',
        ),
        paragraph(
          'For a business, prices are shown before VAT, with the VAT and the total beside them. Where the law moves the duty to account for VAT to you (the domestic reverse charge for building services), the invoice says so.',
        ),
        paragraph(
          'The price of an accepted quote is fixed. It changes only if you change the order, if the site or the drawings turn out to differ from what we were given, or if the rate of VAT changes. We tell you before we charge more. If you are a consumer and do not agree, you may cancel the part that is affected and pay only for what has been done.',
        ),
        paragraph(
          'Waiting on site that we did not cause, a lift called off on the day, and parking or road charges that arise from a change of plan are charged at the rates in the quote.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        list(
          'An invoice is due within 30 days of its date, unless your quote sets out a deposit or stages.',
          'Pay by bank transfer to the account on the invoice. If you are ever told by email that our account has changed, ring us on the number in section 1 before you pay.',
          'If something on the invoice is wrong, tell us soon and pay the rest. We put it right or explain it.',
          'Steel stays our property until it has been paid for. The risk of loss or damage passes to you on delivery, or at handover where we install it.',
        ),
        paragraph(
          'If a business pays late, we may charge the interest and the fixed sum allowed by the Late Payment of Commercial Debts (Interest) Act 1998. If a consumer pays late, we write first; a court may award interest.',
        ),
        paragraph(
          'Where our contract is a construction contract under the Housing Grants, Construction and Regeneration Act 1996, the Act’s rules on payment notices apply, and either of us may take a dispute to adjudication. The Act does not cover most contracts with people for work on their own home.',
        ),
      ],
    },
    {
      id: 'design',
      title: 'Drawings, design and who decides what',
      blocks: [
        paragraph(
          'We do not size beams, columns or foundations. A structural engineer does, and that engineer’s drawings and calculations come from you unless the quote includes an engineer whom we appoint for you.',
        ),
        list(
          'We model the steel and make fabrication drawings from the engineer’s design and our own site measurement.',
          'You, or your engineer, check and approve those drawings before we cut. Approval means that they show what you want; it does not shift our own mistakes to you.',
          'The designer names the execution class under BS EN 1090-2. Where none is named, we work to EXC2.',
          'If we see something in a design that looks wrong, we say so at once, and wait for the engineer’s answer.',
        ),
        paragraph(
          'Our models and drawings remain ours. When you have paid, you may use them for the building that they were made for: to build it, maintain it, alter it or sell it.',
        ),
      ],
    },
    {
      id: 'your-site',
      title: 'Your permissions and your site',
      blocks: [
        paragraph('Unless the quote says that we arrange them, these are yours to see to before we start:'),
        list(
          'planning permission, listed building consent, and the consent of a landlord or lender where one is needed;',
          'the application to Building Control;',
          'notices under the Party Wall etc. Act 1996: two months before work on a party wall, one month before digging near a neighbour’s foundations;',
          'a way in for the lorry, firm ground for its outriggers, and permission for any road space;',
          'bases, padstones and walls that are ready, strong enough and at the right level;',
          'props and other temporary works, to a design checked by somebody competent.',
        ),
        paragraph(
          'Tell us what you know about asbestos, buried services, overhead cables, weak floors and anything else that could hurt somebody. We stop if we find a danger and go on when it has been dealt with.',
        ),
        paragraph(
          'The Construction (Design and Management) Regulations 2015 apply to all building work, homes included. If we are the only contractor in your home, we carry the client’s duties for you. If there are several, the principal contractor does. A business client keeps its own.',
        ),
      ],
    },
    {
      id: 'delivery-and-installation',
      title: 'Delivery, lifting, hire and installation',
      blocks: [
        paragraph(
          'The dates in a quote are our honest estimate, unless it says that a date is fixed. If something outside our control holds us up (weather too windy for a lift, a mill that does not deliver, a closed road), we tell you as soon as we know and agree a new date. A consumer who cannot wait until then may cancel, and gets back what was paid for work not done.',
        ),
        list(
          'Delivery means off-loading beside the lorry, as near as it can safely stand. Lifting steel into the building is quoted separately, as a lift with a plan and an appointed person, who plans it and answers for it.',
          'A crane is hired out with its operator. The quote says whether we plan and supervise the lift (a contract lift) or you do (crane hire), and who insures what.',
          'The operator may refuse or stop a lift that is not safe. So may the person in charge on the ground.',
          'Check the steel when it comes. Tell us within 7 days of anything missing or damaged: it helps us to put it right, and a consumer’s rights do not end with those 7 days.',
          'Handover is when the work in the quote is complete and you have its papers: drawings, material certificates and test records, so far as the job calls for them.',
        ),
      ],
    },
    {
      id: 'right-to-cancel',
      title: 'Your right to cancel (consumers)',
      blocks: [
        paragraph(
          'If you are a consumer, and we made the contract at a distance (by telephone, email or this site) or away from our premises (at your home, for example), the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 apply. What they give you depends on what you have ordered.',
        ),
        {
          kind: 'table',
          caption: 'What you can cancel, and until when',
          columns: ['Order', 'Right to cancel', 'Until'],
          rows: [
            [
              'Supply only: steel made to your drawing or measurements',
              'None in law, because it is made to your specification (regulation 28)',
              'Until we have ordered or cut the steel you may still change your mind: ring us',
            ],
            [
              'Supply and fit: steel made for you and installed',
              'Yes for the installation and other services; not for the steel made to your specification',
              '14 days after the day the steel is delivered; you may cancel from the day of the contract',
            ],
            [
              'Services only: site welding, drawings, crane hire with operator',
              'Yes',
              '14 days after the day of the contract',
            ],
            ['Stock items, not cut or made for you', 'Yes', '14 days after the day you receive them'],
            [
              'Urgent repair for which you asked us to come',
              'None for that repair (regulation 28); yes for anything else sold on the visit',
              '14 days after the day of the contract for the extra part',
            ],
          ],
        },
        paragraph(
          'For supply and fit we do not order or cut your steel until 14 days after the day of the contract, unless you ask us in writing to begin sooner. If you cancel before we have begun, you pay nothing.',
        ),
        paragraph(
          'If you asked us to begin and then cancel in time, you pay for the services up to that moment, in proportion to the whole, and for steel already made to your specification. Once a service that you asked us to begin is complete, the right to cancel it ends; we ask you to confirm that you know this before we begin.',
        ),
        paragraph([
          'To cancel, tell us plainly by email to ',
          emailLink,
          `, by letter to ${postalAddress}, or on ${business.phone.display}. You may use the form below, but you do not have to. It is enough that you send your message before the time is up.`,
        ]),
        paragraph(
          'We repay what is due, with the ordinary cost of delivery, without undue delay and within 14 days of hearing from you, in the way that you paid, and without a fee. For goods that you return, the 14 days run from when they reach us or when you show that you have sent them, whichever is earlier. You send them back within 14 days of cancelling and bear the direct cost. We may deduct for wear beyond what looking them over calls for.',
        ),
        paragraph(
          'If goods or work are faulty, your remedies are in the next section and last longer than 14 days. A contract that you sign at our premises, or in the course of business, carries no right to cancel under these Regulations.',
        ),
        cancellationForm,
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty and putting things right',
      blocks: [
        paragraph(
          'We warrant our workmanship for 12 months from handover, or from delivery where we supply only. If a weld, a connection, a coating that we applied or the fit of a piece fails because of how we made or installed it, we repair or replace it free of charge. A longer period named on our page for your kind of work, or in your quote, applies instead.',
        ),
        list(
          'Write or ring as soon as you see it, with a photograph if you can. Stop using anything that may be unsafe.',
          'We come and look, and tell you in writing what we will do.',
          'Not covered: ordinary wear, corrosion where a lesser finish was chosen than we advised, damage, overloading, alterations by others, and want of the maintenance that we described at handover.',
        ),
        paragraph(
          'This comes on top of the law. Under the Consumer Rights Act 2015, goods must be as described, fit for purpose and of satisfactory quality, and services must be carried out with reasonable care and skill. If goods are not as they should be, a consumer can reject them within 30 days, or ask for repair or replacement, and failing that for a lower price or a refund. If work is not, a consumer can ask us to do it again or to reduce the price. Claims can be brought for up to six years.',
        ),
      ],
    },
    {
      id: 'our-responsibility',
      title: 'Our responsibility to you',
      blocks: [
        paragraph(
          'Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.',
        ),
        paragraph(
          'If you are a consumer, we are responsible for loss that we cause by breaking the contract or by failing to use reasonable care, where it was foreseeable when the contract was made. We make good damage that we do to your property while installing. We are not responsible for loss to a business that you run.',
        ),
        paragraph(
          'If you are a business, we are not liable for loss of profit, of production or of contracts, or for other indirect loss. Our total liability for an order is limited to its price, or to £10 million for damage covered by our public liability insurance. Each limit applies so far as the law finds it reasonable.',
        ),
        paragraph(
          'We hold public liability insurance of £10 million. Ask us for the insurer’s name, the territory covered and the current certificate.',
        ),
      ],
    },
    {
      id: 'complaints-and-law',
      title: 'Complaints, the law and changes',
      blocks: [
        paragraph([
          'If you are not content, write to ',
          emailLinkAbout('Complaint'),
          ` with the subject “Complaint”, to ${postalAddress}, or ring ${business.phone.display}. We acknowledge it within 5 working days, come to see the work if that helps, and answer in full within 28 days.`,
        ]),
        paragraph(
          'If we cannot settle it with a consumer, we will name in writing a dispute resolution body that could help, and say whether we will use it. A consumer can also ask the Citizens Advice consumer helpline on 0808 223 1133. Either of us may go to court.',
        ),
        paragraph([
          'A complaint about personal data has a route of its own, in our ',
          { text: 'privacy policy', href: '/privacy-policy#complaints-and-changes' },
          '.',
        ]),
        paragraph(
          'These terms and our contracts are under the law of England and Wales, and its courts decide disputes. A consumer who lives in Scotland or Northern Ireland may use the courts there, and keeps the protection of the law there.',
        ),
        paragraph(
          'The terms on the day of your order govern it; later changes to this page do not. If a court strikes out one of them, the others stand. Only you and we can enforce the contract, and neither of us gives it up by being patient.',
        ),
      ],
    },
  ],
}
