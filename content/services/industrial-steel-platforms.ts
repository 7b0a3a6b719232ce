// Sample content: figures are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from '../service.ts'
import { stats } from '../stats.ts'
import { engineerIsYours } from '../steelwork-documents.ts'

/**
 * What each load changes, from the deck down to the slab. Sizes are typical ones for columns on a 4 by 4 metre grid with the
 * deck 3 metres up; the drawing shows them to scale, in millimetres. `load` is in kg/m² (spec 9).
 */
export const platformSpine = {
  mark: 'Platform types',
  title: 'What the load changes',
  lead: 'Four floors with columns on a 4 by 4\u00a0m grid and the deck 3\u00a0m up. Plan for the heaviest use you foresee: a floor usually has to be emptied to be strengthened.',
  chosen: 'The load set at the top',
  capacity: 'Up to {load}\u00a0kg/m²',
  drawing:
    'Section to scale through the floor and its post: {beam} millimetre main beam on a {post} millimetre post with a {plate} millimetre base plate',
  labels: {
    applications: 'Applications',
    post: 'Post',
    beam: 'Main beam',
    deck: 'Deck',
    base: 'Base plate',
    watch: 'Watch for',
    price: 'Budget price',
  },
  price: 'from £{pounds} per m²',
  floors: [
    {
      load: 500,
      title: 'Access platforms and walkways',
      text: 'Open-grid decks and steps take people and hand tools to valves and filters.',
      applications: 'Conveyor crossings, tank tops',
      post: '100\u00a0mm square hollow section',
      beam: 'About 200\u00a0mm deep',
      deck: 'Open-grid steel on joists 1\u00a0m apart',
      base: '250\u00a0mm square, four M12 anchors',
      size: { post: 100, beam: 203, deck: 30, plate: 250, joists: 1000 },
      pounds: 220,
    },
    {
      load: 750,
      title: 'Office and production floors',
      text: 'Boarded decks are stiff enough not to feel the forklift go by. We draw the services in.',
      applications: 'Offices, packing, canteens',
      post: '120\u00a0mm square hollow section',
      beam: 'About 250\u00a0mm deep',
      deck: '38\u00a0mm board on joists 450\u00a0mm apart',
      base: '300\u00a0mm square, four M16 anchors',
      size: { post: 120, beam: 254, deck: 38, plate: 300, joists: 450 },
      pounds: 260,
    },
    {
      load: 1000,
      title: 'Storage mezzanines',
      text: 'Shelving and pallets over a full bay, with columns set to your racking.',
      applications: 'Stock, archive, picking tiers',
      post: '150\u00a0mm square hollow section',
      beam: 'About 300\u00a0mm deep',
      deck: '38\u00a0mm board on joists 300\u00a0mm apart',
      base: '350\u00a0mm square, four M16 anchors',
      size: { post: 150, beam: 305, deck: 38, plate: 350, joists: 300 },
      pounds: 320,
    },
    {
      load: 2000,
      title: 'Equipment platforms',
      text: 'Heavy frames for plant, silos and tanks, with steel under each machine’s feet.',
      applications: 'Hoppers, chillers, generators',
      post: '203\u00a0mm universal column',
      beam: 'About 400\u00a0mm deep',
      deck: '8\u00a0mm chequer plate on joists 500\u00a0mm apart',
      base: '450\u00a0mm square, four M20 anchors, often on a new pad',
      size: { post: 203, beam: 406, deck: 8, plate: 450, joists: 500 },
      pounds: 540,
    },
  ],
  footnote:
    'Prices are for 100\u00a0m² or more, made and installed, including VAT. Stairs, rails and gates are priced per piece. The sizes are typical: your engineer sizes the frame and checks your slab.',
  path: {
    title: 'How the load comes down',
    text: 'Deck and joists (4) carry the load (1) to the main beams (5). The beams carry it to the columns, and base plates (6) spread it on the slab. We ask for the slab’s thickness first. A guard rail (2) and a pallet gate (3) protect the edge.',
  },
  safety: {
    mark: 'Safety features',
    title: 'Edges, stairs, gates and signs',
    features: [
      {
        title: 'Edge protection',
        text: 'Guard rails of 1100\u00a0mm with knee rail and toe board wherever somebody could fall, designed for the horizontal load of that use.',
      },
      {
        title: 'Stairs, not ladders',
        text: 'Fixed flights to Approved Document\u00a0K, or to BS\u00a0EN\u00a0ISO\u00a014122 at machines. Ladders are for rare maintenance only.',
      },
      {
        title: 'Pallet gates',
        text: 'Up-and-over or swing, set by pallet size and mast height. One side is always shut, so loading never leaves an open edge.',
      },
      {
        title: 'Guards and signs',
        text: 'Steel round the columns where trucks turn. A sign at each stair gives kg/m² and kg per pallet place.',
      },
    ],
  },
  process: {
    mark: 'Process',
    title: 'Five steps over a working floor',
    steps: [
      {
        title: 'Survey and load brief',
        text: 'We measure roof, slab, doors and aisles, and ask what will stand up there now and in ten years.',
      },
      {
        title: 'Engineering',
        text: `${engineerIsYours} The engineer designs the frame and checks the slab. We model it with your racking in place.`,
      },
      {
        title: 'Approval',
        text: 'Building Control sees drawings and calculations while a stair can still be moved on paper.',
      },
      {
        title: 'Fabrication',
        text: 'We weld and coat in the workshop. On your floor it is all bolts, so nobody needs a hot work permit.',
      },
      {
        title: 'Installation and handover',
        text: `We build bay by bay behind screens, on nights or weekends if you wish, in ${stats.onSite.platform}.`,
      },
    ],
  },
  industries: {
    title: 'Where we build decks',
    list: [
      'warehousing and parcel hubs',
      'food and drink',
      'manufacturing and engineering',
      'print, packaging and paper',
      'pharmaceutical and laboratories',
      'waste and recycling',
      'energy, water and plant rooms',
      'retail stockrooms and trade counters',
      'ports and logistics',
    ],
  },
} as const

export const service = {
  path: '/industrial-steel-platforms',
  order: 11,
  listings: {
    menu: { group: 'Construction', line: 'Mezzanines, walkways and plant decks' },
    sitemap: { group: 'Specialized Services', text: 'Mezzanines, walkways and plant platforms for a stated load.' },
    areas: { name: 'Platforms and mezzanines' },
  },
  name: 'Industrial Steel Platforms',
  icon: 'layers',
  summary: 'Mezzanines and equipment platforms up to 2000 kg/m², bolted together over a working floor in 1–4 weeks.',
  serviceType: 'Industrial steel platforms and mezzanine floors',
  seo: {
    title: 'Industrial steel platforms and mezzanine floors, Kent',
    description:
      'Mezzanines, plant decks and walkways for loads up to 2000 kg/m². Designed round your aisles and installed in 1–4 weeks while you keep working.',
    keywords: [
      'industrial steel platforms',
      'mezzanine floors Kent',
      'warehouse mezzanine installation',
      'equipment platform',
      'steel access platform',
      'mezzanine floor load',
    ],
  },
  hero: {
    tag: 'Mezzanines · platforms',
    title: 'A second floor, without a second building',
    titleLines: ['A second floor, without a second building'],
    lead: 'Storage, picking, offices or plant, on a bolted steel deck above the floor you already pay for. We build it in zones so that yours keeps working.',
    picture: 'mezzanine',
    pictureNote: 'Guard rail 1100\u00a0mm',
    action: 'Price my platform',
  },
  keyStats: [
    { value: stats.platforms, label: 'platforms installed, walkways included' },
    { value: '2000\u00a0kg/m²', label: 'maximum floor load' },
    { value: stats.onSite.platform, label: 'installation' },
    { value: '15–25\u00a0years', label: 'typical lifespan before deck, coating or use changes' },
  ],
  sections: [
    {
      kind: 'checklist',
      folded: true,
      mark: 'Before we measure',
      title: 'Height, roof and approval',
      entries: [
        'Measure under the lowest thing in the roof: a haunch, a sprinkler main or a light. Take off the depth of the floor, and you have the headroom of both levels together.',
        'A mezzanine stands on its own columns. Trusses are designed to carry a roof, so a hoist or walkway hung from them needs a calculation of its own.',
        'Most mezzanines need Building Regulations approval, above all for fire: escape routes, detection and sometimes a fire-rated frame.',
      ],
    },
    {
      kind: 'rows',
      folded: true,
      id: 'maintenance',
      mark: 'Maintenance',
      title: 'Keep it at the strength on the sign',
      lead: 'The Workplace Regulations 1992 require good repair. A frame is normally designed for 50\u00a0years (BS\u00a0EN\u00a01990). We also check other makers’ platforms, if you can show the design load.',
      rows: [
        {
          title: 'After 3\u00a0months',
          text: 'We check bolts and anchors.',
          facts: [{ label: 'You get', value: 'a bolt check sheet' }],
        },
        {
          title: 'Every year',
          text: 'We check the deck, joists, rails, gates, stairs, column guards and coating.',
          facts: [{ label: 'You get', value: 'a report with photographs' }],
        },
        {
          title: 'After any knock',
          text: 'We check the column, base plate, anchors and bracing.',
          facts: [{ label: 'You get', value: 'measurements for your engineer; we prop it if in doubt' }],
        },
        {
          title: 'Before any change',
          text: 'Tell us before you add racking, a machine, a stair or a hole.',
          facts: [{ label: 'You get', value: 'your engineer’s check and a new load sign' }],
        },
      ],
    },
  ],
  emergencyLine: {
    title: 'Truck hit a column?',
    // Safety text: emergency advice
    text: 'Clear the deck and the aisle below it, leave the truck where it is, and call.',
  },
  quote: {
    title: 'Price my platform',
    lead: 'Length, width, height under the roof and what will stand on it. A photo of the bay does the rest.',
    next: [
      'We call about loads and trucks: two questions that move the price more than area does.',
      `You get a budget price within ${stats.quote.most} and a full quote, drawn up with your engineer’s scheme, in ${stats.quote.complex}: working days both.`,
      'A survey fixes columns, stairs and gates; then your engineer signs the design.',
    ],
  },
  quoteService: quoteServiceOf['industrial-platforms'],
  related: ['/steel-staircase-installation', '/3d-modeling-services', '/steel-fabrication-kent'],
} satisfies Service
