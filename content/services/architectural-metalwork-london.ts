// Sample content: figures and projects are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from './service.ts'

export const architecturalMetalworkLondon = {
  path: '/architectural-metalwork-london',
  listings: {
    menu: { group: 'Architectural' },
    sitemap: { group: 'Specialized Services', text: 'Balconies, gates, railings and canopies, in four finishes.' },
    areas: { name: 'Architectural metalwork' },
  },
  name: 'Architectural Metalwork London',
  summary: 'Balconies, balustrades, gates and canopies for London façades, drawn to the millimetre and fitted.',
  serviceType: 'Architectural metalwork',
  seo: {
    title: 'Architectural metalwork London: balconies, gates',
    description:
      'Balconies, balustrades, gates and canopies in steel: drawn, sampled, made and fitted. 200+ London projects, four finishes, 25-year guarantee.',
    keywords: [
      'architectural metalwork London',
      'steel balconies London',
      'metal balustrades',
      'bespoke steel gates',
      'steel entrance canopy',
      'architectural metalworkers',
    ],
  },
  hero: {
    tag: 'Architectural metalwork · London',
    title: 'The steel that people put their hands on',
    lead: 'Balconies, balustrades, gates and canopies are seen from a metre away, every day. We draw them to the millimetre and finish them for the weather they stand in.',
    picture: 'balcony',
    pictureNote: 'Flat bar · powder coated',
    action: 'Send us your drawings',
  },
  keyFigures: [
    { value: '200+', label: 'London projects' },
    { value: '25+ years', label: 'in architectural metal' },
    { value: '£50k+', label: 'average project, including VAT' },
    { value: '25 year', label: 'minimum guarantee on the structure' },
  ],
  sections: [
    {
      kind: 'cards',
      mark: 'Services',
      title: 'Four kinds of metal at arm’s length',
      cards: [
        {
          title: 'Balconies and balustrades',
          text: 'Bolt-on and hung balconies, Juliet guards, terrace and roof-edge rails. The fixing into the slab or the frame is agreed with your engineer before the first bar is cut.',
          list: ['Flat bar, rod, glass or mesh infill', 'Thermally broken brackets', 'Falls and drips drawn in'],
        },
        {
          title: 'Gates and railings',
          text: 'Driveway, side and bin-store gates, area railings and window guards, from plain bars to a copy of the one that your terrace lost.',
          list: ['Swing and sliding', 'Posts set for the true weight', 'Ready for automation'],
        },
        {
          title: 'Canopies and façade steel',
          text: 'Entrance canopies, brise-soleil, fins, screens and plant enclosures, fixed so that the wall behind can still be reached and still drains.',
          list: ['Tie rods and cast ends', 'Laminated glass supported', 'Lighting routes hidden'],
        },
        {
          title: 'Feature pieces',
          text: 'Bridges between rooms, shelving, fire surrounds, screens, steel doors. Anything whose welds will be looked at from close by.',
          list: ['Welds dressed and blended', 'Patinated, waxed or lacquered', 'Fitted with covers on'],
        },
      ],
    },
    {
      kind: 'table',
      id: 'finishes',
      mark: 'Finishes',
      title: 'Four finishes, and how long each one lasts',
      lead: 'Decide this first: galvanising wants holes, powder wants an oven-sized piece, stainless wants its own corner of the workshop.',
      caption: 'Four finishes with their durability and applications',
      columns: [{ label: 'Finish' }, { label: 'What it is' }, { label: 'Durability' }, { label: 'Applications' }],
      rows: [
        [
          'Hot-dip galvanised',
          'Zinc, bonded by dipping the finished piece: BS EN ISO 1461, 85 microns mean on steel over 6 mm. It covers the inside of a tube as well.',
          '50+ years',
          'Balcony frames, railings, car parks, anything hard to reach again',
        ],
        [
          'Polyester powder coated',
          'Any RAL colour, baked on. Outdoors it goes over zinc, so that a scratch is not the start of rust.',
          '15–20 years',
          'Balustrades, gates, canopies, window guards',
        ],
        [
          'Wet-sprayed paint',
          'Primer, build coat and topcoat chosen to BS EN ISO 12944. It can be touched up in place, and a brush can renew it.',
          '5–10 years',
          'Large pieces, site joints, period railings, indoor steel',
        ],
        [
          'Brushed stainless',
          'Grade 316 (1.4401 or 1.4404): the finish is the metal. It wants washing, and keeping apart from zinc and carbon steel.',
          'Permanent',
          'Handrails, tie rods, shopfronts, riverside sites',
        ],
      ],
      footnote:
        'Time to the first major maintenance in ordinary inland air, with cleaning. Salt, pools and road spray shorten the first three. The structural guarantee does not replace a coating’s own.',
    },
    {
      kind: 'pictures',
      mark: 'In place',
      title: 'Look at the shadow lines',
      pictures: [
        { picture: 'gates', caption: 'Driveway gates · swept top rail' },
        { picture: 'canopy', caption: 'Entrance canopy · glass on tie rods' },
      ],
    },
    {
      kind: 'prose',
      mark: 'For architects',
      title: 'Send the idea. We send back the joint.',
      paragraphs: [
        'A concept drawing says what the line should look like. It rarely says where the weld goes, how the water leaves or which bolt a fixer can reach with a spanner. That is what you get from us first: a buildable drawing, with the questions marked on it in red.',
        'Tolerances are settled at the same moment. Brickwork and concrete wander by tens of millimetres, flat bar does not, and the bracket between them has to take up the difference where nobody sees it.',
        'What we cannot do is guess at strength. Barrier loads, fixings into the slab and glass thickness are engineered for your building, and the calculations go into the file with the drawings.',
      ],
    },
    {
      kind: 'checklist',
      mark: 'Before you specify',
      title: 'Seven questions worth an early answer',
      entries: [
        'How tall is the building? Regulation 7(2) limits balconies on relevant buildings with a storey 18 m or more up to Class A2-s1,d0 or A1: steel can meet it, a timber deck cannot, and laminated glass needs care',
        'Where does the heat go? A steel bracket through insulation needs a thermal break',
        'Guarding: 1100 mm on an external balcony, and no gap that a 100 mm sphere passes through where small children may be',
        'Which line load? Your engineer takes it from BS EN 1991-1-1, its UK annex and PD 6688-1-1',
        'Where does the rain fall from the deck, and on whom?',
        'Can it be galvanised in one piece, with vent and drain holes nobody will see?',
        'Is the gate powered? Then it is a machine in law, and its closing force is tested to BS EN 12453 on the day',
      ],
    },
    {
      kind: 'steps',
      mark: 'Design process',
      title: 'Four steps, one of them in your hand',
      steps: [
        {
          title: 'Brief',
          text: 'Drawings, budget, what it must match and what it must survive. We visit the façade, or its foundations.',
        },
        {
          title: 'Model and drawing',
          text: 'Every bar modelled in 3D, so that spacing ends evenly at both posts. You approve drawings at full dimensions.',
        },
        {
          title: 'Sample',
          text: 'A real corner: one joint, one infill, the finish on it. Walk round it, lean on it, hold it against the brick.',
        },
        {
          title: 'Make and fit',
          text: 'Made in the workshop, coated, wrapped, delivered by floor. Our own fitters hang it and touch in what a spanner marks.',
        },
      ],
    },
    {
      kind: 'projects',
      mark: 'Projects',
      title: 'Four London addresses, without the numbers',
      projects: [
        {
          title: 'Balconies on a brick block, Southwark',
          text: 'Bolt-on frames with flat-bar guards, hung from brackets cast into the floor slabs. Each was lifted, plumbed and handed over the same day.',
          facts: [
            { label: 'Finish', value: 'Powder over zinc' },
            { label: 'Pieces', value: '24 balconies' },
          ],
        },
        {
          title: 'Hotel canopy, Camden',
          text: 'Tapered steel fins and laminated glass on stainless rods, over a door that stayed open throughout.',
          facts: [
            { label: 'Finish', value: 'Painted, stainless rods' },
            { label: 'Reach', value: '2.4 m from the wall' },
          ],
        },
        {
          title: 'Area railings, Islington',
          text: 'A run of forty metres matched to three surviving panels, leaded into the old stone copings.',
          facts: [
            { label: 'Finish', value: 'Wet-sprayed paint' },
            { label: 'Length', value: '40 m' },
          ],
        },
        {
          title: 'Roof terrace guard, Greenwich',
          text: 'A glass and stainless rail behind a parapet, on posts that clear the waterproofing altogether.',
          facts: [
            { label: 'Finish', value: 'Brushed stainless' },
            { label: 'Height', value: '1100 mm' },
          ],
        },
      ],
    },
  ],
  emergencyLine: {
    title: 'A balcony or gate that has come loose?',
    text: 'Keep people off it and out from under it, and ring. We can tie it back tonight.',
  },
  quote: {
    title: 'Send us your drawings',
    intro:
      'A concept sketch, a planning set or a photograph of the one you want copied: any of them is enough to start.',
    next: [
      'A detailer looks first, and asks about fixings, finish and access.',
      'You receive an itemised budget: simple pieces in 24 hours, larger schemes in 3–5 days.',
      'If it fits, we make the sample before you commit to the rest.',
    ],
  },
  quoteService: quoteServiceOf.architectural,
  related: ['/steel-staircase-installation', '/3d-modeling-services', '/structural-steel-london'],
} satisfies Service
