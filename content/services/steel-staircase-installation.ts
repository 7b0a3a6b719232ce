// Sample content: figures and projects are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from '../service.ts'
import { asAdjective, plainSpaces, stats } from '../stats.ts'

export const service = {
  path: '/steel-staircase-installation',
  order: 12,
  listings: {
    menu: { group: 'Architectural' },
    sitemap: {
      group: 'Specialized Services',
      place: 5,
      text: 'Straight, spiral and other stairs, measured, made and fitted.',
    },
    areas: { name: 'Steel staircases' },
  },
  name: 'Steel Staircase Installation',
  icon: 'footprints',
  summary: 'Straight, spiral, half-turn and outdoor steel stairs, made to Approved Document K and fitted in 2–5 days.',
  serviceType: 'Steel staircase fabrication and installation',
  seo: {
    title: 'Steel staircases made and fitted, Kent and London',
    description: `Straight, spiral, half-turn and fire-escape steel stairs, drawn to Part K, fitted in ${plainSpaces(stats.onSite.staircase)}. ${stats.price.staircase} including VAT; ${asAdjective(stats.warranty.staircaseStructure)} structural warranty.`,
    keywords: [
      'steel staircase installation',
      'steel staircase cost',
      'spiral staircase Kent',
      'steel stairs London',
      'fire escape stairs',
      'Approved Document K stairs',
    ],
  },
  hero: {
    tag: 'Steel staircases',
    title: 'Light to look through, solid underfoot',
    lead: 'A flight is the one piece of structure that you climb every day. We draw it to the regulations, make it in one workshop and fit it without taking your house apart.',
    picture: 'staircase',
    pictureNote: 'Plate stringer · oak treads',
    action: 'Price my staircase',
  },
  keyStats: [
    { value: stats.staircases, label: 'staircases fitted, indoors and out' },
    { value: stats.onSite.staircase, label: 'installation' },
    { value: stats.price.staircase, label: 'typical price, fitted, with VAT' },
    { value: stats.warranty.staircaseStructure, label: 'structural warranty' },
  ],
  sections: [
    {
      kind: 'cards',
      mark: 'Staircase types',
      title: 'Straight, spiral, turning or outdoors',
      cards: [
        {
          title: 'Straight flight',
          text: 'Two stringers, or one spine. The least steel, and the easiest for furniture.',
          list: ['Plate, channel or box stringers', 'Open risers only in a home', 'One lift'],
          facts: [{ label: 'Applications', value: 'Houses, lofts, shops' }],
        },
        {
          title: 'Spiral and helical',
          text: 'Treads round a column, or a curve with nothing in the middle. Small on plan.',
          list: ['To BS\u00a05395-2', 'Bolted or one-piece', 'Clear width checked on plan'],
          facts: [{ label: 'Applications', value: 'Studies, galleries, gardens' }],
        },
        {
          title: 'Half-turn with landing',
          text: 'Two flights and a landing in the depth of one room, on walls or on posts.',
          list: ['Fits a stairwell', 'A rest halfway', 'Flights delivered separately'],
          facts: [{ label: 'Applications', value: 'Flats, offices, schools' }],
        },
        {
          title: 'External and fire escape',
          text: 'Open-grid treads let the rain through. Escape widths come from the fire strategy.',
          list: ['Galvanised', 'Slip-resistant treads', 'Bolted, for a tight yard'],
          facts: [{ label: 'Applications', value: 'Escape routes, roofs, gardens' }],
        },
      ],
    },
    {
      kind: 'table',
      id: 'regulations',
      mark: 'Regulation compliance',
      title: 'Which kind of stair is yours?',
      lead: 'Approved Document\u00a0K, for England. Any rise may meet any going, so long as the rest still holds.',
      caption: 'Approved Document\u00a0K: rise, going, pitch and guarding, in millimetres',
      columns: [
        { label: 'Stair' },
        { label: 'Rise' },
        { label: 'Going' },
        { label: 'Pitch' },
        { label: '2R + G' },
        { label: 'Guarding, flight' },
        { label: 'Guarding, landing' },
      ],
      rows: [
        ['Private: one dwelling', '150–220', '220–300', '42° at most', '550–700', '900', '900; balcony 1100'],
        ['Utility: escape, maintenance', '150–190', '250–400', 'follows', '550–700', '900', '1100'],
        ['General access: all users, daily', '150–170', '250–400', 'follows', '550–700', '900', '1100'],
      ],
      footnote:
        'Guarding of the last two is for buildings other than single houses. 220 over 220 is 45°, too steep. Stairs to machines follow BS\u00a0EN\u00a0ISO\u00a014122.',
    },
    {
      kind: 'notes',
      mark: 'Stair geometry',
      title: 'What else a stair has to answer',
      notes: [
        { title: 'Headroom', text: 'Two metres clear, straight up from the pitch line.' },
        {
          title: 'Handrail',
          text: 'At 900–1000\u00a0mm. In a house one side, both from a metre wide; elsewhere both.',
        },
        {
          title: 'Guarding for children',
          text: 'Where children under five may be, a 100\u00a0mm sphere must not pass through the guarding, and children must not be able to climb it easily: no horizontal rails, no mesh that gives a foothold.',
        },
        {
          title: 'Open risers',
          text: 'In a dwelling only, treads lapping by 16\u00a0mm, gaps under 100\u00a0mm.',
        },
      ],
    },
    {
      kind: 'notes',
      mark: 'Cost',
      title: 'What moves the price',
      lead: `Most come to ${stats.price.staircase}, made and fitted, with VAT. The price calculator guides you on the steelwork alone.`,
      notes: [
        { title: 'Guarding', text: 'Glass costs more than bars, in all our 20+\u00a0years.' },
        { title: 'Shape', text: 'A curve costs more than a landing.' },
        { title: 'Access', text: 'Two pieces through the front door cost less than one through the roof.' },
        { title: 'Bounce', text: 'We ask the engineer for stiffness too, so that it does not bounce.' },
        {
          title: 'Warranty',
          text: `${stats.warranty.staircaseStructure} from handover on the structure: stringers, landings, tread supports, welds, bolts and fixings; ${stats.warranty.workmanship} on treads, glass, timber and coatings. Send the job number and a photograph: what failed is repaired at no charge. Your rights in law stand beside it: see our terms of service.`,
        },
      ],
    },
    {
      kind: 'cards',
      mark: 'Design options',
      title: 'Treads, guarding, handrail, finish',
      cards: [
        {
          title: 'Treads',
          text: 'What your foot meets and your ear hears.',
          list: ['Oak or ash on steel trays', 'Folded or chequer plate', 'Open grid', 'Stone or terrazzo'],
        },
        {
          title: 'Guarding',
          text: 'The part a child tests first.',
          list: ['Vertical bars', 'Toughened laminated glass', 'Mesh or perforated sheet', 'Solid plate'],
        },
        {
          title: 'Handrail',
          text: 'Round to hold, smooth where it joins.',
          list: ['Steel tube or flat', 'Stainless', 'Timber cap', 'Wall rail to match'],
        },
        {
          title: 'Finish',
          text: 'Indoors touch and colour, outdoors zinc.',
          list: ['Powder coat in any RAL colour', 'Blackened and waxed', 'Galvanised', 'Galvanised and powder coated'],
        },
      ],
    },
    {
      kind: 'pictures',
      mark: 'Two more',
      title: 'A fire escape and a spiral',
      pictures: [
        { picture: 'fire-escape', caption: 'Fire escape · galvanised, open grid' },
        { picture: 'spiral-stair', caption: 'Spiral · oak wedge treads' },
      ],
    },
    {
      kind: 'steps',
      mark: 'Process',
      title: 'From the tape to the last tread',
      steps: [
        {
          title: 'Measure',
          text: 'Finished floor to finished floor, the well, the access; floor build-ups are agreed now.',
        },
        {
          title: 'Design',
          text: 'A model, drawings for Building Control, your engineer’s calculations.',
        },
        {
          title: 'Make',
          text: 'Put together once in the workshop before it is coated. Come and stand on it.',
        },
        {
          title: 'Fit',
          text: `In ${stats.onSite.staircase}. Until the treads are fixed, temporary ones let the other trades use the stair.`,
        },
      ],
    },
    {
      kind: 'projects',
      mark: 'Projects',
      title: 'Stairs in daily use',
      projects: [
        {
          title: 'Straight flight, Tenterden barn',
          text: 'Black plate stringers, oak treads and glass; riser bars for a two-year-old.',
          facts: [
            { label: 'Risers', value: '14' },
            { label: 'Fitted in', value: '3\u00a0days' },
          ],
        },
        {
          title: 'Spiral to a study, Blackheath',
          text: 'Bolted together inside a room it could never have been carried into whole.',
          facts: [
            { label: 'Diameter', value: '1.8\u00a0m' },
            { label: 'Fitted in', value: '2\u00a0days' },
          ],
        },
        {
          title: 'Fire escape, Chatham',
          text: 'Galvanised flights in place of rusted ones; the exit was never lost for a night.',
          facts: [
            { label: 'Storeys', value: '3' },
            { label: 'Fitted in', value: '5\u00a0days' },
          ],
        },
        {
          title: 'Common stair, Maidstone mill',
          text: 'Half-turn flights hung from new steel, for eight flats.',
          facts: [
            { label: 'Rise', value: '168\u00a0mm' },
            { label: 'Fitted in', value: '5\u00a0days' },
          ],
        },
      ],
    },
  ],
  emergencyLine: {
    title: 'A tread gone, a stringer cracked?',
    text: 'Stop people using the stair and call. If it is the only way out, say so first.',
  },
  quote: {
    title: 'Price my staircase',
    lead: 'Floor-to-floor height, width of the well, a picture of one you like; drawings, if there are any.',
    next: [
      'We check rise, going and headroom.',
      `A price comes within ${stats.quote.most} for most stairs, on working days.`,
      'You approve a drawing and a finish sample before we cut.',
    ],
  },
  quoteService: quoteServiceOf.staircases,
  related: ['/architectural-metalwork-london', '/industrial-steel-platforms', '/3d-modeling-services'],
} satisfies Service
