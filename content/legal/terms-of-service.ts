import { business } from '../business.ts'
import { stats } from '../stats.ts'
import { higherRiskEmergency, higherRiskRule } from '../steelwork-documents.ts'
import { beamGuarantee, guarantor, warrantyClaim, workmanshipWarranty } from '../warranty.ts'
import { emailLink, emailLinkAbout, postalAddress } from './firm-address.ts'
import { type LegalBlock, type LegalDocument, list, paragraph } from './legal-document.ts'

/** The model form of Schedule 3, Part B, to the Consumer Contracts Regulations 2013, with our address filled in. */
const { publicLiability, professionalIndemnity } = business.insurance

/** "with so-and-so", once the owner has typed the insurer. */
const withInsurer = (insurer: string) => (insurer ? ` with ${insurer}` : '')
const ofCover = (cover: string) => (cover ? ` of ${cover}` : '')

/** Ours is promised only once the certificate behind it is entered. */
const ourDeclaration = business.certificates['BS EN 1090'].number
  ? 'They are among the documents.'
  : 'Ask for our certificate number before you order.'

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
    lead: 'What you can expect from us, and what we need from you, section by section. Print them, or ask us for a copy on paper.',
  },
  changed: '2026-11-23',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are, and what these terms cover',
      plain: 'This is who you are dealing with, and when these terms apply.',
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
      plain: 'Read and share these pages as you like, but do not size steel from them.',
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
      plain: 'The calculator gives you a rough range; only a written quote is a price that we stand by.',
      blocks: [
        paragraph([
          'The ',
          { text: 'cost calculator', href: '/calculator' },
          ' gives a guide, not an offer. It takes an hourly rate for the service, multiplies it by 40\u00a0hours and then by five factors: size, material, complexity, timeframe and location. The range is from 80% to 130% of that total. It is meant to cover the steelwork: drawn, made, delivered and fitted, with VAT. It does not cover the engineer’s design, propping, padstones and bases, a crane larger than our lorry’s, fire protection, glass and timber, builder’s work, permissions or road charges.',
        ]),
        paragraph(
          'The calculator does not know your site. The price in your quote may be lower or higher than the range, and only the quote counts. A budget price, given from a description or a sketch, is an estimate too, and so is a figure by telephone or in a message, unless we say in writing that it is a quote.',
        ),
      ],
    },
    {
      id: 'quotes-and-orders',
      title: 'Quotes and orders',
      plain: `A quote costs nothing and holds for ${stats.quote.validFor}, and nothing is ordered until you have said yes in writing.`,
      blocks: [
        list(
          `A quote is free. Most come within ${stats.quote.most}; where details are missing, within ${stats.quote.missingDetails}; for complex work, within ${stats.quote.complex}. Sundays and bank holidays are not counted.`,
          `It is valid for ${stats.quote.validFor} from its date, unless it says otherwise.`,
          'It lists the steel, the finish, the delivery, the installation, what we hire in (galvanising, larger cranes) and what it leaves out.',
          'It is made from drawings or our survey, and rests on them and on the facts that we were given. If those change, or the site differs from them, we quote for the difference before we go on.',
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
      plain: 'The price you accept stays the same unless the job itself changes, and householders see it with VAT.',
      blocks: [
        paragraph(
          'For a consumer, the price shown first in our quote is the total: with VAT, with delivery and with every charge that cannot be avoided. Where a part cannot be worked out in advance, such as the hours of an emergency repair, we state the rate with VAT just as plainly, and how the total will be reached.',
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
      plain: 'You have 30\u00a0days to pay an invoice, and the steel is ours until you have.',
      blocks: [
        list(
          'An invoice is due within 30\u00a0days of its date, unless your quote sets out a deposit or stages.',
          'Pay by bank transfer to the account on the invoice. If you are ever told by email that our account has changed, call us on the number in section 1 before you pay.',
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
      plain: 'Your engineer decides what size the steel is; we draw it, make it and say so if something looks wrong.',
      blocks: [
        paragraph(
          'We do not size beams, columns or foundations. A structural engineer does, appointed by you. If you have none, we can introduce one and coordinate with them; their appointment, fee and advice stay between you and them.',
        ),
        list(
          'We model the steel and make fabrication drawings from the engineer’s design and our own site measurement.',
          'You, or your engineer, check and approve those drawings before we cut. Approval means that they show what you want; it does not shift our own mistakes to you.',
          'The designer names the execution class under BS EN 1090-2. Where none is named, we work to EXC2.',
          'Where the quote says so, we design connections to the forces that the engineer gives us, and the engineer checks them.',
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
      plain:
        'Permissions, propping and a site that is ready are yours to arrange unless the quote says that they are ours.',
      blocks: [
        paragraph('Unless the quote says that we arrange them, these are yours to see to before we start:'),
        list(
          'planning permission, listed building consent, and the consent of a landlord or lender where one is needed;',
          'the application for Building Control approval, to your council or a registered building control approver, with your engineer’s calculations; for a higher-risk building, to the Building Safety Regulator (see below);',
          'notices under the Party Wall etc. Act 1996: two months before work on a party wall, one month before digging near a neighbour’s foundations;',
          'a way in for the lorry, firm ground for its outriggers, and permission for any road space;',
          'bases, padstones and walls that are ready, strong enough and at the right level;',
          'props and other temporary works: your builder puts them in, to a design by the builder’s engineer or yours. Where our price says that we prop, we do it to that design.',
        ),
        paragraph(
          `${higherRiskRule} ${higherRiskEmergency} We do not start other work there until you have shown us the approval.`,
        ),
        paragraph(
          'Tell us what you know about asbestos, buried services, overhead cables, weak floors and anything else that could hurt somebody. We stop if we find a danger and go on when it has been dealt with.',
        ),
        paragraph(
          'The Construction (Design and Management) Regulations 2015 apply to all building work, homes included. Where there is more than one contractor, the client appoints a principal designer and a principal contractor in writing (regulation 5). For a householder, the only contractor carries the client’s duties, or the principal contractor if there are several; the principal designer carries them instead where you and they have agreed that in writing (regulation 7). We are principal designer or principal contractor only if we have agreed to it in writing. A business client keeps its own duties.',
        ),
        paragraph(
          'Part 2A of the Building Regulations requires separately that anyone who orders, designs or builds is competent and plans to comply, and that a principal designer and a principal contractor are appointed for that too where there is more than one contractor. They may be the same people.',
        ),
      ],
    },
    {
      id: 'delivery-and-installation',
      title: 'Delivery, lifting, hire and installation',
      plain: 'We tell you at once if a date slips, and anybody on site may stop a lift that is not safe.',
      blocks: [
        paragraph(
          'The dates in a quote are estimates, unless it says that a date is fixed. If something outside our control holds us up (weather too windy for a lift, a mill that does not deliver, a closed road), we tell you as soon as we know and agree a new date. A consumer who cannot wait until then may cancel, and gets back what was paid for work not done.',
        ),
        list(
          'Delivery means off-loading beside the lorry, as near as it can safely stand. Lifting steel into the building is a line of its own in the quote: a lift with a plan made for that crane and that lift, and an appointed person, who answers for it.',
          'A crane is hired out with its operator. The quote says whether we plan and supervise the lift (a contract lift) or you do (crane hire), and who insures what.',
          'The operator may refuse or stop a lift that is not safe. So may the person in charge on the ground.',
          'Check the steel when it comes. Tell us within 7\u00a0days of anything missing or damaged: it helps us to put it right, and a consumer’s rights do not end with those 7\u00a0days.',
          `Handover is when the work in the quote is complete and you have its documents: drawings, material certificates and test records, as far as the job needs them. For fabricated structural steelwork the law also requires our Declaration of Performance and UKCA or CE marking under BS EN 1090-1. ${ourDeclaration}`,
        ),
      ],
    },
    {
      id: 'right-to-cancel',
      title: 'Your right to cancel (consumers)',
      plain:
        'If you are a householder you can usually cancel the fitting within 14\u00a0days, but not steel that has been made to your measurements.',
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
              'Until we have ordered or cut the steel you may still change your mind: call us',
            ],
            [
              'Supply and fit: steel made for you and installed',
              'Yes for the installation and other services; not for the steel made to your specification',
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
          'For supply and fit we do not order or cut your steel until 14\u00a0days after the day of the contract, unless you ask us in writing to begin sooner. If you cancel before we have begun, you pay nothing.',
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
          'We repay what is due, with the ordinary cost of delivery, without undue delay and within 14\u00a0days of hearing from you, in the way that you paid, and without a fee. For goods that you return, the 14\u00a0days run from when they reach us or when you show that you have sent them, whichever is earlier. You send them back within 14\u00a0days of cancelling and bear the direct cost. We may deduct for wear beyond what looking them over calls for.',
        ),
        paragraph(
          'If goods or work are faulty, your remedies are in the next section and last longer than 14\u00a0days. A contract that you sign at our premises, or in the course of business, carries no right to cancel under these Regulations.',
        ),
        cancellationForm,
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty and putting things right',
      plain:
        'If our work fails we put it right free of charge for the time stated here, and the law gives you more on top.',
      blocks: [
        paragraph(workmanshipWarranty),
        // Sample content: what each guarantee covers, and that it passes on, is for the firm to decide.
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
              `At least ${stats.warranty.metalworkStructure} from handover; the quote may name more`,
              'Members, welds and fixings to the building',
              'Coatings: the quote names their expected life for the place where they stand',
            ],
          ],
        },
        paragraph(`${guarantor} Ask us for yours in writing.`),
        paragraph('To claim:'),
        list(...warrantyClaim),
        paragraph(
          'A consumer has statutory rights as well, and no guarantee here affects them. Under the Consumer Rights Act 2015, goods must be as described, fit for purpose and of satisfactory quality, and services must be carried out with reasonable care and skill. If goods are not as they should be, a consumer can reject them within 30\u00a0days, or ask for repair or replacement, and failing that for a lower price or a refund. If work is not, a consumer can ask us to do it again or to reduce the price. A claim for breach of contract can be brought for six years, and longer if the contract is a deed. Where work on a building that contains a dwelling leaves the dwelling unfit to live in, section 2A of the Defective Premises Act 1972 gives fifteen years from its completion.',
        ),
      ],
    },
    {
      id: 'our-responsibility',
      title: 'Our responsibility to you',
      plain: 'We pay for the damage we do, with limits for businesses that the law allows.',
      blocks: [
        paragraph(
          'Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.',
        ),
        paragraph(
          'If you are a consumer, we are responsible for loss that we cause by breaking the contract or by failing to use reasonable care, where it was foreseeable when the contract was made. We make good damage that we do to your property while installing. We are not responsible for loss to a business that you run.',
        ),
        paragraph(
          `If you are a business, we are not liable for loss of profit, of production or of contracts, or for other indirect loss. Our total liability for an order is limited to its price, or to ${publicLiability.cover} for damage covered by our public liability insurance. Each limit applies so far as the law finds it reasonable.`,
        ),
        paragraph(
          `We hold public liability insurance${ofCover(publicLiability.cover)}${withInsurer(publicLiability.insurer)}. Ask us for the territory covered and the current certificate.`,
        ),
        paragraph(
          `Professional indemnity insurance${ofCover(professionalIndemnity.cover)}${withInsurer(professionalIndemnity.insurer)} covers the connections that we design, and no other design, because we do none. The engineer whom you appoint carries professional indemnity for the design of the structure: ask to see it.`,
        ),
      ],
    },
    {
      id: 'complaints-and-law',
      title: 'Complaints, the law and changes',
      plain:
        'Tell us first if something is wrong; after that there are advice lines, and the courts of England and Wales.',
      blocks: [
        paragraph([
          'If you are not content, write to ',
          emailLinkAbout('Complaint'),
          ` with the subject “Complaint”, to ${postalAddress}, or call ${business.phone.display}. We acknowledge it within 5 working days, come to see the work if that helps, and answer in full within 28\u00a0days.`,
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
          'The terms on the day of your order govern it; later changes to this page do not. If a court strikes out one of them, the others still apply. Only you and we can enforce the contract, except that a later owner of the building can enforce the guarantees in section 11. If either of us waits before insisting on a right, the right is not lost.',
        ),
      ],
    },
  ],
}
