import { business } from './business.ts'
import { inWords } from './number-words.ts'
import type { Action, PageHero, Prose, Seo } from './page-copy.ts'
import { services } from './services/index.ts'

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
    lead: 'Price, time, standards and site work, with the figures. If your question is not here, ring and ask it.',
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
              ` lists all ${inWords(services.length)} services.`,
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
            'From our yard in Gravesend we cover Kent, London and the South East. In Kent we respond the same day within 30 miles. In London we respond in 24 to 48 hours, and in the rest of the South East in 48 hours.',
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
            'Yes, 24 hours a day, 7 days a week. Our average response is two hours. A crew makes the steel safe first, with props, a strongback (a steel splint) or a temporary weld. The permanent repair follows once an engineer has said what it should be.',
            [
              'Keep people away from the damage and call ',
              { text: business.phone.display, href: business.phone.href },
              '. A call is faster than any form.',
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
            'A quote is free. Most come within 24 hours. Allow 24 to 48 hours if we have to ask you or your engineer for a detail, and 3 to 5 days for a complex job such as a full frame.',
            'The engineer’s drawing gets you the firmest price. Without one, send a sketch with dimensions, photographs and the address, and we will say what is still missing.',
          ],
        },
        {
          id: 'what-decides-the-price',
          question: 'What decides the price of steelwork?',
          answer: [
            'The weight of the steel, the hours in its connections, the finish, the delivery and the lift. A plain beam is mostly material. A staircase is mostly labour. Galvanising is charged by weight, and a crane by the day and by its reach.',
            [
              'The ',
              { text: 'cost calculator', href: '/calculator' },
              ' gives a range in a minute. It is a guide, not an offer: only a written quote is.',
            ],
          ],
        },
        {
          id: 'how-long-is-a-quote-valid',
          question: 'How long does a quote hold?',
          answer: [
            'For 30 days from its date. Mills and stockholders change their prices through the year, so after that we check the steel and confirm or reissue the figure.',
          ],
        },
        {
          id: 'when-do-i-pay',
          question: 'When do I pay, and is VAT included?',
          answer: [
            'Payment is due within 30 days of the invoice, unless your quote sets out a deposit or stages. The quote shows the price before VAT, the VAT and the total. Householders see the total first, with VAT and delivery in it.',
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
            'A beam takes 1 to 2 days to install. A staircase takes 2 to 5 days. A mezzanine or platform takes 1 to 4 weeks. A building extension takes 4 to 16 weeks from approved drawings to the finished frame, depending on its type; the frame itself usually goes up inside a week.',
            'Your quote names the days for your own job. Time in the workshop, which is part of an extension’s weeks, comes before them and does not disturb you.',
          ],
        },
        {
          id: 'how-soon-can-you-start',
          question: 'How soon can you start?',
          answer: [
            'With approved drawings, ordinary work takes 1 to 2 weeks. If the date does not matter, 2 to 4 weeks costs least. Urgent work takes 3 to 7 days. An emergency order takes 24 to 48 hours, at a higher rate that the quote shows; a crew to make steel safe comes far sooner. If you are a householder and we fit the steel, ask us in writing to begin at once: otherwise we wait until 14 days after the contract.',
            'Drawings are rarely what holds us up: for a small job we usually turn round the fabrication drawings in 24 hours.',
          ],
        },
        {
          id: 'what-causes-delay',
          question: 'What most often delays a steel job?',
          answer: [
            'Paper, more often than steel. If a beam sits in a party wall, the law asks for two months’ notice to the neighbour, and giving it is the owner’s job. The engineer’s calculations have to be ready before Building Control can look at them.',
            'Then come late changes to an opening, and galvanising, which adds a trip to the galvaniser. Ring us while you are still planning: half an hour then can save a fortnight.',
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
            'S235, S275 and S355 to BS EN 10025-2, whichever your engineer’s drawing names. The number is the minimum yield strength in N/mm² for steel up to 16 mm thick. Most beams in the UK are asked for in S275 or S355.',
            'S420 is a fine-grain grade that belongs to other standards (BS EN 10025-3 and -4). We order it in when a drawing calls for it.',
          ],
        },
        {
          id: 'do-you-size-the-beam',
          question: 'Can you tell me what size of beam I need?',
          answer: [
            'No. A structural engineer has to, because the size depends on what the wall carries, how far it spans and what it stands on. Building Control will ask for that engineer’s calculations.',
            'If you have no engineer yet, ask two or three local ones for a price, and send us their drawing when you have it. Meanwhile we can give you a rough range.',
          ],
        },
        {
          id: 'what-is-an-execution-class',
          question: 'What is an execution class, and which one applies?',
          answer: [
            'BS EN 1090-2 has four, EXC1 to EXC4. A higher class asks for tighter welds, more testing and fuller records. It says nothing of the grade of the steel.',
            'The designer chooses it for each structure. Where the drawing names none, EXC2 applies.',
          ],
        },
        {
          id: 'how-do-you-check-welds',
          question: 'How are welds checked?',
          answer: [
            'Each weld follows a written procedure, made by a welder tested to BS EN ISO 9606-1 for that process, position and thickness. Every weld is looked at and gauged. Ultrasonic, magnetic or dye testing follows where the execution class or your engineer asks for it.',
            [
              'Ask for the records with your handover papers. ',
              { text: 'Six certificates', href: '/about#certifications' },
              ' are explained on our About page.',
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
            'Yes. Steel comes on a lorry with its own crane, so off-loading is part of the delivery. Lifting a beam over a house and setting it on its bearings is a different job: it needs a lift plan and an appointed person, who plans it and answers for it, and we price it separately.',
            'For heavier or longer lifts we arrange mobile cranes from 20 to 100 tonnes.',
          ],
        },
        {
          id: 'what-permissions-do-i-need',
          question: 'What permissions do I need to take out a wall?',
          answer: [
            'Removing a load-bearing wall is building work, so tell Building Control before you start. They look at the structure and at the fire protection of the new steel. Planning permission is a separate question, one for your council.',
            'Cutting into a wall that you share needs a notice under the Party Wall etc. Act 1996. Serving it is the owner’s duty; a surveyor can do it for you.',
          ],
        },
        {
          id: 'what-do-you-need-on-site',
          question: 'What should be ready when you arrive?',
          answer: [
            'A clear way in for the lorry and firm ground for its outriggers, the legs it stands on to lift. Unless your quote says that we do them: padstones (the blocks a beam sits on) or bases, cured and at the right level, and props in place, to a design that somebody competent has checked. Water and power help, but a mobile unit brings its own.',
            'We measure the site before we cut anything and give you this list for your own job.',
          ],
        },
        {
          id: 'what-warranty-do-you-give',
          question: 'What warranty do you give?',
          answer: [
            'Twelve months on our workmanship, on every job. If a weld, a connection or a fit of ours fails in that time, we put it right free of charge.',
            [
              'Some work carries longer: 10 years on the installation of a beam, 25 years on the structure of a staircase, at least 25 on that of architectural metalwork. Your quote states which applies, and your rights in law come on top. See the ',
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
    text: 'Ring in opening hours and you speak to somebody who has a drawing in front of them.',
    actions: [
      { label: `Call ${business.phone.display}`, href: business.phone.href },
      { label: 'Ask in Writing', href: '/contact' },
    ],
  },
}
