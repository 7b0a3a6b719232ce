import { business, callLabel } from './business.ts'
import { call999First } from './emergency-response.ts'
import type { Action, PageHero, Prose, Seo } from './page-copy.ts'
import { services } from './services.ts'
import { stats, workingDays } from './stats.ts'
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
              'You can order one part or the whole job: collect a beam from our yard, or have a frame modelled, made, delivered and bolted up. The ',
              { text: 'home page', href: '/#services' },
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
            `From our yard in Gravesend we cover Kent, London and the South East. In Kent we respond the same day within ${stats.emergency.radius}, in London in ${stats.response.london} and in the rest of the South East in ${stats.response.southEast}. We respond by looking at the job with you, on site or by video call.`,
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
            `Yes, 24\u00a0hours a day, 7\u00a0days a week. Within ${stats.emergency.radius} of the yard our target is ${stats.emergency.near} to the first person on site. The average over all call-outs, at any distance, is ${stats.emergency.average}.`,
            'The crew takes the load off first with props, bracing or a strongback (a steel splint). We do not heat, cut or weld steel that may still carry load. The permanent repair follows when an engineer has designed it.',
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
            `A quote is free. Most come within ${stats.quote.most}. Allow ${stats.quote.missingDetails} if we have to ask you or your engineer for a detail, and ${stats.quote.complex} for a complex job such as a full frame. These times count working days. ${workingDays}`,
            'A description, a sketch or photographs get you a budget price, which can still change. Your engineer’s drawing or our survey gets you a fixed price.',
          ],
        },
        {
          id: 'what-decides-the-price',
          question: 'What decides the price of steelwork?',
          answer: [
            'The weight of the steel, the hours of work in its connections, the finish, the delivery and the lift decide it. A plain beam is mostly delivery and fitting. A staircase is mostly labour in the workshop. Galvanising is charged by weight, and a hired crane by the day and by its reach.',
            [
              'The ',
              { text: 'sections at true scale', href: '/steel-fabrication-kent#sections' },
              ' show what a piece weighs and whether it needs a hoist or a crane.',
            ],
            [
              'The ',
              { text: 'cost calculator', href: '/calculator' },
              ' gives a range for the steelwork only, drawn, made, delivered and fitted. It is a guide, not an offer. ',
              { text: 'Three worked prices', href: '/calculator#worked-prices' },
              ' show what is extra, such as propping and padstones. The beam page has a ',
              { text: 'worked price for one beam in a house', href: '/steel-beam-installation#worked-price' },
              '.',
            ],
          ],
        },
        {
          id: 'how-long-is-a-quote-valid',
          question: 'How long does a quote hold?',
          answer: [
            `For ${stats.quote.validFor} from its date. Mills and stockholders change their prices during the year. After that date we check the price of the steel, then confirm the quote or send a new one.`,
          ],
        },
        {
          id: 'when-do-i-pay',
          question: 'When do I pay, and is VAT included?',
          answer: [
            'Payment is due within 30\u00a0days of the invoice, unless your quote sets out a deposit or stages. The quote shows the price before VAT, the VAT and the total. If you are a householder, you see the total first, with VAT and delivery included.',
            ['Our ', { text: 'terms of payment', href: '/terms-of-service#payment' }, ' give the details.'],
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
            `A beam takes ${stats.onSite.beam} to lift and fit. The props stay until the packing above it has its strength. A staircase takes ${stats.onSite.staircase}, a mezzanine or platform ${stats.onSite.platform}. A building extension takes 4 to 16\u00a0weeks from approved drawings to the finished frame, depending on its type. The frame itself usually goes up within a week.`,
            'Your quote gives the days for your job. The weeks for an extension include our time in the workshop; the other figures do not.',
          ],
        },
        {
          id: 'how-soon-can-you-start',
          question: 'How soon can you start?',
          answer: [
            'One or two beams take 1 to 2\u00a0weeks from approved drawings. Frames, staircases and platforms take longer; our fabrication page lists the lead times. A date 2 to 4\u00a0weeks away costs least. Urgent work takes 3 to 7\u00a0days. An emergency order takes 24 to 48\u00a0hours at a higher rate, which the quote shows. A crew to make steel safe comes much sooner. If you are a householder and we fit the steel, you have 14\u00a0days to cancel. We start within them only if you ask us to in writing.',
            [
              `For a small job the fabrication drawings usually take ${stats.drawings}. A `,
              { text: 'table of lead times', href: '/steel-fabrication-kent#lead-times' },
              ' shows the days for drawings, approval, fabrication, galvanising and site work for four kinds of job, and when each count starts.',
            ],
          ],
        },
        {
          id: 'what-causes-delay',
          question: 'What most often delays a steel job?',
          answer: [
            'Paperwork delays more jobs than steel does. If a beam sits in a party wall, the owner must give the neighbour two months’ notice. Building Control checks the engineer’s calculations before work starts.',
            'Late changes to an opening come next, then galvanising, which adds a trip to the galvaniser. Call us while you are still planning, and we tell you what could delay your job.',
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
            'We use S235, S275 and S355 to BS EN 10025-2. Your engineer’s drawing names the grade. The number is the minimum yield strength in N/mm² for steel up to 16\u00a0mm thick. Most UK beams are S275 or S355.',
            'S420 is a fine-grain grade to other standards, BS EN 10025-3 and -4. We order it when a drawing requires it.',
          ],
        },
        {
          id: 'do-you-size-the-beam',
          question: 'Can you tell me what size of beam I need?',
          answer: [
            'No. Only a structural engineer can, because the size depends on what the wall carries, how far the beam spans and what it sits on. You appoint the engineer. We can introduce one and work with them, but the design and its insurance are theirs.',
            'Send us their drawing when you have it. Until then we can give you a budget price.',
            [
              'Are you an engineer? Tolerances, grades, bolts, inspection and file formats are under ',
              { text: 'For engineers', href: '/structural-steel-london#for-engineers' },
              '.',
            ],
          ],
        },
        {
          id: 'what-is-an-execution-class',
          question: 'What is an execution class, and which one applies?',
          answer: [
            'It sets how strictly steelwork is made and checked. BS EN 1090-2 has four classes, EXC1 to EXC4. A higher class requires better welds, more testing and fuller records. It does not set the grade of the steel.',
            'The designer chooses the class for each structure. If the drawing does not name one, EXC2 applies.',
          ],
        },
        {
          id: 'how-do-you-check-welds',
          question: 'How are welds checked?',
          answer: [
            'Each weld is made to a written procedure, by a welder tested for that process, position and thickness (BS EN ISO 9606-1). We inspect every weld by eye and gauge it. Ultrasonic, magnetic or dye testing follows where the execution class or your engineer requires it.',
            [
              'The records come with your handover documents. Our About page explains ',
              { text: 'six standards that clients ask about', href: '/about#certifications' },
              '. Where we hold a certificate, you find its number and expiry date there.',
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
            'Yes. The steel comes on a lorry with its own crane, so delivery includes off-loading. Lifting a beam over a house and setting it on its bearings is a separate job. It needs a lift plan for that crane and an appointed person who is responsible for the lift. The quote has a line for it.',
            'For lifts beyond our lorry crane’s reach we hire in mobile cranes from 20 to 100\u00a0tonnes, and the quote says so. On a contract lift we supply the plan and the slinger. If you hire the crane alone, you supply them. All our fitters are our own employees.',
          ],
        },
        {
          id: 'what-permissions-do-i-need',
          question: 'What permissions do I need to take out a wall?',
          answer: [
            'Removing a load-bearing wall needs Building Control approval. Apply before you start, to your council or to a registered building control approver. They check your engineer’s calculations and the fire protection of the new steel. You seldom need planning permission for work inside a house, and many extensions are permitted development. Ask your council. A listed building always needs listed building consent.',
            `Do you live in a flat? ${higherRiskRule} ${higherRiskEmergency}`,
            'Cutting into a shared wall needs a notice under the Party Wall etc. Act 1996. The owner must serve it. A surveyor can do that for you.',
            [
              'Tables show what you, your builder and we do for ',
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
            'The lorry needs clear access and firm ground for its outriggers, the legs it stands on to lift. Unless our price includes them, your builder provides cured padstones (the blocks a beam sits on) or bases at the right level, and has the props in place. The builder’s engineer or yours designs the propping. Power on site helps, but our mobile unit brings its own.',
            [
              'We measure the site before we cut anything, and give you this list for your job. Are you a main contractor? See ',
              { text: 'For contractors', href: '/steel-construction-gravesend#for-contractors' },
              '.',
            ],
          ],
        },
        {
          id: 'what-warranty-do-you-give',
          question: 'What warranty do you give?',
          answer: [
            `${stats.warranty.workmanship} on our workmanship, on every job. If our weld, connection or fit fails in that time, we put it right free of charge.`,
            [
              `Some work has a longer warranty: ${stats.warranty.beamInstallation} for the installation of a beam, ${stats.warranty.staircaseStructure} for the structure of a staircase, and at least ${stats.warranty.metalworkStructure} for the structure of architectural metalwork. Send a photograph and your job number, or call, and we come and look. Your rights under the Consumer Rights Act 2015 stay the same. Each warranty is described in the `,
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
    title: 'No answer here?',
    text: 'Call us in opening hours, or write. We read your message the same working day.',
    actions: [
      { label: callLabel, href: business.phone.href },
      { label: 'Ask in Writing', href: '/contact' },
    ],
  },
}
