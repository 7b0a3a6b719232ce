// Sample content: figures are stand-ins until the owner writes the firm's own.
import { business } from '../business.ts'
import type { Service } from '../service.ts'
import { plainSpaces, stats } from '../stats.ts'
import { declarationOfPerformance } from '../steelwork-documents.ts'
import { trade } from '../trade.ts'

const titleLines = ['Made in', 'Gravesend,', 'stood up', 'in Gravesend'] as const

/** Beside the erection plan that the page opens with: its balloons, explained. */
export const gravesendHero = {
  titleLines,
  notes: [
    {
      title: 'The 16\u00a0m line',
      text: 'Work this close to a tidal main river or its defences may need a permit from the Environment Agency. We keep lorries, cranes and stacks behind it.',
    },
    {
      title: 'Pads',
      text: 'Holding-down bolts are surveyed before the steel leaves us. A bolt 20\u00a0mm out is cheap to find on paper.',
    },
    {
      title: 'Braced bay A–B',
      text: 'First up, plumbed and bolted with its cross-bracing, so that it stands without a crane. Everything later leans on it.',
    },
    { title: 'Crane', text: 'It stands inside the building and walks backwards to the road, one bay at a time.' },
    {
      title: 'Laydown',
      text: 'Steel is stacked in the order it will be lifted: frame C on top, frame E at the bottom.',
    },
  ],
} as const

/** The building as it goes up. `lit` names the part of app/drawings/frame-rising.svg that appears. */
export const gravesendSpine = {
  mark: 'Three phases',
  title: 'From the river wall to the roof',
  drawing:
    'View of an 18 by 24 metre portal frame behind a river wall, in the order it goes up: concrete bases 16 metres behind the wall, frames A and B with their cross-bracing, frames C to E, purlins and cladding rails, and the roof',
  phases: [
    {
      title: 'Planning',
      text: 'We visit the site and read the ground information. Your engineer draws the scheme and your designer gets the permissions. You get a programme and one price for frame, delivery and erection.',
      steps: [
        {
          lit: 1,
          title: 'River wall and bases',
          text: 'North of the railway much of Gravesend stands on river mud and made ground. A light frame there can cost more below the slab than above it. Up the hill you are on chalk, unless a quarry was there first, as in much of Northfleet. So we ask for a trial pit or an old borehole log first. Your engineer chooses pads or piles from it, and we pass on the base reactions before the concrete is priced.',
        },
      ],
    },
    {
      title: 'Construction',
      text: 'We make the frame in our workshop while the bases cure. It goes up bay by bay, and we plumb each bay before we tighten its bolts.',
      steps: [
        {
          lit: 2,
          title: 'Columns',
          text: 'The columns of frames A and B go first. They stand on their bolts and on steel packs, which we set to level with a laser.',
        },
        {
          lit: 3,
          title: 'Rafters',
          text: 'We bolt each pair of rafters together on the ground. The crane lifts the pair in one piece, and two erectors in lifts bolt it to the columns.',
        },
        {
          // Safety text: when a frame stands without the crane
          lit: 4,
          title: 'Bracing',
          text: 'Cross-bracing goes into the walls and the roof of bay A–B. The crane holds frame B until the bay is braced, plumb and bolted.',
        },
        {
          // Safety text: how the next frames are held
          lit: 5,
          title: 'Frames C to E',
          text: 'We tie each frame back to the braced bay before the crane lets go of it. The crane works backwards to the road.',
        },
        {
          lit: 6,
          title: 'Purlins and cladding rails',
          text: 'Purlins carry the roof sheets and rails carry the wall sheets. We fix them bay by bay behind the crane.',
        },
      ],
    },
    {
      title: 'Completion',
      text: 'We check the line and the plumb of the whole frame once more before anything covers it.',
      steps: [
        {
          lit: 7,
          title: 'Roof',
          text: 'Your cladder lays the sheets once the last bolt is tight. Packs of sheets rest over the rafters, never in the middle of a bay.',
        },
        {
          lit: 8,
          title: 'Handover',
          text: 'We touch up the paint and walk round with you. You keep the as-built drawings, the bolt and coating records and the material certificates.',
        },
      ],
    },
  ],
} as const

export const service = {
  path: '/steel-construction-gravesend',
  order: 4,
  listings: {
    menu: { group: 'Specialized', line: 'A whole frame, from bases to roof' },
    sitemap: {
      group: 'Steel Fabrication Services',
      text: 'Steel buildings planned, put up and completed near our yard.',
    },
  },
  name: 'Steel Construction Gravesend',
  icon: 'warehouse',
  summary: 'Steel-framed buildings in Gravesend and along the Thames, from planning to the last bolt.',
  serviceType: 'Steel frame construction',
  seo: {
    title: 'Steel Construction Gravesend: Frames Built Locally',
    description: `Portal frames, workshops and units built by the Gravesend firm that fabricates them. Same-day response in Kent within ${plainSpaces(stats.emergency.radius)}. Ask for a free site visit.`,
    keywords: [
      'steel construction Gravesend',
      'steel frame buildings Kent',
      'portal frame Gravesend',
      'steel erectors Northfleet',
      'industrial unit steel frame',
      'Gravesham steel building',
    ],
  },
  hero: {
    tag: 'Steel construction · Gravesend',
    title: titleLines.join(' '),
    titleLines: [...titleLines],
    lead: 'Workshops, stores, units and canopies for Gravesend, Northfleet and the riverside. We know the ground, the tide tables and the wind off the estuary.',
    picture: 'riverside-frame',
    pictureNote: 'Single-storey portal frame',
    action: 'Plan my building',
  },
  keyStats: [
    { value: stats.experience, label: 'in steel, as a firm' },
    { value: stats.response.kent, label: `response in Kent, within ${stats.emergency.radius} of the yard` },
    { value: stats.quote.most, label: 'to a budget price for most jobs, on working days' },
    { value: stats.warranty.workmanship, label: 'warranty on our workmanship' },
  ],
  sections: [
    {
      kind: 'cards',
      mark: 'Why local',
      title: 'What changes when the yard is close',
      cards: [
        { title: 'A short run', text: 'A forgotten cleat is an errand, not a second delivery charge.' },
        { title: 'Face to face', text: 'You can come and see your frame laid out on trestles before it is painted.' },
        {
          title: 'Tide and wind',
          text: 'We watch the river forecast. A lift is called off at breakfast, not with a rafter in the air.',
        },
        {
          title: 'Local trades',
          text: 'Groundworkers, cladders and crane crews who already have one another’s numbers.',
        },
        { title: 'Small jobs too', text: 'One bay on an old shed, a canopy over a loading door, a single gatepost.' },
        { title: 'After the job', text: 'If a bolt works loose in year two, the yard is still down the road.' },
      ],
    },
    {
      kind: 'table',
      folded: true,
      mark: 'Permissions',
      title: 'Who says yes to what',
      lead: 'Your designer applies for these, unless our price says that we do.',
      caption: 'Consents a steel building in Gravesend may need',
      columns: [{ label: 'Question' }, { label: 'Who answers' }, { label: 'When it matters' }],
      rows: [
        [
          'Planning permission',
          'Gravesham Borough Council',
          'Most new buildings; some small industrial extensions are permitted development',
        ],
        ['Building Regulations', 'The council, or a registered building control approver', 'Before work starts'],
        ['Crane or lorry on the highway', 'Kent County Council', 'If we cannot lift from inside the site'],
        ['Flood risk activity permit', 'Environment Agency', 'Near the Thames and its walls'],
        [
          'River works licence',
          'Port of London Authority',
          'Jetties, outfalls and piles in or over the Thames below high water',
        ],
        ['Marine licence', 'Marine Management Organisation', 'Most building work below mean high water springs'],
        [
          'F10 notice of construction work',
          'Nobody: the client sends it to the HSE',
          'Over 30\u00a0working days with more than 20 people at once, or over 500 person-days',
        ],
      ],
    },
    {
      kind: 'table',
      folded: true,
      sample: 'trade',
      id: 'for-contractors',
      mark: 'For contractors',
      title: 'What your buyer will ask us',
      caption: 'Capacity, insurance, programme and payment facts for main contractors',
      columns: [{ label: 'Question' }, { label: 'Answer' }],
      rows: [
        [
          'Largest piece',
          `${trade.largestPiece}. Longer members are spliced; anything beyond our lorry goes by a hired one, and the price says so`,
        ],
        ['Capacity', trade.capacity],
        [
          'Insurances',
          `Public liability ${business.insurance.publicLiability.short}; employers’ liability ${business.insurance.employersLiability.short}; professional indemnity for the connections that we design, and for no other design. Certificates come with the tender`,
        ],
        [
          'RAMS',
          `Method statement, risk assessments and lift plans ${trade.ramsLeadIn} before we start, written for your site rules`,
        ],
        [
          'CIS and VAT',
          'We work under the Construction Industry Scheme; the tender gives the tax reference you verify us by. Where you are registered for VAT and CIS the reverse charge applies, unless you tell us in writing that you are an end user or intermediary supplier',
        ],
        ['Retention', trade.retention],
        [
          'Attendances',
          'Hard level ground for lorry and crane, a laydown area, bases cured and their bolts surveyed, welfare, power, and grouting unless our price has a line for it',
        ],
        [
          'Programme data',
          `Piece count, tonnage, lift order and days on site with the tender; the weight of each piece and the bolt plan with the drawings`,
        ],
        [declarationOfPerformance.name, declarationOfPerformance.from],
        [
          'Tenders to',
          `${business.email}, with “Tender” and the return date in the subject. PDF, DWG and IFC are welcome; allow ${trade.tenderPeriod}`,
        ],
      ],
    },
    {
      kind: 'cards',
      id: 'local-guarantee',
      mark: 'Local guarantee',
      title: 'What we promise our own town',
      cards: [
        {
          title: 'An answer the same day',
          text: `Call in the morning from anywhere in Kent within ${stats.emergency.radius} of the yard, and on a working day someone who can read a drawing has looked at the job with you by evening, on site or on a screen.`,
        },
        {
          title: 'A price that holds',
          text: `A budget price within ${stats.quote.most} for most jobs. The fixed quote, from drawings or a survey, holds for ${stats.quote.validFor}. Once you accept it, it changes only if the order, the drawing, the site or the rate of VAT does.`,
        },
        {
          title: 'We answer for the work',
          text: `We warrant our workmanship for ${stats.warranty.workmanship}. Call or write with the job number, and the people who did the work come and look. It comes on top of your rights in law.`,
        },
      ],
    },
  ],
  emergencyLine: {
    title: 'Storm off the estuary?',
    text: 'Loose sheets, a leaning frame, a struck column: keep everyone out, and call. The yard is in the same town, with steel on the rack.',
  },
  quote: {
    title: 'Start my Gravesend building',
    lead: 'Length, width, height to the eaves, and what will stand in it. A pin on a map helps.',
    next: [
      'We drive over, usually the same working day, and look at ground and access.',
      `You have a budget price within ${stats.quote.most} for most buildings, and a fixed one once the scheme is drawn.`,
      'Say go, and the steel is ordered while the bases are dug.',
    ],
  },
  quoteService: 'structural-steel',
  related: ['/steel-building-extensions-kent', '/industrial-steel-platforms', '/crane-hire-services'],
} satisfies Service
