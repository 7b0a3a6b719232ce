// Sample content: figures are stand-ins until the owner writes the firm's own.
import { figures } from '../figures.ts'
import type { Service } from './service.ts'
import { declarationOfPerformance } from './steelwork-papers.ts'

/** What the page opens with: the journey as a programme bar, in weeks from the first call. */
export const extensionsOpening = {
  titleLines: ['Wider rooms,', 'in fewer weeks'],
  programme: {
    id: 'journey',
    mark: 'Your journey',
    title: 'From sketch to roof in eighteen weeks',
    lead: 'A single-storey extension that needs planning permission, if you ring in the first week of March. Our own part is seven weeks of it; without an application, take eight weeks away.',
    weeks: 18,
    months: [
      { name: 'March', week: 1 },
      { name: 'April', week: 5.4 },
      { name: 'May', week: 9.7 },
      { name: 'June', week: 14.1 },
    ],
    steps: [
      {
        title: 'Talk',
        from: 1,
        to: 1,
        dates: 'Week 1',
        text: 'A sketch, a budget and a photograph of the back wall. We say what a frame would cost and whether you need one at all.',
      },
      {
        title: 'Permissions',
        from: 2,
        to: 11,
        dates: 'Weeks 2–11 · decision mid-May',
        text: 'Your architect applies, you serve notices, and the engineer designs the frame and its footings. The council has eight\u00a0weeks from a valid application.',
      },
      {
        title: 'Model',
        from: 12,
        to: 13,
        dates: 'Weeks 12–13 · to the end of May',
        text: 'Frame, holding-down bolts and the joint to the house in one 3D model. Your groundworker gets a bolt plan, to the millimetre.',
      },
      {
        title: 'Frame',
        from: 14,
        to: 17,
        dates: 'Weeks 14–17 · June',
        beside: { from: 14, to: 16, text: 'Footings dug and cured meanwhile' },
        text: 'Three weeks in the workshop, then bases checked, steel delivered, frame up and plumbed, usually inside a week. Then the deck, then the opening into the old house.',
      },
      {
        title: 'Handover',
        from: 18,
        to: 18,
        dates: 'Week 18 · roofers in July',
        text: 'Mill certificates, as-built drawings and coating records in one file, which you keep with the engineer’s calculations. The roofers can start next morning.',
      },
    ],
  },
} as const

export const steelBuildingExtensionsKent = {
  path: '/steel-building-extensions-kent',
  listings: {
    menu: { group: 'Construction' },
    sitemap: { group: 'Specialized Services', text: 'Steel-framed extensions, from the survey to the handover.' },
  },
  name: 'Steel Building Extensions Kent',
  summary: 'Steel-framed extensions to houses, lofts and factories in Kent, with clear spans of up to 20 m.',
  serviceType: 'Steel-framed building extensions',
  seo: {
    title: 'Steel-framed building extensions in Kent',
    description:
      'House, loft and factory extensions on a steel frame: spans up to 20 m, 4–16 weeks, frames typically £25k+ with VAT. Planning and regulations explained.',
    keywords: [
      'steel building extensions Kent',
      'steel frame house extension',
      'factory extension Kent',
      'warehouse extension steel frame',
      'steel frame extension cost',
      'loft steel frame',
    ],
  },
  hero: {
    tag: 'Steel building extensions · Kent',
    title: extensionsOpening.titleLines.join(' '),
    lead: 'While the footings cure, your frame is being made in Gravesend. It goes up in days, and the roof can follow at once.',
    picture: 'house-extension',
    pictureNote: 'Rear extension · S275 frame',
    action: 'Price my extension',
  },
  keyFigures: [
    { value: figures.extensions, label: 'extensions framed in Kent' },
    { value: '50% faster', label: 'to a structure ready for its roof than in load-bearing block' },
    { value: '20\u00a0m', label: 'maximum clear span' },
    { value: '£25k+', label: 'typical cost of the frame, made and put up, including VAT' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'Why a frame',
      title: 'The walls can stop holding things up',
      paragraphs: [
        'In a steel-framed extension the roof stands on columns and beams. Walls then only keep out the weather, so that a whole side can be glass, and the old rear wall can go once the frame has taken its load.',
        'We make and put up the frame, its connections to the old building and the decking on it. The typical £25k+ is for that. Your builder digs the footings, closes the walls and finishes the rooms, at a price of their own. On factory jobs we hang the cladding as well.',
        'An engineer designs every frame. We ask for one early, because the footing, the frame and the joint to the house have to be one idea.',
      ],
    },
    {
      kind: 'cards',
      mark: 'Extension types',
      title: 'Types of extension, and their weeks',
      lead: 'From approved drawings to a finished frame, decked and ready for the roof covering.',
      cards: [
        {
          title: 'Single-storey extension',
          text: 'A kitchen across the back of the house, with one long opening to the garden and a flat or pitched roof.',
          list: ['Goalpost in the old rear wall', 'Slim columns between doors', 'Steel kept inside the insulation'],
          facts: [{ label: 'Timeframe', value: '4–8\u00a0weeks' }],
        },
        {
          title: 'Two-storey and wraparound',
          text: 'Bedrooms over the kitchen, or round two sides of the house, on a frame that carries the new floor and part of the old wall.',
          list: ['Corner posts that free the glass', 'Floor beams at full span', 'Old wall propped once, not twice'],
          facts: [{ label: 'Timeframe', value: '8–12\u00a0weeks' }],
        },
        {
          title: 'Factory and warehouse',
          text: 'More bays on a portal frame, or a lean-to along it, built while work goes on behind a temporary screen.',
          list: ['Matches grid, pitch and eaves', 'Purlins and cladding included', 'Last wall opened at the end'],
          facts: [{ label: 'Timeframe', value: '10–16\u00a0weeks' }],
        },
        {
          title: 'Loft and roof extension',
          text: 'Floor beams and a ridge frame that let the old roof timbers go, brought up in pieces and bolted in place.',
          list: ['Pieces sized for the stairs', 'Bearings clear of the chimneys', 'Dormer frames to match'],
          facts: [{ label: 'Timeframe', value: '6–12\u00a0weeks' }],
        },
      ],
    },
    {
      kind: 'drawing',
      mark: 'Clear span',
      title: 'From a pair of doors to a whole factory',
      lead: 'Three openings, one scale. The people beside them are 1.75\u00a0m tall.',
      drawing: 'spans-to-scale',
      notes: [
        {
          title: 'A lintel',
          text: '2.4\u00a0m: two glazed doors in a wall. A catalogue lintel, chosen against its load, is often enough and costs less than we do.',
        },
        {
          title: 'A goalpost',
          text: '6.0\u00a0m: the back of a house opened from side to side. Two columns and a beam, often with stiff corners, on their own footings.',
        },
        {
          title: 'A portal rafter',
          text: 'Up to 20\u00a0m with no column in the way. Columns and rafters are joined so stiffly that they work as one bent member, from footing to footing.',
        },
        {
          title: 'Haunch',
          text: 'The knee, where the frame works hardest: the rafter is made deeper and bolted through an end plate to the column.',
        },
        {
          title: 'Base',
          text: 'Base plate, holding-down bolts and a footing. A portal pushes outwards as well as down, and the footing is designed for both.',
        },
      ],
    },
    {
      kind: 'cards',
      mark: 'Benefits',
      title: 'What a frame gains you',
      cards: [
        {
          title: 'It is quicker',
          text: 'About 50% faster than load-bearing block to a structure ready for its roof, because the frame is made while the ground is dug. The rest of the build takes as long as ever.',
        },
        {
          title: 'It spans',
          text: 'Up to 20\u00a0m clear. For a house, that means no nib of wall in the middle of the kitchen.',
        },
        {
          title: 'It adds value',
          text: '35% on average: what owners of extensions that we framed say their home gained on its value before, not counting the cost. Ask a local valuer about your street.',
        },
        {
          title: 'It can change again',
          text: 'The frame carries, so inner walls need not. The next owner can shift a partition without a prop in sight.',
        },
      ],
    },
    {
      kind: 'cards',
      mark: 'Planning and regulations',
      title: 'Planning, Building Regulations and the neighbour',
      lead: 'For England, in outline. Your council and a building control body decide, not your fabricator.',
      cards: [
        {
          title: 'Permitted development',
          text: 'Many houses may be extended without a planning application. At the rear, on a single storey no higher than 4\u00a0m, the usual limit is 3\u00a0m beyond the original wall, or 4\u00a0m if detached.',
          facts: [
            { label: 'With prior approval', value: '6\u00a0m, or 8\u00a0m if detached' },
            { label: 'Not for', value: 'Flats; less for conservation areas and the Kent Downs' },
          ],
        },
        {
          title: 'Planning permission',
          text: 'Needed beyond those limits, for most wraparounds, and for listed buildings together with listed building consent. Factories and warehouses have limits of their own.',
          facts: [
            { label: 'Decided by', value: 'Your district council, or Medway' },
            { label: 'Allow', value: '8\u00a0weeks from a valid application' },
          ],
        },
        {
          title: 'Building Regulations',
          text: 'They apply whether or not planning does. The frame comes under Part\u00a0A, its fire protection under Part\u00a0B, the cold bridge through a column under Part\u00a0L. Part\u00a02A makes client, designers and contractors dutyholders, each bound to plan for compliance.',
          facts: [
            { label: 'Decided by', value: 'The council, or a registered building control approver' },
            { label: 'You keep', value: 'The completion certificate' },
          ],
        },
        {
          title: 'Party wall',
          text: 'Digging near a neighbour’s foundations or building into a shared wall calls for notice under the Party Wall etc. Act\u00a01996. Giving it is the owner’s job.',
          facts: [
            { label: 'Excavation', value: 'One month before' },
            { label: 'Work to the shared wall', value: 'Two months before' },
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'who-does-what',
      mark: 'Who does what',
      title: 'Frame, ground and finish: whose is whose',
      lead: 'The usual split for a house. A line in our price can move a job to us.',
      caption: 'Who does each part of a steel-framed extension: us, you or your builder',
      columns: [{ label: 'Part' }, { label: 'We' }, { label: 'You, the owner' }, { label: 'Your builder' }],
      rows: [
        ['Engineer', 'Name one if you ask', 'Appoint, brief and pay', '–'],
        ['Party wall', '–', 'Give notice, or ask a surveyor to', 'Waits for consent or award'],
        [
          'Building Control',
          'Show the frame before it is covered',
          'Apply before work starts',
          'Books each stage: footings, frame, drains, completion',
        ],
        [
          'Dutyholders under Part\u00a02A and CDM',
          'Contractor for the frame',
          'Client: name a principal designer and a principal contractor, or the law does it for you',
          'Usually principal contractor, and so in charge of safety on site',
        ],
        ['Footings and bolts', 'Bolt plan, and a check before delivery', '–', 'Digs, pours, sets the bolts'],
        [
          'Propping the old wall',
          'Only if priced',
          '–',
          'Their own or the engineer’s temporary works design, then the props',
        ],
        ['Padstones', 'Sizes from the engineer passed on', '–', 'Cast or bedded, and hardened'],
        ['Frame and deck', 'Model, make, deliver, put up, level', 'A way in for the lorry', 'Grout under the plates'],
        ['Fire protection', 'Workshop coating, if ordered', 'Period from the designer', 'Boarding and fire stopping'],
        ['Walls, roof, plaster', 'Cladding on factory jobs', 'Finishes', 'The rest'],
        ['Waste', 'Offcuts and packing', '–', 'Spoil, rubble, skips'],
        [declarationOfPerformance.name, declarationOfPerformance.from, 'Keep it with the house papers', '–'],
      ],
    },
    {
      kind: 'places',
      mark: 'Where we build',
      title: 'Planning authorities in Kent and Medway',
      lead: 'Every extension here answers to one of these. We have put steel up under all of them.',
      places: [
        'Gravesham',
        'Dartford',
        'Medway',
        'Sevenoaks',
        'Tonbridge and Malling',
        'Tunbridge Wells',
        'Maidstone',
        'Swale',
        'Ashford',
        'Canterbury',
        'Folkestone and Hythe',
        'Dover',
        'Thanet',
      ],
      footnote: 'South London boroughs too: Bexley, Bromley and Greenwich are nearer to us than Ashford is.',
    },
  ],
  emergencyLine: {
    title: 'Wall open and the weather turning?',
    text: 'Ring if a prop leans or a bearing cracks. A crew will come and hold it through the night.',
  },
  quote: {
    title: 'Price my extension',
    lead: 'A planning drawing is ideal, a sketch with two dimensions will do. Tell us what stage your permissions are at.',
    next: [
      'We ring about the ground, the access and the joint with the old building.',
      `A budget for the frame comes within ${figures.quote.most}, a fixed price in ${figures.quote.complex} once an engineer’s drawing exists; both count working days.`,
      'A date goes in the diary when footings and permissions are certain.',
    ],
  },
  quoteService: 'structural-steel',
  related: ['/steel-beam-installation', '/steel-construction-gravesend', '/architectural-metalwork-london'],
} satisfies Service
