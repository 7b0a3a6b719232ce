// Sample content: figures and projects are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from '../service.ts'
import { asAdjective, plainSpaces, stats } from '../stats.ts'

/**
 * Fourteen decisions, one for each riser, in the order in which they are made, under the four steps of the process. Limits are
 * those of Approved Document K for England, in millimetres.
 */
export const staircaseSpine = {
  id: 'regulations',
  mark: 'Design and regulation compliance',
  title: 'Fourteen risers, fourteen decisions',
  lead: `Limits are from Approved Document\u00a0K for England, in millimetres. Most stairs cost ${stats.price.staircase}, made and fitted, with VAT. The price calculator covers the steelwork alone.`,
  applications: 'Applications',
  priceMark: 'Price',
  pictures: [
    { picture: 'spiral-stair', caption: 'Spiral · oak wedge treads' },
    { picture: 'fire-escape', caption: 'Fire escape · open grid' },
  ],
  steps: [
    {
      title: 'Measure',
      text: 'We measure finished floor to finished floor, the stairwell and the access. Floor build-ups are agreed now.',
      decisions: [
        {
          title: 'Use',
          text: 'Three kinds of stair have limits of their own. Stairs to machines follow BS\u00a0EN\u00a0ISO\u00a014122.',
          values: [
            { of: 'Private', value: 'inside one dwelling' },
            { of: 'Utility', value: 'escape, maintenance' },
            { of: 'General access', value: 'all users, daily' },
          ],
        },
        {
          title: 'Type',
          text: 'Four types, by room and use.',
          price: 'A curve costs more than a landing.',
          folded: 'Show the four types',
          types: [
            {
              title: 'Straight flight',
              text: 'Two stringers, or one spine. It takes the least steel and is the easiest for furniture.',
              list: ['Plate, channel or box stringers', 'Open risers only in a home', 'One lift'],
              applications: 'Houses, lofts, shops',
            },
            {
              title: 'Spiral and helical',
              text: 'Treads round a column, or a curve with nothing in the middle. Small on plan.',
              list: ['To BS\u00a05395-2', 'Bolted or one-piece', 'Clear width checked on plan'],
              applications: 'Studies, galleries, gardens',
            },
            {
              title: 'Half-turn with landing',
              text: 'Two flights and a landing in the depth of one room, on walls or on posts.',
              list: ['Fits a stairwell', 'A rest halfway', 'Flights delivered separately'],
              applications: 'Flats, offices, schools',
            },
            {
              title: 'External and fire escape',
              text: 'Open-grid treads let the rain through. Escape widths come from the fire strategy.',
              list: ['Galvanised', 'Slip-resistant treads', 'Bolted, for a tight yard'],
              applications: 'Escape routes, roofs, gardens',
            },
          ],
        },
        {
          title: 'Rise',
          text: 'We divide the height into equal risers.',
          values: [
            { of: 'Private', value: '150–220' },
            { of: 'Utility', value: '150–190' },
            { of: 'General access', value: '150–170' },
          ],
        },
        {
          title: 'Going',
          text: 'The depth of each step, from nosing to nosing.',
          values: [
            { of: 'Private', value: '220–300' },
            { of: 'Utility', value: '250–400' },
            { of: 'General access', value: '250–400' },
          ],
        },
        {
          title: 'Pitch',
          text: 'You can combine any rise and going in these ranges, as long as the pitch and 2R\u00a0+\u00a0G limits are met. 220 over 220 is 45°, too steep for a home.',
          values: [
            { of: 'Private', value: '42° at most' },
            { of: 'Utility and general', value: 'follows from rise and going' },
            { of: '2R\u00a0+\u00a0G', value: '550–700' },
          ],
        },
        { title: 'Headroom', text: 'Two metres clear, straight up from the pitch line.' },
        {
          title: 'Width',
          text: 'At home, measure the widest thing that must go up. On an escape route the fire strategy gives the width.',
        },
      ],
    },
    {
      title: 'Design',
      text: 'You get a model, drawings for Building Control and your engineer’s calculations.',
      decisions: [
        {
          title: 'Treads',
          text: 'They decide how the stair feels and sounds.',
          options: ['Oak or ash on steel trays', 'Folded or chequer plate', 'Open grid', 'Stone or terrazzo'],
        },
        {
          title: 'Risers, open or closed',
          text: 'Open risers are for a dwelling only. The treads lap by 16\u00a0mm, and gaps stay under 100\u00a0mm.',
        },
        {
          title: 'Guarding',
          text: 'Where children under five may be, a 100\u00a0mm sphere must not pass through the guarding, and children must not be able to climb it easily: no horizontal rails, no mesh that gives a foothold.',
          options: ['Vertical bars', 'Toughened laminated glass', 'Mesh or perforated sheet', 'Solid plate'],
          values: [
            { of: 'Flight', value: '900 high' },
            { of: 'Landing', value: '900 in a house, balcony 1100; elsewhere 1100' },
          ],
          price: 'Glass costs more than bars, in all our 20+\u00a0years.',
        },
        {
          title: 'Handrail',
          text: 'At 900–1000\u00a0mm. A house needs one on one side, or on both from a metre wide. Other buildings need both.',
          options: ['Steel tube or flat', 'Stainless', 'Timber cap', 'Wall rail to match'],
        },
        {
          title: 'Finish',
          text: 'Indoors, choose by look and feel. Outdoors, galvanise.',
          options: [
            'Powder coat in any RAL colour',
            'Blackened and waxed',
            'Galvanised',
            'Galvanised and powder coated',
          ],
        },
      ],
    },
    {
      title: 'Make',
      text: 'We put the stair together once in the workshop before it is coated. Come and stand on it.',
      decisions: [
        {
          title: 'Fixing',
          text: 'The engineer names the floor, wall or post that carries the stair, and makes it stiff enough not to bounce.',
          price: 'Two pieces through the front door cost less than one through the roof.',
        },
      ],
    },
    {
      title: 'Fit',
      text: `We fit it in ${stats.onSite.staircase}. Until the treads are fixed, temporary ones let the other trades use the stair.`,
      decisions: [
        {
          title: 'Sign-off',
          text: `Building Control inspects the stair. Our warranty runs from handover: ${stats.warranty.staircaseStructure} on the structure and ${stats.warranty.workmanship} on treads, glass, timber and coatings. Send the job number and a photograph, and we repair what failed at no charge. Our terms of service list what counts as structure, and your rights in law.`,
        },
      ],
    },
  ],
} as const

export const service = {
  path: '/steel-staircase-installation',
  order: 12,
  listings: {
    menu: { group: 'Architectural', line: 'Straight, spiral and external stairs' },
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
