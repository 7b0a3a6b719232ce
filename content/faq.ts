import { business, callLabel } from './business.ts'
import { call999First } from './emergency-response.ts'
import type { Action, PageHero, Prose, Seo } from './page-copy.ts'
import { services } from './services.ts'
import { stats } from './stats.ts'
import { higherRiskEmergency, higherRiskRule } from './steelwork-documents.ts'

export type Question = {
  /** Anchor of the question: /faq#id. Never change one that has been published. */
  id: string
  question: string
  answer: readonly Prose[]
}

export type FaqCategory = { id: string; name: string; questions: readonly Question[] }

export type FaqPage = {
  seo: Seo
  hero: PageHero
  /** What the list of categories is called by a screen reader. */
  contents: string
  /** The first category is the one selected on arrival. */
  categories: readonly FaqCategory[]
  stillAsking: { mark: string; title: string; text: string; actions: readonly Action[] }
}

export const faq: FaqPage = {
  seo: {
    title: 'Steel fabrication FAQ: price, time, standards, site work',
    description:
      'Straight answers on steelwork: what a quote costs, how long a job takes, which grades and standards apply and what we need on site.',
    keywords: [
      'steel fabrication FAQ',
      'how long does a steel beam take',
      'S275 or S355',
      'RSJ installation questions',
      'steel quote time',
    ],
  },
  hero: {
    tag: 'Questions',
    title: 'What people ask before they order steel',
    lead: 'Price, time, standards and site work. If your question is not here, call and ask.',
  },
  contents: 'Question categories',
  categories: [
    {
      id: 'general-services',
      name: 'General Services',
      questions: [
        {
          id: 'what-do-you-make',
          question: 'What do you make and install?',
          answer: [
            'Structural steel: beams, columns, goalpost frames, portal frames and mezzanine floors. Architectural metalwork: staircases, balconies, gates, railings and canopies. We also weld and fabricate on site, model steel in 3D, hire out a lorry-mounted crane with its operator and repair steel that has failed.',
            [
              'Take one part or the whole: a beam collected from our yard, or a frame modelled, made, delivered and bolted up. The ',
              { text: 'sitemap', href: '/sitemap' },
              ` lists all ${services.length} services.`,
            ],
          ],
        },
        {
          id: 'who-do-you-work-for',
          question: 'Do you take on small jobs for homeowners?',
          answer: [
            'Yes. One beam for a knocked-through wall is an ordinary order here. We also supply builders, main contractors, landlords, farms, warehouses and factories. The drawing, the welding and the checks are the same whatever the size of the job.',
          ],
        },
        {
          id: 'where-do-you-work',
          question: 'Where do you work?',
          answer: [
            `From our yard in Gravesend we cover Kent, London and the South East. In Kent we respond the same day within ${stats.emergency.radius}, in London in ${stats.response.london} and in the rest of the South East in ${stats.response.southEast}. To respond means that one of us looks at the job with you, on site or on a screen.`,
            [
              'The ',
              { text: 'areas page', href: '/areas-we-serve' },
              ' has a postcode check that tells you which of the three you are in.',
            ],
          ],
        },
        {
          id: 'do-you-attend-emergencies',
          question: 'Do you attend emergencies at night and at weekends?',
          answer: [
            `Yes, 24\u00a0hours a day, 7\u00a0days a week. Within ${stats.emergency.radius} of the yard our target is ${stats.emergency.near} to the first person on site. Over all call-outs, at any distance, the average is ${stats.emergency.average}.`,
            'The crew takes the load off first, with props, a strongback (a steel splint) or bracing. Nothing is heated, cut or welded while it may still carry load. The permanent repair follows once an engineer has said what it should be.',
            [
              // Safety text: emergency advice
              `Get everyone out, keep them away from the damage, and do not go back in. ${call999First} Then call us on `,
              { text: business.phone.display, href: business.phone.href },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'pricing-and-quotes',
      name: 'Pricing & Quotes',
      questions: [
        {
          id: 'how-fast-is-a-quote',
          question: 'How fast do I get a quote, and what does it cost?',
          answer: [
            `A quote is free. Most come within ${stats.quote.most}. Allow ${stats.quote.missingDetails} if we have to ask you or your engineer for a detail, and ${stats.quote.complex} for a complex job such as a full frame. Sundays and bank holidays, when the office is closed, are not counted.`,
            'From a description, a sketch or photographs you get a budget price, which can still move. From your engineer’s drawing, or once we have surveyed, you get a fixed one.',
          ],
        },
        {
          id: 'what-decides-the-price',
          question: 'What decides the price of steelwork?',
          answer: [
            'The weight of the steel, the hours in its connections, the finish, the delivery and the lift. A plain beam is mostly delivery and fitting. A staircase is mostly labour in the workshop. Galvanising is charged by weight, and a hired crane by the day and by its reach.',
            [
              'The ',
              { text: 'sections at true scale', href: '/steel-fabrication-kent#sections' },
              ' tell you what a piece weighs and whether it needs a hoist or a crane.',
            ],
            [
              'The ',
              { text: 'cost calculator', href: '/calculator' },
              ' gives a range for the steelwork alone: drawn, made, delivered and fitted. It is a guide, not an offer. ',
              { text: 'Three worked prices', href: '/calculator#worked-prices' },
              ' show what comes on top, such as propping and padstones. For one beam in a house there is a ',
              { text: 'worked price of its own', href: '/steel-beam-installation#worked-price' },
              '.',
            ],
          ],
        },
        {
          id: 'how-long-is-a-quote-valid',
          question: 'How long does a quote hold?',
          answer: [
            `For ${stats.quote.validFor} from its date. Mills and stockholders change their prices through the year, so after that we check the steel and confirm or reissue the figure.`,
          ],
        },
        {
          id: 'when-do-i-pay',
          question: 'When do I pay, and is VAT included?',
          answer: [
            'Payment is due within 30\u00a0days of the invoice, unless your quote sets out a deposit or stages. The quote shows the price before VAT, the VAT and the total. Householders see the total first, with VAT and delivery in it.',
            ['The rest is in our ', { text: 'terms', href: '/terms-of-service#payment' }, '.'],
          ],
        },
      ],
    },
    {
      id: 'project-timelines',
      name: 'Project Timelines',
      questions: [
        {
          id: 'how-long-on-site',
          question: 'How long will you be on site?',
          answer: [
            `A beam takes ${stats.onSite.beam} to lift and fit; the props stay until the packing above it has its strength. A staircase takes ${stats.onSite.staircase}, a mezzanine or platform ${stats.onSite.platform}. A building extension takes 4 to 16\u00a0weeks from approved drawings to the finished frame, depending on its type; the frame itself usually goes up inside a week.`,
            'Your quote names the days for your own job. Time in the workshop, which is part of an extension’s weeks, comes before them.',
          ],
        },
        {
          id: 'how-soon-can-you-start',
          question: 'How soon can you start?',
          answer: [
            'With approved drawings, one or two beams take 1 to 2\u00a0weeks; frames, staircases and platforms take longer, as the lead times on our fabrication page say. If the date does not matter, 2 to 4\u00a0weeks costs least. Urgent work takes 3 to 7\u00a0days. An emergency order takes 24 to 48\u00a0hours, at a higher rate that the quote shows; a crew to make steel safe comes far sooner. If you are a householder and we fit the steel, ask us in writing to begin at once: otherwise we wait until 14\u00a0days after the contract.',
            [
              `For a small job the fabrication drawings usually take ${stats.drawings}. A `,
              { text: 'table of lead times', href: '/steel-fabrication-kent#lead-times' },
              ' shows drawings, approval, fabrication, galvanising and site days for four kinds of job, and what starts the clock.',
            ],
          ],
        },
        {
          id: 'what-causes-delay',
          question: 'What most often delays a steel job?',
          answer: [
            'Paperwork, more often than steel. If a beam sits in a party wall, the law requires two months’ notice to the neighbour, and giving it is the owner’s job. Building Control wants to see the engineer’s calculations before work starts.',
            'Then come late changes to an opening, and galvanising, which adds a trip to the galvaniser. Call us while you are still planning, and we tell you what your own job will wait for.',
          ],
        },
        {
          id: 'when-do-you-deliver-in-london',
          question: 'When do you deliver in London?',
          answer: [
            `Deliveries run ${business.londonDeliveryHours}, in a slot agreed with your site. Before the lorry leaves we check the road space, overhead cables, parking suspensions and any limits that the council or the main contractor has set.`,
          ],
        },
      ],
    },
    {
      id: 'technical-and-quality',
      name: 'Technical & Quality',
      questions: [
        {
          id: 'which-steel-grades',
          question: 'Which grades of steel do you use?',
          answer: [
            'S235, S275 and S355 to BS EN 10025-2, whichever your engineer’s drawing names. The number is the minimum yield strength in N/mm² for steel up to 16\u00a0mm thick. Most beams in the UK are asked for in S275 or S355.',
            'S420 is a fine-grain grade that belongs to other standards (BS EN 10025-3 and -4). We order it in when a drawing calls for it.',
          ],
        },
        {
          id: 'do-you-size-the-beam',
          question: 'Can you tell me what size of beam I need?',
          answer: [
            'No. A structural engineer has to, because the size depends on what the wall carries, how far it spans and what it stands on. You appoint the engineer. We can introduce one and coordinate with them, but the design is theirs, and so is the insurance for it.',
            'Send us their drawing when you have it. Until then we can give you a budget price.',
            [
              'Engineers find tolerances, grades, bolts, inspection and file formats under ',
              { text: 'For engineers', href: '/structural-steel-london#for-engineers' },
              '.',
            ],
          ],
        },
        {
          id: 'what-is-an-execution-class',
          question: 'What is an execution class, and which one applies?',
          answer: [
            'BS EN 1090-2 has four, EXC1 to EXC4. A higher class requires tighter welds, more testing and fuller records. It says nothing of the grade of the steel.',
            'The designer chooses it for each structure. Where the drawing names none, EXC2 applies.',
          ],
        },
        {
          id: 'how-do-you-check-welds',
          question: 'How are welds checked?',
          answer: [
            'Each weld is made to a written procedure, by a welder tested for that process, position and thickness (BS EN ISO 9606-1). Every weld is looked at and gauged. Ultrasonic, magnetic or dye testing follows where the execution class or your engineer asks for it.',
            [
              'The records come with your handover documents. Our About page explains ',
              { text: 'six standards that clients ask about', href: '/about#certifications' },
              '; where we hold a certificate, its number and expiry are shown there.',
            ],
          ],
        },
      ],
    },
    {
      id: 'installation-and-site-work',
      name: 'Installation & Site Work',
      questions: [
        {
          id: 'do-you-deliver-and-install',
          question: 'Do you deliver and lift the steel into place?',
          answer: [
            'Yes. Steel comes on a lorry with its own crane, so off-loading is part of the delivery. Lifting a beam over a house and setting it on its bearings is a different job: it needs a plan made for that crane and that lift, and an appointed person, who answers for it. The quote has a line for it.',
            'Beyond our lorry’s reach we hire in mobile cranes from 20 to 100\u00a0tonnes, and the price says so. On a contract lift we supply the plan and the slinger; if you hire the crane alone, they are yours. Our fitters are all our own employees.',
          ],
        },
        {
          id: 'what-permissions-do-i-need',
          question: 'What permissions do I need to take out a wall?',
          answer: [
            'Removing a load-bearing wall is building work, so apply for Building Control approval before you start, to your council or to a registered building control approver. They check your engineer’s calculations and the fire protection of the new steel. Planning permission is a separate question: inside a house it is seldom needed, and many extensions are permitted development. Your council says which. A listed building needs consent either way.',
            `Do you live in a flat? ${higherRiskRule} ${higherRiskEmergency}`,
            'Cutting into a wall that you share needs a notice under the Party Wall etc. Act 1996. Serving it is the owner’s duty; a surveyor can do it for you.',
            [
              'Who does each of these, you, your builder or we, is set out for ',
              { text: 'a beam', href: '/steel-beam-installation#who-does-what' },
              ' and for ',
              { text: 'an extension', href: '/steel-building-extensions-kent#who-does-what' },
              '.',
            ],
          ],
        },
        {
          id: 'what-do-you-need-on-site',
          question: 'What should be ready when you arrive?',
          answer: [
            'A clear way in for the lorry and firm ground for its outriggers, the legs it stands on to lift. Unless our price says that we do them, your builder provides padstones (the blocks a beam sits on) or bases, cured and at the right level, and props in place. The propping is designed by the builder’s engineer or yours. Power helps, but a mobile unit brings its own.',
            [
              'We measure the site before we cut anything and give you this list for your own job. Main contractors find ours under ',
              { text: 'For contractors', href: '/steel-construction-gravesend#for-contractors' },
              '.',
            ],
          ],
        },
        {
          id: 'what-warranty-do-you-give',
          question: 'What warranty do you give?',
          answer: [
            `${stats.warranty.workmanship} on our workmanship, on every job. If a weld, a connection or a fit of ours fails in that time, we put it right free of charge.`,
            [
              `Some work carries longer: ${stats.warranty.beamInstallation} on the installation of a beam, ${stats.warranty.staircaseStructure} on the structure of a staircase, at least ${stats.warranty.metalworkStructure} on that of architectural metalwork. Write or call with a photograph and your job number, and we come and look. You also have your rights under the Consumer Rights Act 2015, which no warranty takes away. What each covers is in the `,
              { text: 'warranty terms', href: '/terms-of-service#warranty' },
              '.',
            ],
          ],
        },
      ],
    },
  ],
  stillAsking: {
    mark: 'Still asking',
    title: 'Not answered?',
    text: 'Call in opening hours, or write and we read it the same working day.',
    actions: [
      { label: callLabel, href: business.phone.href },
      { label: 'Ask in Writing', href: '/contact' },
    ],
  },
}
