// Sample content: figures are stand-ins until the owner writes the firm's own.
import type { Service } from './service.ts'

export const steelConstructionGravesend = {
  path: '/steel-construction-gravesend',
  listings: {
    menu: { group: 'Specialized' },
    sitemap: {
      group: 'Steel Fabrication Services',
      text: 'Steel buildings planned, put up and completed near our yard.',
    },
  },
  name: 'Steel Construction Gravesend',
  summary: 'Steel-framed buildings in Gravesend and along the Thames, from planning to the last bolt.',
  serviceType: 'Steel frame construction',
  seo: {
    title: 'Steel Construction Gravesend: Frames Built Locally',
    description:
      'Portal frames, workshops and units built by the Gravesend firm that fabricates them. Same-day response within 30 miles. Ask for a free site visit.',
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
    title: 'Made in Gravesend, stood up in Gravesend',
    lead: 'Workshops, stores, units and canopies for Gravesend, Northfleet and the riverside. We know the ground, the tide tables and the wind off the estuary.',
    picture: 'riverside-frame',
    pictureNote: 'Single-storey portal · Gravesend Reach',
    action: 'Plan my building',
  },
  keyFigures: [
    { value: '20+ years', label: 'in steel' },
    { value: 'Same day', label: 'response within 30 miles' },
    { value: '24 hours', label: 'to a first price' },
    { value: '12 months', label: 'on our workmanship' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'The ground here',
      title: 'Soft by the river, chalk up the hill',
      paragraphs: [
        'North of the railway much of Gravesend stands on river mud and made ground. A light frame there can cost more below the slab than above it. Up the hill you are on chalk, unless a quarry was there first, as in much of Northfleet.',
        'So the first thing we ask for is a trial pit or an old borehole log, not a colour for the cladding. Your engineer chooses pads or piles from it; we set the frame’s column feet to suit and send the base reactions over before concrete is priced.',
      ],
      picture: 'base-plate',
      pictureNote: 'Galvanised base plate on grout',
    },
    {
      kind: 'drawing',
      mark: 'On the riverside',
      title: 'Which bay goes up first, and why',
      lead: 'An example: four bays of 6.0 m behind a tidal wall. Section above, plan below.',
      drawing: 'riverside-frame',
      notes: [
        {
          title: 'The 16 m line',
          text: 'Work this close to a tidal main river or its defences may need a permit from the Environment Agency. We keep lorries, cranes and stacks behind it.',
        },
        {
          title: 'Pads',
          text: 'Holding-down bolts are surveyed before the steel leaves us. A bolt 20 mm out is cheap to find on paper.',
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
    },
    {
      kind: 'steps',
      mark: 'Three phases',
      title: 'From the first peg to the keys',
      steps: [
        {
          title: 'Planning',
          text: 'Site visit, ground information, engineer’s scheme, permissions and a programme. You get one price for frame, delivery and erection.',
        },
        {
          title: 'Construction',
          text: 'While the bases cure the frame is made in our workshop. It then goes up bay by bay, plumbed before the bolts are tightened.',
        },
        {
          title: 'Completion',
          text: 'Purlins, rails, touch-up paint, grouting and a walk round together. You keep the as-built drawings and material certificates.',
        },
      ],
    },
    {
      kind: 'cards',
      mark: 'Why local',
      title: 'What nearness buys you',
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
      mark: 'Permissions',
      title: 'Who says yes to what',
      lead: 'Asking is your designer’s job or ours, as we agree. Not asking is nobody’s.',
      caption: 'Consents a steel building in Gravesend may need',
      columns: [{ label: 'Question' }, { label: 'Who answers' }, { label: 'When it matters' }],
      rows: [
        [
          'Planning permission',
          'Gravesham Borough Council',
          'Most new buildings; some small industrial extensions are exempt',
        ],
        ['Building Regulations', 'The council, or a registered building control approver', 'Before work starts'],
        ['Crane or lorry on the highway', 'Kent County Council', 'If we cannot lift from inside the site'],
        ['Flood risk activity permit', 'Environment Agency', 'Near the Thames and its walls'],
        ['Works in or over the river', 'Port of London Authority', 'Jetties, outfalls and piles below high water'],
        [
          'F10 notice of construction work',
          'Sent to the HSE',
          'Over 30 working days with more than 20 people at once, or over 500 person-days',
        ],
      ],
    },
    {
      kind: 'cards',
      id: 'local-guarantee',
      mark: 'Local guarantee',
      title: 'Three promises to our own town',
      cards: [
        {
          title: 'We come the same day',
          text: 'Call in the morning from anywhere within 30 miles and someone who can read a drawing is with you by evening.',
        },
        {
          title: 'The price keeps still',
          text: 'A first price within 24 hours; the quote holds for 30 days. Once you accept it, it moves only if the order, the drawing, the site or the rate of VAT does.',
        },
        {
          title: 'We answer for the work',
          text: 'Twelve months’ warranty on workmanship, honoured by the people who did it. It comes on top of your rights in law.',
        },
      ],
    },
  ],
  emergencyLine: {
    title: 'Storm off the estuary?',
    text: 'Loose sheets, a leaning frame, a struck column. The yard is in the same town, with steel on the rack.',
  },
  quote: {
    title: 'Start my Gravesend building',
    intro: 'Length, width, height to the eaves, and what will stand in it. A pin on a map helps.',
    next: [
      'We drive over, usually the same day, and look at ground and access.',
      'You have a budget price within 24 hours and a fixed one once the scheme is drawn.',
      'Say go, and the steel is ordered while the bases are dug.',
    ],
  },
  quoteService: 'structural-steel',
  related: ['/steel-building-extensions-kent', '/industrial-steel-platforms', '/crane-hire-services'],
} satisfies Service
