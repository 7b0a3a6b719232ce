// Sample content: figures are stand-ins until the owner writes the firm's own.
import type { Service } from './service.ts'

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
      'House, loft and factory extensions on a steel frame: spans up to 20 m, 4–16 weeks, typically £25k+ including VAT. Planning and regulations explained.',
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
    title: 'Wider rooms, in fewer weeks',
    lead: 'While the footings cure, your frame is being made in Gravesend. It goes up in days, and the roof can follow at once.',
    picture: 'house-extension',
    pictureNote: 'Rear extension · S275 frame',
    action: 'Price my extension',
  },
  keyFigures: [
    { value: '150+', label: 'extensions in Kent' },
    { value: '50% faster', label: 'build than in load-bearing block' },
    { value: '20 m', label: 'maximum clear span' },
    { value: '£25k+', label: 'typical cost, including VAT' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'Why a frame',
      title: 'The walls can stop holding things up',
      paragraphs: [
        'In a steel-framed extension the roof stands on columns and beams. Walls then only keep out the weather, so that a whole side can be glass, and the old rear wall can go without anybody holding their breath.',
        'We make and put up the frame, its connections to the old building and the decking on it. Your builder, or one you choose with us, digs the footings and closes the walls. On factory jobs we hang the cladding as well.',
        'An engineer designs every frame. We ask for one early, because the footing, the frame and the joint to the house have to be one idea.',
      ],
    },
    {
      kind: 'cards',
      mark: 'Extension types',
      title: 'Four kinds, with honest weeks',
      lead: 'From approved drawings to a finished frame, decked and ready for the roof covering.',
      cards: [
        {
          title: 'Single-storey extension',
          text: 'A kitchen across the back of the house, with one long opening to the garden and a flat or pitched roof.',
          list: ['Goalpost in the old rear wall', 'Slim columns between doors', 'Steel kept inside the insulation'],
          facts: [{ label: 'Timeframe', value: '4–8 weeks' }],
        },
        {
          title: 'Two-storey and wraparound',
          text: 'Bedrooms over the kitchen, or round two sides of the house, on a frame that carries the new floor and part of the old wall.',
          list: ['Corner posts that free the glass', 'Floor beams at full span', 'Old wall propped once, not twice'],
          facts: [{ label: 'Timeframe', value: '8–12 weeks' }],
        },
        {
          title: 'Factory and warehouse',
          text: 'More bays on a portal frame, or a lean-to along it, built while work goes on behind a temporary screen.',
          list: ['Matches grid, pitch and eaves', 'Purlins and cladding included', 'Last wall opened at the end'],
          facts: [{ label: 'Timeframe', value: '10–16 weeks' }],
        },
        {
          title: 'Loft and roof extension',
          text: 'Floor beams and a ridge frame that let the old roof timbers go, brought up in pieces and bolted in place.',
          list: ['Pieces sized for the stairs', 'Bearings clear of the chimneys', 'Dormer frames to match'],
          facts: [{ label: 'Timeframe', value: '6–12 weeks' }],
        },
      ],
    },
    {
      kind: 'drawing',
      mark: 'Clear span',
      title: 'From a pair of doors to a whole factory',
      lead: 'Three openings, one scale. The people beside them are 1.75 m tall.',
      drawing: 'spans-to-scale',
      notes: [
        {
          title: 'A lintel',
          text: '2.4 m: two glazed doors in a wall. A catalogue lintel, chosen against its load, is often enough and costs less than we do.',
        },
        {
          title: 'A goalpost',
          text: '6.0 m: the back of a house opened from side to side. Two columns and a beam, often with stiff corners, on their own footings.',
        },
        {
          title: 'A portal rafter',
          text: 'Up to 20 m with no column in the way. Columns and rafters are joined so stiffly that they work as one bent member, from footing to footing.',
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
      title: 'Four reasons owners give afterwards',
      cards: [
        {
          title: 'It is quicker',
          text: 'About 50% faster to the same stage than load-bearing block, because the frame is made while the ground is dug.',
        },
        {
          title: 'It spans',
          text: 'Up to 20 m clear. For a house, that means no nib of wall in the middle of the kitchen.',
        },
        {
          title: 'It adds value',
          text: '35% on average across the extensions we have framed. An average is not a promise, so ask a local valuer about your street.',
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
      title: 'Two permissions, and a neighbour',
      lead: 'For England, in outline. Your council and a building control body decide, not your fabricator.',
      cards: [
        {
          title: 'Permitted development',
          text: 'Many houses may be extended without a planning application. At the rear, on a single storey no higher than 4 m, the usual limit is 3 m beyond the original wall, or 4 m if detached.',
          facts: [
            { label: 'With prior approval', value: '6 m, or 8 m if detached' },
            { label: 'Not for', value: 'Flats; less for conservation areas and the Kent Downs' },
          ],
        },
        {
          title: 'Planning permission',
          text: 'Needed beyond those limits, for most wraparounds, and for listed buildings together with listed building consent. Factories and warehouses have limits of their own.',
          facts: [
            { label: 'Decided by', value: 'Your district council, or Medway' },
            { label: 'Allow', value: '8 weeks from a valid application' },
          ],
        },
        {
          title: 'Building Regulations',
          text: 'They apply whether or not planning does. The frame comes under Part A, its fire protection under Part B, the cold bridge through a column under Part L.',
          facts: [
            { label: 'Decided by', value: 'Building Control, council or private' },
            { label: 'You keep', value: 'The completion certificate' },
          ],
        },
        {
          title: 'Party wall',
          text: 'Digging near a neighbour’s foundations or building into a shared wall calls for notice under the Party Wall etc. Act 1996. Giving it is the owner’s job.',
          facts: [
            { label: 'Excavation', value: 'One month before' },
            { label: 'Work to the shared wall', value: 'Two months before' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      mark: 'Your journey',
      title: 'Five stops from sketch to roof',
      steps: [
        {
          title: 'Talk',
          text: 'A sketch, a budget and a photograph of the back wall. We say what a frame would cost and whether you need one at all.',
        },
        {
          title: 'Permissions',
          text: 'Your architect applies, you serve notices, and the engineer designs the frame and its footings.',
        },
        {
          title: 'Model',
          text: 'Frame, holding-down bolts and the joint to the house in one 3D model. Your groundworker gets a bolt plan, to the millimetre.',
        },
        {
          title: 'Frame',
          text: 'Bases checked, steel delivered, frame up and plumbed, usually inside a week. Then the deck, then the opening into the old house.',
        },
        {
          title: 'Handover',
          text: 'Mill certificates, as-built drawings and fire protection records, in one file for Building Control. The roofers can start next morning.',
        },
      ],
    },
    {
      kind: 'places',
      mark: 'Where we build',
      title: 'Thirteen planning authorities, one yard',
      lead: 'Every extension answers to one of these. We have put steel up under all of them.',
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
    intro:
      'A planning drawing is ideal, a sketch with two dimensions will do. Tell us what stage your permissions are at.',
    next: [
      'We ring about the ground, the access and the joint with the old building.',
      'A budget for the frame comes in 24 hours, a full price in 3–5 days once an engineer’s drawing exists.',
      'A date goes in the diary when footings and permissions are certain.',
    ],
  },
  quoteService: 'structural-steel',
  related: ['/steel-beam-installation', '/steel-construction-gravesend', '/architectural-metalwork-london'],
} satisfies Service
