// Sample content: figures are stand-ins until the owner writes the firm's own.

import type { Service } from '../service.ts'
import { stats } from '../stats.ts'
import { declarationNote } from '../steelwork-documents.ts'

/** What the page opens with: a title in two lines. */
export const extensionsHero = { titleLines: ['Wider rooms,', 'in fewer weeks'] } as const

/**
 * The journey on an axis of weeks from the first call, with what is needed in each week. The types are counted from approved
 * drawings, which the example has at the start of week `drawingsWeek`.
 */
export const extensionsSpine = {
  id: 'journey',
  mark: 'Your journey',
  title: 'From sketch to frame in eighteen weeks',
  lead: 'A single-storey extension that needs planning permission, if you call in the first week of March. Weeks 12 to 18 are ours. Without an application or a notice to neighbours, take eight weeks away.',
  weeks: 27,
  drawingsWeek: 12,
  months: [
    { name: 'March', week: 1 },
    { name: 'April', week: 5.4 },
    { name: 'May', week: 9.7 },
    { name: 'June', week: 14.1 },
    { name: 'July', week: 18.4 },
    { name: 'August', week: 22.9 },
  ],
  benefit: 'Benefit',
  steps: [
    {
      title: 'Talk',
      from: 1,
      to: 1,
      dates: 'Week 1',
      text: 'You send a sketch, a budget and a photograph of the back wall. We tell you what a frame would cost and whether you need one at all.',
      needs: [],
      benefits: [],
    },
    {
      title: 'Permissions',
      from: 2,
      to: 11,
      dates: 'Weeks 2–11',
      text: 'Your architect applies, you serve notices, and your engineer designs the frame and footings. This is the law in England in outline.',
      needs: [
        {
          title: 'Permitted development',
          from: 2,
          to: 3,
          dates: 'Weeks 2–3',
          text: 'Check this first. Many houses need no application for a single storey at the rear, up to 4\u00a0m high and 3\u00a0m beyond the original wall, or 4\u00a0m if the house is detached.',
          facts: [
            { label: 'With prior approval', value: '6\u00a0m, or 8\u00a0m if detached' },
            { label: 'Not for', value: 'Flats. Fewer rights in conservation areas, the Kent Downs and the High Weald' },
          ],
        },
        {
          title: 'Planning permission',
          from: 4,
          to: 11,
          dates: 'Weeks 4–11 · decision mid-May',
          text: 'You need it beyond those limits and for most wraparounds. A listed building needs consent as well. Factories have limits of their own.',
          facts: [
            { label: 'Decided by', value: 'Your district council, or Medway' },
            { label: 'Allow', value: '8\u00a0weeks from a valid application' },
          ],
        },
        {
          title: 'Party wall',
          from: 3,
          to: 11,
          dates: 'Weeks 3–11 · before anyone digs',
          text: 'If you dig near a neighbour’s foundations or build into a shared wall, you serve notice under the Party Wall etc. Act\u00a01996.',
          facts: [
            { label: 'Digging', value: 'One month before' },
            { label: 'Shared wall', value: 'Two months before' },
          ],
        },
      ],
      benefits: [],
    },
    {
      title: 'Model',
      from: 12,
      to: 13,
      dates: 'Weeks 12–13 · end of May',
      text: 'We model the frame, its holding-down bolts and the joint to the house in 3D. Your groundworker gets a bolt plan, to the millimetre.',
      needs: [
        {
          title: 'Building Regulations',
          from: 12,
          to: 18,
          dates: 'Weeks 12–18 · apply first',
          text: 'They apply with or without planning permission: Part\u00a0A to the frame, Part\u00a0B to its fire protection, Part\u00a0L to the cold bridge through a column.',
          facts: [
            { label: 'Decided by', value: 'Council or registered approver' },
            { label: 'You keep', value: 'The completion certificate' },
          ],
        },
      ],
      benefits: [
        { title: 'It spans', text: 'Up to 20\u00a0m clear, with no nib of wall left in the middle of the kitchen.' },
      ],
    },
    {
      title: 'Frame',
      from: 14,
      to: 17,
      dates: 'Weeks 14–17 · June',
      beside: { from: 14, to: 16, text: 'Weeks 14–16: footings, by your builder' },
      text: 'Three weeks in the workshop. Then we check the bases, deliver the steel, put the frame up and plumb it, usually inside a week. Then comes the deck, then the opening into the old house.',
      needs: [],
      benefits: [
        {
          title: 'It is quicker',
          text: 'We make the frame while the ground is dug. The other trades take as long as they always do.',
        },
      ],
    },
    {
      title: 'Handover',
      from: 18,
      to: 18,
      dates: 'Week 18 · roofers in July',
      text: 'You get mill certificates, as-built drawings and coating records in one file, to keep with the engineer’s calculations. The roofers can start the next morning.',
      needs: [],
      benefits: [
        {
          title: 'It adds value',
          text: 'Owners we framed for report 35% on average, before the cost of the work. Ask a local valuer.',
        },
        {
          title: 'It can change again',
          text: 'Internal walls carry no load, so you can move them later without propping.',
        },
      ],
    },
  ],
  types: {
    title: 'How long your type of extension takes',
    lead: 'From approved drawings, here at the start of week 12, to a finished frame, decked and ready for the roof covering.',
    timeframe: 'Timeframe',
    entries: [
      {
        title: 'Single-storey extension',
        weeks: [4, 8],
        text: 'A kitchen across the back of the house, with one long opening to the garden.',
        list: ['Goalpost in the old wall', 'Slim columns', 'Steel kept inside the insulation'],
      },
      {
        title: 'Two-storey and wraparound',
        weeks: [8, 12],
        text: 'Bedrooms over the kitchen, or rooms round two sides, with part of the old wall on steel.',
        list: ['Glass to the corner', 'Full-span floors', 'Old wall propped once, not twice'],
      },
      {
        title: 'Factory and warehouse',
        weeks: [10, 16],
        text: 'More bays on a portal frame, or a lean-to, built behind a screen while work goes on.',
        list: ['Same grid and pitch', 'Cladding included', 'Last wall opened at the end'],
      },
      {
        title: 'Loft and roof extension',
        weeks: [6, 12],
        text: 'Floor beams and a ridge frame replace the old roof timbers. The steel comes up in pieces.',
        list: ['Fits up the stairs', 'Dormers to match', 'Bearings clear of the chimneys'],
      },
    ],
  },
} as const

export const service = {
  path: '/steel-building-extensions-kent',
  order: 13,
  listings: {
    menu: { group: 'Construction', line: 'Steel frames for house extensions' },
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
    titleLines: [...extensionsHero.titleLines],
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
      kind: 'drawing',
      mark: 'Clear span',
      title: 'From a pair of doors to a whole factory',
      lead: 'The roof stands on columns and beams, so a whole side can be glass. All three are drawn to one scale, with people of 1.75\u00a0m.',
      drawing: 'spans-to-scale',
      notes: [
        {
          title: 'A lintel',
          text: '2.4\u00a0m: two doors. A catalogue lintel is often enough and costs less than we do.',
        },
        {
          title: 'A goalpost',
          text: '6.0\u00a0m: the back of a house. Two columns and a beam on footings.',
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
      kind: 'table',
      folded: true,
      id: 'who-does-what',
      mark: 'Who does what',
      title: 'Frame, ground and finish: whose is whose',
      lead: `The usual split for a house. The typical ${stats.price.extensionFrame} is for the frame, its joints to the old building and the deck. Your builder prices the rest.`,
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
    sketch: true,
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
