// Sample content: figures are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from '../service.ts'
import { stats } from '../stats.ts'
import { engineerIsYours } from '../steelwork-documents.ts'

export const service = {
  path: '/industrial-steel-platforms',
  order: 11,
  listings: {
    menu: { group: 'Construction' },
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
    lead: 'Storage, picking, offices or plant, on a bolted steel deck above the floor you already pay for. We build it in zones so that yours keeps working.',
    picture: 'mezzanine',
    pictureNote: 'Bolted frame · 1100\u00a0mm guard rail',
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
      kind: 'cards',
      mark: 'Platform types',
      title: 'Floors, by what stands on them',
      lead: 'Plan for the heaviest use you foresee: a floor usually has to be emptied to be strengthened.',
      cards: [
        {
          title: 'Access platforms and walkways',
          text: 'Open-grid decks and steps that take people and hand tools to valves and filters.',
          facts: [
            { label: 'Load capacity', value: 'up to 500\u00a0kg/m²' },
            { label: 'Applications', value: 'Conveyor crossings, tank tops' },
          ],
        },
        {
          title: 'Office and production floors',
          text: 'Boarded decks stiff enough not to feel the forklift go by, with services drawn in.',
          facts: [
            { label: 'Load capacity', value: 'up to 750\u00a0kg/m²' },
            { label: 'Applications', value: 'Offices, packing, canteens' },
          ],
        },
        {
          title: 'Storage mezzanines',
          text: 'Shelving and pallets over a full bay, with columns set to your racking.',
          facts: [
            { label: 'Load capacity', value: 'up to 1000\u00a0kg/m²' },
            { label: 'Applications', value: 'Stock, archive, picking tiers' },
          ],
        },
        {
          title: 'Equipment platforms',
          text: 'Heavy frames for plant, silos and tanks, with steel under each machine’s feet.',
          facts: [
            { label: 'Load capacity', value: 'up to 2000\u00a0kg/m²' },
            { label: 'Applications', value: 'Hoppers, chillers, generators' },
          ],
        },
      ],
    },
    {
      kind: 'drawing',
      mark: 'In section',
      title: 'How the load comes down',
      lead: 'One bay of a storage floor with a person of 1.75\u00a0m. Sizes on yours come from the engineer.',
      drawing: 'platform-section',
      notes: [
        {
          title: 'The load',
          text: 'Spread over the whole deck, in kg/m². This number decides everything under it.',
        },
        {
          title: 'Guard rail',
          text: '1100\u00a0mm high, with knee rail and toe board, wherever somebody could fall.',
        },
        {
          title: 'Pallet gate',
          text: 'One side is always shut, so loading never leaves an open edge.',
        },
        {
          title: 'Deck and joists',
          text: 'Close enough together that the deck does not dish under a truck wheel.',
        },
        {
          title: 'Main beams',
          text: 'From column to column. Knee braces, or a braced bay, stop the floor from swaying.',
        },
        {
          title: 'Column, plate, slab',
          text: 'On a slab poured for something else. We ask for its thickness first.',
        },
      ],
    },
    {
      kind: 'prose',
      mark: 'Before we measure',
      title: 'Look up first',
      paragraphs: [
        'Measure under the lowest thing in the roof: a haunch, a sprinkler main, a light. Less the depth of the floor, that is the headroom, both levels together.',
        'A mezzanine stands on its own columns. To hang a hoist or a walkway from the roof is another calculation: trusses are designed to carry a roof.',
        'Most mezzanines need Building Regulations approval, above all for fire: escape routes, detection, sometimes a rated frame.',
      ],
      picture: 'roof-trusses',
      pictureNote: 'Tubular trusses · roof steel, not floor steel',
    },
    {
      kind: 'notes',
      mark: 'Safety features',
      title: 'Edges, stairs, gates and signs',
      notes: [
        {
          title: 'Edge protection',
          text: 'Guard rails of 1100\u00a0mm, designed for the horizontal load that goes with the use of the floor.',
        },
        {
          title: 'Stairs, not ladders',
          text: 'Fixed flights to Approved Document\u00a0K, or to BS\u00a0EN\u00a0ISO\u00a014122 at machines. Ladders only for rare maintenance.',
        },
        {
          title: 'Pallet gates',
          text: 'Up-and-over or swing, set by pallet size and mast height. The inner side cannot open while the outer is.',
        },
        {
          title: 'Guards and signs',
          text: 'Steel round the columns where trucks turn; a sign at each stair with kg/m² and kg per pallet place.',
        },
      ],
    },
    {
      kind: 'steps',
      mark: 'Process',
      title: 'How it goes up over a live floor',
      steps: [
        {
          title: 'Survey and load brief',
          text: 'Roof, slab, doors, aisles, and what will stand up there, in ten years as well as now.',
        },
        {
          title: 'Engineering',
          text: `${engineerIsYours} The engineer designs the frame and checks the slab; we model it with your racking in place.`,
        },
        {
          title: 'Approval',
          text: 'Building Control sees drawings and calculations while a stair can still be moved on paper.',
        },
        {
          title: 'Fabrication',
          text: 'Welded and coated in the workshop. On your floor it is all bolts: no hot work permit.',
        },
        {
          title: 'Installation and handover',
          text: `Bay by bay behind screens, on nights or weekends if you wish, in ${stats.onSite.platform}.`,
        },
      ],
    },
    {
      kind: 'checklist',
      mark: 'Industries',
      title: 'Where our decks stand',
      entries: [
        'Warehousing and parcel hubs',
        'Food and drink, in galvanised or stainless steel',
        'Manufacturing and engineering',
        'Print, packaging and paper',
        'Pharmaceutical and laboratories',
        'Waste and recycling',
        'Energy, water and plant rooms',
        'Retail stockrooms and trade counters',
        'Ports and logistics along the Thames',
      ],
    },
    {
      kind: 'table',
      id: 'maintenance',
      mark: 'Maintenance',
      title: 'Keep it at the strength on the sign',
      lead: 'The Workplace Regulations 1992 require good repair. A frame is normally designed for 50\u00a0years (BS\u00a0EN\u00a01990); deck, coating or use change sooner.',
      caption: 'Maintenance visits for a platform or mezzanine',
      columns: [{ label: 'When' }, { label: 'What we check' }, { label: 'What you get' }],
      rows: [
        ['After 3\u00a0months', 'Bolts and anchors', 'Bolt check sheet'],
        ['Every year', 'Deck, joists, rails, gates, stairs, column guards, coating', 'Report with photographs'],
        ['After any knock', 'Column, plate, anchors, braces', 'Measurements for your engineer; propped if in doubt'],
        ['Before any change', 'New racking, machine, stair or hole', 'Engineer’s check and a new sign'],
      ],
      footnote: 'Other makers’ platforms too, if the design load can be shown.',
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
