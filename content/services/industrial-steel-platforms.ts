// Sample content: figures are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import { figures } from '../figures.ts'
import type { Service } from './service.ts'
import { engineerIsYours } from './steelwork-papers.ts'

export const industrialSteelPlatforms = {
  path: '/industrial-steel-platforms',
  listings: {
    menu: { group: 'Construction' },
    sitemap: { group: 'Specialized Services', text: 'Mezzanines, walkways and plant platforms for a stated load.' },
    areas: { name: 'Platforms and mezzanines' },
  },
  name: 'Industrial Steel Platforms',
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
  keyFigures: [
    { value: figures.platforms, label: 'platforms installed, walkways included' },
    { value: '2000\u00a0kg/m²', label: 'maximum floor load' },
    { value: figures.onSite.platform, label: 'installation' },
    { value: '15–25\u00a0years', label: 'typical lifespan before deck, coating or use changes' },
  ],
  sections: [
    {
      kind: 'cards',
      mark: 'Platform types',
      title: 'Floors, by what stands on them',
      lead: 'Pick the load before the size: it moves the price more than area does. Tell us the heaviest use you foresee in ten years, with leg and wheel loads; a floor in use usually has to be emptied before it can be strengthened.',
      cards: [
        {
          title: 'Access platforms and walkways',
          text: 'Open-grid decks, crossovers and steps that take people and hand tools to valves, conveyors and filters.',
          facts: [
            { label: 'Load capacity', value: 'up to 500\u00a0kg/m²' },
            { label: 'Applications', value: 'Machine access, conveyor crossings, tank tops' },
          ],
        },
        {
          title: 'Office and production floors',
          text: 'Boarded decks stiff enough to walk on without feeling the forklift go by, with partitions and services drawn in.',
          facts: [
            { label: 'Load capacity', value: 'up to 750\u00a0kg/m²' },
            { label: 'Applications', value: 'Offices, packing, assembly, canteens' },
          ],
        },
        {
          title: 'Storage mezzanines',
          text: 'Shelving and pallets over a full bay, with gates where the truck puts them down and columns set to your racking.',
          facts: [
            { label: 'Load capacity', value: 'up to 1000\u00a0kg/m²' },
            { label: 'Applications', value: 'Stock, archive, picking tiers, returns' },
          ],
        },
        {
          title: 'Equipment platforms',
          text: 'Heavy frames for air handling, silos, tanks and process plant. Each machine’s feet are drawn on the deck, and the steel runs under them.',
          facts: [
            { label: 'Load capacity', value: 'up to 2000\u00a0kg/m²' },
            { label: 'Applications', value: 'Plant decks, hoppers, chillers, generators' },
          ],
        },
      ],
    },
    {
      kind: 'drawing',
      mark: 'In section',
      title: 'How the load comes down, and what stops a fall',
      lead: 'One bay of a storage floor, drawn to one scale with a person of 1.75\u00a0m. Sizes on yours come from the engineer.',
      drawing: 'platform-section',
      notes: [
        {
          title: 'The load',
          text: 'Spread over the whole deck, in kilograms per square metre. This number decides everything under it.',
        },
        {
          title: 'Guard rail',
          text: '1100\u00a0mm high, with a knee rail and a toe board, on every edge where somebody could fall.',
        },
        {
          title: 'Pallet gate',
          text: 'One side is always shut, so loading never leaves an open edge. Drawn here with a pallet behind it.',
        },
        {
          title: 'Deck and joists',
          text: 'Board or steel on cold-formed joists, close enough together that the deck does not dish under a truck wheel.',
        },
        {
          title: 'Main beams',
          text: 'They span from column to column. Knee braces, or bracing in a quiet bay, stop the floor from swaying.',
        },
        {
          title: 'Column, plate, slab',
          text: 'The whole floor ends up on a few plates, anchored to a slab that was poured for something else. We ask for its thickness first.',
        },
      ],
    },
    {
      kind: 'prose',
      mark: 'Before we measure',
      title: 'Look up first',
      paragraphs: [
        'The height that counts is under the lowest thing in the roof: a haunch, a sprinkler main, a heater, a light. Take from it the depth of the new floor and you have what is left for heads, above and below.',
        'A mezzanine stands on its own columns, not on the building’s. If a hoist or a walkway really has to hang from the roof, that is another calculation, because trusses and purlins are designed for a roof and little else.',
        'Most mezzanines need Building Regulations approval, for structure, stairs and guarding, and above all for fire: escape routes, detection, and sometimes a fire rating on the frame. Size and use decide, so we ask both on the first call.',
      ],
      picture: 'roof-trusses',
      pictureNote: 'Tubular trusses · roof steel, not floor steel',
    },
    {
      kind: 'cards',
      mark: 'Safety features',
      title: 'Edges, stairs, gates and signs',
      cards: [
        {
          title: 'Edge protection',
          text: 'Guard rails designed for the horizontal load that goes with the use of the floor, with toe boards that keep a dropped spanner upstairs.',
          facts: [{ label: 'Height', value: '1100\u00a0mm at floor edges' }],
        },
        {
          title: 'Stairs, not ladders',
          text: 'Fixed flights with handrails and visible nosings, placed where the escape route needs them. Ladders only for rare maintenance.',
          facts: [
            {
              label: 'Rise and going',
              value: 'Approved Document\u00a0K, or BS\u00a0EN\u00a0ISO\u00a014122 at machines',
            },
          ],
        },
        {
          title: 'Pallet gates',
          text: 'Up-and-over or swing pattern, linked so that the inner side cannot open while the outer is.',
          facts: [{ label: 'Set by', value: 'Pallet size and mast height' }],
        },
        {
          title: 'Guards and signs',
          text: 'Steel guards round the columns where trucks turn, and a load sign at the head of each stair in figures a driver can use.',
          facts: [{ label: 'On the sign', value: 'kg/m² and kg per pallet place' }],
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
          text: 'Column positions, roof, slab, doors, aisles. You tell us what will stand up there, in five years as well as now.',
        },
        {
          title: 'Engineering',
          text: `${engineerIsYours} The engineer designs frame and base plates and checks the slab; we model it with your racking in place.`,
        },
        {
          title: 'Approval',
          text: 'Drawings and calculations go to Building Control; fire strategy is agreed while it can still move a stair.',
        },
        {
          title: 'Fabrication',
          text: 'Cut, drilled, welded and coated in the workshop. On your floor it is all bolts, so no welding and no hot work permit.',
        },
        {
          title: 'Installation and handover',
          text: 'Bay by bay behind screens, on nights or weekends if you wish, in 1–4\u00a0weeks. You get the load sign, the drawings and the file.',
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
      lead: 'The Workplace (Health, Safety and Welfare) Regulations 1992 ask for efficient working order and good repair. In 15–25\u00a0years the deck, the coating or the use of a floor usually changes; the frame is normally designed for a working life of 50\u00a0years (BS\u00a0EN\u00a01990).',
      caption: 'Maintenance visits for a platform or mezzanine',
      columns: [{ label: 'When' }, { label: 'What we check' }, { label: 'What you get' }],
      rows: [
        ['After 3\u00a0months', 'Bolts and anchors, once the frame has settled under load', 'Bolt check sheet'],
        ['Every year', 'Deck, joists, rails, gates, stair nosings, column guards, coating', 'Report with photographs'],
        [
          'After any knock',
          'Column plumb, base plate, anchors, braces',
          'Measurements for your engineer, who decides on its use; props the same day if in doubt',
        ],
        [
          'Before any change',
          'New racking, new machine, a moved stair or a hole in the deck',
          'Engineer’s check and a new sign',
        ],
      ],
      footnote: 'Maintenance can be booked for platforms by other makers too, if the design load can be shown.',
    },
  ],
  emergencyLine: {
    title: 'Truck hit a column?',
    text: 'Clear the deck and the aisle below it, leave the truck where it is, and ring.',
  },
  quote: {
    title: 'Price my platform',
    lead: 'Length, width, height under the roof and what will stand on it. A photo of the bay does the rest.',
    next: [
      'We ring about loads and trucks: two questions that move the price more than area does.',
      `You get a budget price within ${figures.quote.most} and a full quote, drawn up with your engineer’s scheme, in ${figures.quote.complex}: working days both.`,
      'A survey fixes columns, stairs and gates; then your engineer signs the design.',
    ],
  },
  quoteService: quoteServiceOf['industrial-platforms'],
  related: ['/steel-staircase-installation', '/3d-modeling-services', '/steel-fabrication-kent'],
} satisfies Service
