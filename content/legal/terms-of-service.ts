// Sample content: whether the survey before a quote is free, and what each guarantee covers, is for the firm to decide.
import { business } from '../business.ts'
import { stats, workingDays } from '../stats.ts'
import { higherRiskEmergency, higherRiskRule } from '../steelwork-documents.ts'
import { beamGuarantee, guarantor, warrantyClaim, workmanshipWarranty } from '../warranty.ts'
import { emailLink, emailLinkAbout, postalAddress } from './firm-address.ts'
import { type LegalBlock, type LegalDocument, list, paragraph } from './legal-document.ts'

const { publicLiability, professionalIndemnity } = business.insurance

/** "with" and the insurer's name, once the owner has entered it. */
const withInsurer = (insurer: string) => (insurer ? ` with ${insurer}` : '')
const ofCover = (cover: string) => (cover ? ` of ${cover}` : '')

/** Ours is promised only once the certificate behind it is entered. */
const ourDeclaration = business.certificates['BS EN 1090'].number
  ? 'They are among the documents of the job.'
  : 'Ask for our certificate number before you order.'

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
    lead: 'These terms say what you can expect from us and what we need from you. You can print them, or ask us for a copy on paper.',
  },
  changed: '2026-11-23',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are, and what these terms cover',
      plain: 'This section says who we are and when these terms apply.',
      blocks: [
        paragraph(
          `We are ${business.legalName}, trading as ${business.name}. We are registered in ${business.registeredIn} with company number ${business.companyNumber} and VAT number ${business.vatNumber}. Our address is ${postalAddress}.`,
        ),
        paragraph([
          'Call ',
          { text: business.phone.display, href: business.phone.href },
          ' or write to ',
          emailLink,
          '.',
        ]),
        paragraph(
          'These terms apply to this site and to the steelwork that we quote for, make, hire out, deliver or install. If your quote says something different, the quote takes priority.',
        ),
        paragraph(
          `In these terms, a consumer is a person who acts wholly or mainly outside their trade, business or profession, such as somebody who is altering their own home. A business is anybody else. A term that applies to only one of the two says so. Nothing in these terms takes away a right that the law gives a consumer. ${workingDays}`,
        ),
      ],
    },
    {
      id: 'this-website',
      title: 'Using this website',
      plain: 'You may read and share these pages, but do not size steel from them.',
      blocks: [
        paragraph(
          'You may read, print and share these pages. Their text, pictures and drawings belong to us or to people who have given us permission to use them. Please ask before you publish them elsewhere.',
        ),
        paragraph(
          'The information about steel on this site is general. It is not engineering advice for your building. Do not choose a section, a weld or a prop from it.',
        ),
        paragraph(
          'We take reasonable care to keep the site up to date and available, but we do not promise that it is always available. Do not try to break it, overload it or send anything harmful through the forms. We link to other sites for your convenience. We are not responsible for what they say.',
        ),
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates and the cost calculator',
      plain: 'The calculator gives you a rough range. Only a written quote states our price.',
      blocks: [
        paragraph([
          'The ',
          { text: 'cost calculator', href: '/calculator' },
          ' gives a guide, not an offer. It multiplies an hourly rate for the service by 40\u00a0hours and then by five factors: size, material, complexity, timeframe and location. The range is from 80% to 130% of that total. It is meant to cover drawing, making, delivering and fitting the steelwork, with VAT. It does not cover the engineer’s design, propping, padstones and bases, a crane larger than our lorry’s, fire protection, glass and timber, builder’s work, permissions or road charges.',
        ]),
        paragraph(
          'The calculator does not know your site. The price in your quote may be lower or higher than the range, and only the quote counts. A budget price from a description or a sketch is also an estimate. So is a figure that we give by telephone or in a message, unless we say in writing that it is a quote.',
        ),
      ],
    },
    {
      id: 'quotes-and-orders',
      title: 'Quotes and orders',
      plain: `A quote is free and valid for ${stats.quote.validFor}. We order nothing until you have accepted it in writing.`,
      blocks: [
        list(
          `A quote is free. Most come within ${stats.quote.most}. If details are missing, we need ${stats.quote.missingDetails}; for complex work, we need ${stats.quote.complex}. These times count working days only.`,
          `It is valid for ${stats.quote.validFor} from its date, unless it says otherwise.`,
          'It lists the steel, the finish, the delivery, the installation, what we hire in (galvanising, larger cranes) and what it leaves out.',
          'If you have complete drawings, we quote from them and measure the site after you accept, before we cut any steel. If you have none, we survey the site first. That visit is free, like the quote.',
          'The quote is based on your drawings or our survey, and on the facts that you gave us. If these change, or the site differs from them, we quote for the difference before we continue.',
        ),
        paragraph(
          'A contract between us begins when you accept the quote in writing and we confirm the order. An email is enough. We order the steel after that, and cut it only when the fabrication drawings have been approved.',
        ),
        paragraph(
          'If you want a change after the order, we agree it in writing with you, with its price and its effect on the date, before we make it. In an emergency we may act on your spoken instruction and confirm it in writing on the next working day.',
        ),
      ],
    },
    {
      id: 'prices',
      title: 'Prices and VAT',
      plain:
        'The price that you accept stays the same unless the job or the rate of VAT changes. Householders see it with VAT.',
      blocks: [
        paragraph(
          'For a consumer, the price shown first in our quote is the total. It includes VAT, delivery and every charge that cannot be avoided. If a part cannot be worked out in advance, such as the hours of an emergency repair, we state just as plainly the rate with VAT and how we will work out the total.',
        ),
        paragraph(
          'For a business, prices are shown before VAT, with the VAT and the total next to them. If the law makes you account for the VAT (the domestic reverse charge for building services), the invoice says so.',
        ),
        paragraph(
          'The price of an accepted quote is fixed. It changes only if you change the order, if the site or the drawings turn out to differ from what we were given, or if the rate of VAT changes. We tell you before we charge more. If you are a consumer and do not agree, you may cancel the part that is affected and pay only for what has been done.',
        ),
        paragraph(
          'We charge at the rates in the quote for waiting on site that we did not cause, for a lift called off on the day, and for parking or road charges that arise from a change of plan.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      plain: 'You have 30\u00a0days to pay an invoice. The steel is ours until you have paid for it.',
      blocks: [
        list(
          'An invoice is due within 30\u00a0days of its date, unless your quote sets out a deposit or stages.',
          'Pay by bank transfer to the account on the invoice. If you are ever told by email that our account has changed, call us on the number in section 1 before you pay.',
          'If something on the invoice is wrong, tell us soon and pay the rest. We correct it or explain it.',
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
      plain: 'Your engineer decides the size of the steel. We draw it, make it and tell you if something looks wrong.',
      blocks: [
        paragraph(
          'We do not size beams, columns or foundations. You appoint a structural engineer to do this. If you have none, we can introduce one and coordinate with them. Their appointment, fee and advice remain a matter between you and them.',
        ),
        list(
          'We model the steel and make fabrication drawings from the engineer’s design and our own site measurement.',
          'You, or your engineer, check and approve those drawings before we cut. Approval means that they show what you want. It does not make you responsible for our mistakes.',
          'The designer names the execution class under BS EN 1090-2. If none is named, we work to EXC2.',
          'Where the quote says so, we design connections to the forces that the engineer gives us, and the engineer checks them.',
          'If something in a design looks wrong to us, we tell you at once and wait for the engineer’s answer.',
        ),
        paragraph(
          'Our models and drawings remain ours. When you have paid, you may use them to build, maintain, alter or sell the building that they were made for.',
        ),
      ],
    },
    {
      id: 'your-site',
      title: 'Your permissions and your site',
      plain: 'You arrange permissions, propping and a site that is ready, unless the quote says that we do.',
      blocks: [
        paragraph('Unless the quote says that we arrange them, you arrange the following before we start:'),
        list(
          'planning permission, listed building consent, and the consent of a landlord or lender where one is needed;',
          'the application for Building Control approval, to your council or a registered building control approver, with your engineer’s calculations; for a higher-risk building, to the Building Safety Regulator (see below);',
          'notices under the Party Wall etc. Act 1996: two months before work on a party wall, one month before digging near a neighbour’s foundations;',
          'access for the lorry, firm ground for its outriggers, and permission for any road space;',
          'bases, padstones and walls that are ready, strong enough and at the right level;',
          'props and other temporary works, which your builder installs to a design by the builder’s engineer or yours. If our price includes propping, we prop to that design.',
        ),
        paragraph(
          `${higherRiskRule} ${higherRiskEmergency} We do not start other work there until you have shown us the approval.`,
        ),
        paragraph(
          'Tell us what you know about asbestos, buried services, overhead cables, weak floors and anything else that could hurt somebody. If we find a danger, we stop work until it has been dealt with.',
        ),
        paragraph(
          'The Construction (Design and Management) Regulations 2015 apply to all building work, homes included. Where there is more than one contractor, the client appoints a principal designer and a principal contractor in writing (regulation 5). If the client is a householder, the client’s duties pass to the only contractor or, if there are several, to the principal contractor. They pass to the principal designer instead if the householder and the principal designer have agreed this in writing (regulation 7). We are principal designer or principal contractor only if we have agreed to it in writing. A business client keeps its own duties.',
        ),
        paragraph(
          'Part 2A of the Building Regulations has separate requirements. Designers and contractors must be competent, and everyone who orders, designs or carries out the work must plan for it to comply. Where there is more than one contractor, a principal designer and a principal contractor must be appointed for this purpose too. They may be the same people as under the 2015 Regulations.',
        ),
      ],
    },
    {
      id: 'delivery-and-installation',
      title: 'Delivery, lifting, hire and installation',
      plain:
        'We tell you at once if a date changes. The operator and the person in charge on the ground may stop an unsafe lift.',
      blocks: [
        paragraph(
          'The dates in a quote are estimates, unless it says that a date is fixed. If something outside our control delays us, such as wind too strong for a lift, a mill that does not deliver or a closed road, we tell you as soon as we know and agree a new date with you. A consumer who cannot wait until then may cancel. We then refund what was paid for work not done.',
        ),
        list(
          'Delivery means off-loading next to the lorry, as near to the building as the lorry can safely stand. Lifting steel into the building is a separate line in the quote. Such a lift has a plan made for that crane and that lift, and an appointed person who is responsible for it.',
          'A crane is hired out with its operator. The quote says whether we plan and supervise the lift (a contract lift) or you do (crane hire), and who insures what.',
          'The operator may refuse or stop an unsafe lift. The person in charge on the ground may do the same.',
          'Check the steel when it arrives. Tell us within 7\u00a0days if anything is missing or damaged, so that we can put it right. A consumer’s rights do not end after those 7\u00a0days.',
          `Handover is when the work in the quote is complete and you have its documents: the drawings, material certificates and test records that the job needs. For fabricated structural steelwork the law also requires our Declaration of Performance and UKCA or CE marking under BS EN 1090-1. ${ourDeclaration}`,
        ),
      ],
    },
    {
      id: 'right-to-cancel',
      title: 'Your right to cancel (consumers)',
      plain:
        'If you are a consumer, you can usually cancel the fitting within 14\u00a0days, but not steel that is made to your measurements.',
      blocks: [
        paragraph(
          'If you are a consumer, and we made the contract at a distance (by telephone, by email or through this site) or away from our premises (at your home, for example), the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 apply. Your right to cancel depends on what you have ordered.',
        ),
        {
          kind: 'table',
          caption: 'What you can cancel, and until when',
          columns: ['Order', 'Right to cancel', 'Until'],
          rows: [
            [
              'Supply only: steel made to your drawing or measurements',
              'None by law, because the steel is made to your specification (regulation 28)',
              'You may still cancel until we have ordered or cut the steel: call us',
            ],
            [
              'Supply and fit: steel made for you and installed',
              'Yes for the installation and other services; no for the steel made to your specification',
              '14\u00a0days after the day the steel is delivered; you may cancel from the day of the contract',
            ],
            [
              'Services only: site welding, drawings, crane hire with operator',
              'Yes',
              '14\u00a0days after the day of the contract',
            ],
            ['Stock items, not cut or made for you', 'Yes', '14\u00a0days after the day you receive them'],
            [
              'Urgent repair for which you asked us to come',
              'None for that repair (regulation 28); yes for anything else sold on the visit',
              '14\u00a0days after the day of the contract for the extra part',
            ],
          ],
        },
        paragraph(
          'For supply and fit we do not order or cut your steel until 14\u00a0days after the day of the contract, unless you ask us in writing to begin sooner. If you cancel in time and before we have begun, you pay nothing.',
        ),
        paragraph(
          'If you asked us to begin and then cancel in time, you pay for the services that we provided until then, in proportion to the whole, and for steel already made to your specification. Once a service that you asked us to begin is complete, your right to cancel it ends. We ask you to confirm that you know this before we begin.',
        ),
        paragraph([
          'To cancel, tell us clearly by email to ',
          emailLink,
          `, by letter to ${postalAddress}, or on ${business.phone.display}. You may use the form below, but you do not have to. You are in time if you send your message before the period ends.`,
        ]),
        paragraph(
          'We repay what is due, including the standard cost of delivery, without undue delay and within 14\u00a0days of the day you tell us that you cancel. We use the payment method that you used and charge no fee. For goods that you return, the 14\u00a0days run from the day they reach us or the day you show that you have sent them, whichever is earlier. You send the goods back within 14\u00a0days of cancelling and pay the direct cost of returning them. We may deduct an amount if the goods have lost value because you handled them more than you needed to in order to inspect them.',
        ),
        paragraph(
          'If goods or work are faulty, the next section sets out your remedies. They last longer than 14\u00a0days. These Regulations give no right to cancel a contract that you make at our premises or in the course of business.',
        ),
        cancellationForm,
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty and putting things right',
      plain:
        'If our work fails within the periods in this section, we put it right free of charge. You have statutory rights as well.',
      blocks: [
        paragraph(workmanshipWarranty),
        {
          kind: 'table',
          caption: 'Longer guarantees, and what each covers',
          columns: ['Work', 'For', 'Covers', 'Does not cover'],
          rows: [
            [beamGuarantee.work, beamGuarantee.period, beamGuarantee.covers, beamGuarantee.excludes],
            [
              'Structure of a staircase',
              `${stats.warranty.staircaseStructure} from handover`,
              'Stringers, landings, the steel that carries the treads, welds, bolts and the fixings to the building',
              `Treads, glass, timber and coatings, which have the ${stats.warranty.workmanship} above`,
            ],
            [
              'Structure of architectural metalwork',
              `At least ${stats.warranty.metalworkStructure} from handover; the quote may state a longer period`,
              'Members, welds and fixings to the building',
              'Coatings: the quote states their expected life in the conditions of your site',
            ],
          ],
        },
        paragraph(`${guarantor} Ask us for your guarantee in writing.`),
        paragraph('To claim:'),
        list(...warrantyClaim),
        paragraph(
          'A consumer has statutory rights as well, and no guarantee here affects them. Under the Consumer Rights Act 2015, goods must be as described, fit for purpose and of satisfactory quality, and services must be carried out with reasonable care and skill. If goods do not meet this standard, a consumer can reject them within 30\u00a0days, or ask for repair or replacement. If that fails, a consumer can ask for a lower price or a refund. If work does not meet this standard, a consumer can ask us to do it again or to reduce the price. A claim for breach of contract can be brought for six years, or for longer if the contract is a deed. If work on a building that contains a dwelling leaves the dwelling unfit to live in, section 2A of the Defective Premises Act 1972 allows a claim for fifteen years from completion of the work.',
        ),
      ],
    },
    {
      id: 'our-responsibility',
      title: 'Our responsibility to you',
      plain: 'We pay for damage that we cause. For businesses our liability is limited as far as the law allows.',
      blocks: [
        paragraph(
          'Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.',
        ),
        paragraph(
          'If you are a consumer, we are responsible for loss that we cause by breaking the contract or by failing to use reasonable care, if that loss was foreseeable when the contract was made. We make good any damage that we cause to your property during installation. We are not responsible for loss to a business that you run.',
        ),
        paragraph(
          `If you are a business, we are not liable for loss of profit, of production or of contracts, or for other indirect loss. Our total liability for an order is limited to its price, or to ${publicLiability.cover} for damage covered by our public liability insurance. Each limit applies only so far as it is reasonable in law.`,
        ),
        paragraph(
          `We hold public liability insurance${ofCover(publicLiability.cover)}${withInsurer(publicLiability.insurer)}. Ask us for the territory covered and the current certificate.`,
        ),
        paragraph(
          `Professional indemnity insurance${ofCover(professionalIndemnity.cover)}${withInsurer(professionalIndemnity.insurer)} covers the connections that we design. It covers no other design, because we do none. The engineer whom you appoint carries professional indemnity insurance for the design of the structure. Ask them for the certificate.`,
        ),
      ],
    },
    {
      id: 'complaints-and-law',
      title: 'Complaints, the law and changes',
      plain:
        'If something is wrong, tell us first. After that you can use advice lines and the courts of England and Wales.',
      blocks: [
        paragraph([
          'If you are not satisfied, write to ',
          emailLinkAbout('Complaint'),
          ` with the subject “Complaint”, to ${postalAddress}, or call ${business.phone.display}. We acknowledge your complaint within 5\u00a0working days, come to see the work if that helps, and answer in full within 28\u00a0days.`,
        ]),
        paragraph(
          'If we cannot settle it with a consumer, we will name in writing a dispute resolution body that could help, and say whether we will use it. A consumer can also ask the Citizens Advice consumer helpline on 0808 223 1133. Either of us may go to court.',
        ),
        paragraph([
          'For a complaint about personal data, see our ',
          { text: 'privacy policy', href: '/privacy-policy#complaints-and-changes' },
          '.',
        ]),
        paragraph(
          'The law of England and Wales applies to these terms and our contracts, and its courts decide disputes. A consumer who lives in Scotland or Northern Ireland may use the courts there, and keeps the protection of the law there.',
        ),
        paragraph(
          'The terms on the day of your order apply to it. Later changes to this page do not. If a court finds that one of the terms is invalid, the others still apply. Only you and we can enforce the contract, with one exception: a later owner of the building can enforce the longer guarantees in section 11, under the Contracts (Rights of Third Parties) Act 1999. If either of us waits before enforcing a right, the right is not lost.',
        ),
      ],
    },
  ],
}
