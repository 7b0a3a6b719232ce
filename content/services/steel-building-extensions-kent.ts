// Sample content: figures are stand-ins until the owner writes the firm's own.

import type { Service } from '../service.ts'
import { stats } from '../stats.ts'
import { declarationNote } from '../steelwork-documents.ts'

/** What the page opens with: the journey as a programme bar, in weeks from the first call. */
export const extensionsHero = {
  titleLines: ['Wider rooms,', 'in fewer weeks'],
  programme: {
    id: 'journey',
    mark: 'Your journey',
    title: 'From sketch to frame in eighteen weeks',
    lead: 'A single-storey extension that needs planning permission, if you call in the first week of March. Our own part is seven weeks of it; without an application, take eight weeks away.',
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
        beside: { from: 14, to: 16, text: 'Footings dug and cured alongside' },
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

export const service = {
  path: '/steel-building-extensions-kent',
  order: 13,
  listings: {
    menu: { group: 'Construction' },
    sitemap: { group: 'Specialized Services', text: 'Steel-framed extensions, from the survey to the handover.' },
  },
  name: 'Steel Building Extensions Kent',
  icon: 'house-plus',
  summary: 'Steel-framed extensions to houses, lofts and factories in Kent, with clear spans of up to 20 m.',
  serviceType: 'Steel-framed building extensions',
  seo: {
    title: 'Steel-framed building extensions in Kent',
    description: `House, loft and factory extensions on a steel frame: spans up to 20 m, 4–16 weeks, frames typically ${stats.price.extensionFrame} with VAT. Planning and regulations explained.`,
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
    title: extensionsHero.titleLines.join(' '),
    lead: 'While the footings cure, your frame is being made in Gravesend. It goes up in days, and the roof can follow at once.',
    picture: 'house-extension',
    pictureNote: 'Rear extension · S275 frame',
    action: 'Price my extension',
  },
  keyStats: [
    { value: stats.extensions, label: 'extensions framed in Kent' },
    { value: '50% faster', label: 'to a structure ready for its roof than in load-bearing block' },
    { value: '20\u00a0m', label: 'maximum clear span' },
    { value: stats.price.extensionFrame, label: 'typical cost of the frame, made and put up, including VAT' },
  ],
  sections: [
    {
      kind: 'notes',
      mark: 'Benefits',
      title: 'The walls can stop holding things up',
      lead: 'The roof stands on columns and beams. Walls only keep out the weather, so a whole side can be glass.',
      notes: [
        {
          title: 'It is quicker',
          text: 'The frame is made while the ground is dug. The rest takes as long as ever.',
        },
        {
          title: 'It spans',
          text: 'Up to 20\u00a0m clear, with no nib of wall left in the middle of the kitchen.',
        },
        {
          title: 'It adds value',
          text: '35% on average, say owners we framed for, not counting the cost. Ask a local valuer.',
        },
        {
          title: 'It can change again',
          text: 'Inner walls need not carry: a partition moves without a prop in sight.',
        },
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
          text: 'A kitchen across the back of the house, with one long opening to the garden.',
          list: ['Goalpost in old wall', 'Slim columns', 'Steel kept inside the insulation'],
          facts: [{ label: 'Timeframe', value: '4–8\u00a0weeks' }],
        },
        {
          title: 'Two-storey and wraparound',
          text: 'Bedrooms over the kitchen, or round two sides, with part of the old wall on steel.',
          list: ['Glass to the corner', 'Full-span floors', 'Old wall propped once, not twice'],
          facts: [{ label: 'Timeframe', value: '8–12\u00a0weeks' }],
        },
        {
          title: 'Factory and warehouse',
          text: 'More bays on a portal frame, or a lean-to, built while work goes on behind a screen.',
          list: ['Same grid and pitch', 'Cladding included', 'Last wall opened at the end'],
          facts: [{ label: 'Timeframe', value: '10–16\u00a0weeks' }],
        },
        {
          title: 'Loft and roof extension',
          text: 'Floor beams and a ridge frame let the old roof timbers go. The steel comes up in pieces.',
          list: ['Fits up the stairs', 'Dormers to match', 'Bearings clear of the chimneys'],
          facts: [{ label: 'Timeframe', value: '6–12\u00a0weeks' }],
        },
      ],
    },
    {
      kind: 'drawing',
      mark: 'Clear span',
      title: 'From a pair of doors to a whole factory',
      lead: 'One scale, with people of 1.75\u00a0m.',
      drawing: 'spans-to-scale',
      notes: [
        {
          title: 'A lintel',
          text: '2.4\u00a0m: two doors. A catalogue lintel is often enough and costs less than we do.',
        },
        {
          title: 'A goalpost',
          text: '6.0\u00a0m: the back of a house. Two columns and a beam, on their own footings.',
        },
        {
          title: 'A portal rafter',
          text: 'Up to 20\u00a0m with no column in the way: columns and rafters work as one member.',
        },
        {
          title: 'Haunch',
          text: 'The knee, where the frame works hardest: the rafter is deeper there.',
        },
        {
          title: 'Base',
          text: 'Bolts and a footing that take the push outwards as well as down.',
        },
      ],
    },
    {
      kind: 'cards',
      mark: 'Planning and regulations',
      title: 'Whose permission you need',
      lead: 'For England, in outline. Your council and a building control body decide, not your fabricator.',
      cards: [
        {
          title: 'Permitted development',
          text: 'Many houses need no application for a single storey at the rear, up to 4\u00a0m high and 3\u00a0m beyond the original wall, or 4\u00a0m if detached.',
          facts: [
            { label: 'With prior approval', value: '6\u00a0m, or 8\u00a0m if detached' },
            { label: 'Not for', value: 'Flats; fewer rights in conservation areas, Kent Downs, High Weald' },
          ],
        },
        {
          title: 'Planning permission',
          text: 'Needed beyond those limits and for most wraparounds. Listed buildings need consent as well; factories have limits of their own.',
          facts: [
            { label: 'Decided by', value: 'Your district council, or Medway' },
            { label: 'Allow', value: '8\u00a0weeks from a valid application' },
          ],
        },
        {
          title: 'Building Regulations',
          text: 'They apply whether or not planning does: Part\u00a0A to the frame, Part\u00a0B to its fire protection, Part\u00a0L to the cold bridge through a column.',
          facts: [
            { label: 'Decided by', value: 'Council or registered approver' },
            { label: 'You keep', value: 'The completion certificate' },
          ],
        },
        {
          title: 'Party wall',
          text: 'Digging near a neighbour’s foundations or building into a shared wall calls for your notice under the Party Wall etc. Act\u00a01996.',
          facts: [
            { label: 'Digging', value: 'One month before' },
            { label: 'Shared wall', value: 'Two months before' },
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'who-does-what',
      mark: 'Who does what',
      title: 'Frame, ground and finish: whose is whose',
      lead: `The usual split for a house. The typical ${stats.price.extensionFrame} is for the frame, its joints to the old building and the deck; your builder’s part is a price of its own.`,
      caption: 'Who does each part of a steel-framed extension: us, you or your builder',
      columns: [{ label: 'Part' }, { label: 'We' }, { label: 'You' }, { label: 'Your builder' }],
      rows: [
        ['Engineer', 'Name one if you ask', 'Appoint, brief and pay', '–'],
        ['Party wall', '–', 'Give notice', 'Waits for consent or award'],
        ['Building Control', 'Show the steel', 'Apply first', 'Books visits'],
        [
          'Dutyholders under Part\u00a02A and CDM',
          'Contractor for the frame',
          'Client: name principal designer and principal contractor',
          'Usually principal contractor',
        ],
        ['Footings, bolts, padstones', 'Plan, and a check', '–', 'Digs, pours, sets them'],
        ['Propping the old wall', 'Only if priced', '–', 'Props, to a design'],
        ['Frame and deck', 'Make, put up', 'A clear way in', 'Grouts plates'],
        ['Fire protection', 'Coating, if ordered', 'Period, from designer', 'Boarding and fire stopping'],
        ['Walls, roof, plaster', 'Factory walls', 'Pick finishes', 'The rest'],
        ['Waste', 'Offcuts and packing', '–', 'Spoil, rubble, skips'],
      ],
      footnote: declarationNote,
    },
    {
      kind: 'places',
      mark: 'Where we build',
      title: 'Planning authorities in Kent and Medway',
      lead: 'And in South London: Bexley, Bromley and Greenwich are nearer to us than Ashford is.',
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
    },
  ],
  emergencyLine: {
    title: 'Wall open and the weather turning?',
    // Safety text: emergency advice
    text: 'If a prop leans or a bearing cracks, get everyone out, stay out, and call us, day or night.',
  },
  quote: {
    title: 'Price my extension',
    lead: 'A planning drawing is ideal, a sketch with two dimensions will do. Tell us what stage your permissions are at.',
    next: [
      'We call about the ground, the access and the joint with the old building.',
      `A budget for the frame comes within ${stats.quote.most}, a fixed price in ${stats.quote.complex} once an engineer’s drawing exists; both count working days.`,
      'A date goes in the diary when footings and permissions are certain.',
    ],
  },
  quoteService: 'structural-steel',
  related: ['/steel-beam-installation', '/steel-construction-gravesend', '/architectural-metalwork-london'],
} satisfies Service
