// Sample content: figures and projects are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from '../service.ts'
import { asAdjective, stats } from '../stats.ts'

const titleLines = ['The steel that people', 'put their hands on'] as const

export const metalworkHero = { titleLines } as const

/** One gate in four panels, and the finishes it can have. The panels are app/drawings/gate-*.svg. */
export const metalworkSpine = {
  mark: 'Design process',
  title: 'One gate, from sketch to finish',
  steps: [
    {
      panel: 'sketch',
      drawing: 'First quarter of a double gate, as a hand sketch',
      title: 'Brief',
      text: 'You tell us the budget, what the piece must match and what it must survive. A sketch is enough. We visit the site.',
    },
    {
      panel: 'drawing',
      drawing: 'Second quarter, as a workshop drawing with dimensions',
      title: 'Model and drawing',
      text: 'We model every bar in 3D, so that the spacing ends evenly at both posts: here 7 bars of 20\u00a0mm and 8 gaps of 85\u00a0mm. You approve drawings at full dimensions.',
    },
    {
      panel: 'steel',
      drawing: 'Third quarter, in bare steel, one corner finished as a sample',
      title: 'Sample',
      text: 'We make one real corner: a joint, the infill, the finish on it. Walk round it, lean on it, hold it against the brick.',
    },
    {
      panel: 'finished',
      drawing: 'Fourth quarter, finished and hung on its post',
      title: 'Make and fit',
      text: 'We make it in the workshop, coat it, wrap it and deliver it. Our own fitters hang it and touch up any spanner marks.',
    },
  ],
  finishes: {
    id: 'finishes',
    mark: 'Four finishes',
    title: 'Which finish, and how long it lasts',
    lead: 'Decide before we draw: galvanising needs vent and drain holes, and powder needs a piece that fits the oven.',
    scale:
      'Each sample shows the face above and a cut through the coats below, much enlarged. The red bar is 100\u00a0microns, a tenth of a millimetre.',
    durability: 'Durability',
    applications: 'Where it suits',
    maintenance: 'Maintenance',
    samples: [
      {
        sample: 'zinc',
        name: 'Hot-dip galvanised',
        section: 'Zinc, 85\u00a0microns',
        durability: '50+\u00a0years',
        text: 'The finished piece is dipped in molten zinc: BS\u00a0EN\u00a0ISO\u00a01461, 85\u00a0microns mean on steel over 6\u00a0mm. The zinc covers the inside of a tube too.',
        applications: 'Balcony frames, railings, car parks, anything hard to reach again',
        maintenance: 'Look at it once a year. Paint bare spots with zinc-rich paint.',
      },
      {
        sample: 'powder',
        name: 'Polyester powder coated',
        section: 'Powder, 80 · zinc, 85\u00a0microns',
        durability: '15–20\u00a0years',
        text: 'Any RAL colour, baked on. Outdoors it goes over zinc, so that a scratch does not start rust.',
        applications: 'Balustrades, gates, canopies, window guards',
        maintenance: 'Wash it twice a year. Touch in scratches before winter.',
      },
      {
        sample: 'paint',
        name: 'Wet-sprayed paint',
        section: 'Topcoat, 60 · build coat, 125 · primer, 75\u00a0microns',
        durability: '5–10\u00a0years',
        text: 'We choose primer, build coat and topcoat to BS\u00a0EN\u00a0ISO\u00a012944. Thicknesses follow the place; these are usual ones.',
        applications: 'Large pieces, site joints, period railings, indoor steel',
        maintenance: 'Touch it up in place. A brush can renew the topcoat.',
      },
      {
        sample: 'stainless',
        name: 'Brushed stainless',
        section: 'The metal itself, no coat',
        durability: 'Permanent',
        text: 'Grade\u00a0316 (1.4401 or 1.4404): the finish is the metal, so there is no coating to renew. Keep it apart from zinc and carbon steel.',
        applications: 'Handrails, tie rods, shopfronts, riverside sites; not for carrying load above an indoor pool',
        maintenance: 'Wash it regularly: chlorides from salt or pools stain it and can crack it.',
      },
    ],
    more: 'Show what the years mean',
    footnote:
      'Durability is the time to the first major maintenance in ordinary inland air, with cleaning. Salt and road spray shorten the first three and stain the fourth. Pool halls are a case apart: grade\u00a0316 can crack there without warning, and we hang no load from it. BS\u00a0EN\u00a01993-1-4, Annex\u00a0A, names 1.4529, 1.4547 and 1.4565 for parts that carry load out of reach of regular cleaning; your engineer chooses. The structural guarantee does not replace a coating’s own.',
  },
  services: {
    mark: 'Services',
    title: 'Metal at arm’s length',
    pictures: [
      { picture: 'gates', caption: 'Driveway gate · latch' },
      { picture: 'canopy', caption: 'Canopy · tie rods' },
    ],
    entries: [
      {
        title: 'Balconies and balustrades',
        icon: 'fence',
        text: 'Bolt-on and hung balconies, Juliet guards, terrace and roof-edge rails. We agree the fixing into the slab or the frame with your engineer before we cut the first bar.',
        list: ['Flat bar, rod, glass or mesh infill', 'Thermally broken brackets', 'Falls and drips drawn in'],
      },
      {
        title: 'Gates and railings',
        icon: 'door-open',
        text: 'Driveway, side and bin-store gates, area railings and window guards, from plain bars to a copy of the one that your terrace lost.',
        list: ['Swing and sliding', 'Posts set for the true weight', 'Ready for automation'],
      },
      {
        title: 'Canopies and façade steel',
        icon: 'panel-top',
        text: 'Entrance canopies, brise-soleil, fins, screens and plant enclosures, fixed so that the wall behind can still be reached and still drains.',
        list: ['Tie rods and cast ends', 'Laminated glass supported', 'Lighting routes hidden'],
      },
      {
        title: 'Feature pieces',
        icon: 'palette',
        text: 'Bridges between rooms, shelving, fire surrounds, screens, steel doors. Anything whose welds will be looked at from close by.',
        list: ['Welds dressed and blended', 'Patinated, waxed or lacquered', 'Fitted with covers on'],
      },
    ],
  },
} as const

export const service = {
  path: '/architectural-metalwork-london',
  order: 10,
  listings: {
    menu: { group: 'Architectural', line: 'Gates, railings, balconies, canopies' },
    sitemap: { group: 'Specialized Services', text: 'Balconies, gates, railings and canopies, in four finishes.' },
    areas: { name: 'Architectural metalwork' },
  },
  name: 'Architectural Metalwork London',
  icon: 'fence',
  summary: 'Balconies, balustrades, gates and canopies for London façades, drawn to the millimetre and fitted.',
  serviceType: 'Architectural metalwork',
  seo: {
    title: 'Architectural metalwork London: balconies, gates',
    description: `Balconies, balustrades, gates and canopies in steel: drawn, sampled, made and fitted. ${stats.londonMetalworkJobs} London jobs, ${asAdjective(stats.warranty.metalworkStructure)} guarantee on the structure.`,
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
    title: titleLines.join(' '),
    lead: 'Balconies, balustrades, gates and canopies are seen from a metre away, every day. We draw them to the millimetre and finish them for the weather they face.',
    picture: 'balcony',
    pictureNote: 'Flat bar · powder coated',
    action: 'Send us your drawings',
  },
  keyStats: [
    { value: stats.londonMetalworkJobs, label: 'metalwork jobs in London' },
    { value: '25+\u00a0years', label: 'our senior metalworker’s own time at the bench' },
    { value: stats.price.metalworkProject, label: 'average project, made and fitted, including VAT' },
    { value: stats.warranty.metalworkStructure, label: 'minimum guarantee on the structure' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'For architects',
      title: 'Send the idea. We send back the joint.',
      paragraphs: [
        'A concept drawing shows the line. It rarely shows where the weld goes, how the water leaves or which bolt a fixer can reach with a spanner. We send you a buildable drawing first, with our questions on it in red.',
        'We settle tolerances at the same time. Brickwork and concrete are out by tens of millimetres and flat bar is not. The bracket between them takes up the difference where nobody sees it.',
        'We do not guess at strength. An engineer designs barrier loads, fixings into the slab and glass thickness for your building. The calculations go into the file with the drawings.',
        `The structural guarantee runs for at least ${stats.warranty.metalworkStructure} from handover and covers members, welds and fixings to the building. It excludes coatings: the quote names their expected life. Our terms of service say how to claim; your rights in law stay as they are.`,
      ],
    },
    {
      kind: 'checklist',
      folded: true,
      mark: 'Before you specify',
      title: 'Questions worth an early answer',
      entries: [
        'How high is the top storey? From 18\u00a0m up, regulation\u00a07(2) holds the balconies of flats and other relevant buildings to Class A2-s1,d0 or A1: steel can meet it. A timber deck cannot, and laminated glass generally cannot either',
        'Between 11 and 18\u00a0m? Approved Document\u00a0B then has guidance of its own for balconies on residential buildings: look before you choose deck and infill',
        'A higher-risk building: at least 18\u00a0m or seven storeys high, with two homes or more? The Building Safety Regulator’s approval comes before work starts (Gateway\u00a02 on a new building)',
        'Where does the heat go? A steel bracket through insulation needs a thermal break',
        'Guarding: 1100\u00a0mm on an external balcony. Where children under five may be, a 100\u00a0mm sphere must not pass through, and children must not be able to climb it easily: no horizontal rails or mesh',
        'Which line load? Your engineer takes it from BS\u00a0EN\u00a01991-1-1, its UK annex and PD\u00a06688-1-1',
        'Where does the rain fall from the deck, and on whom?',
        'Can it be galvanised in one piece, with vent and drain holes nobody will see?',
        'Is the gate powered? Then it is a machine in law, and its closing force is tested to BS\u00a0EN\u00a012453 on the day',
      ],
    },
    {
      kind: 'projects',
      folded: true,
      mark: 'Projects',
      title: 'Balconies, a canopy, railings and a roof guard',
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
            { label: 'Reach', value: '2.4\u00a0m from the wall' },
          ],
        },
        {
          title: 'Area railings, Islington',
          text: 'A run of forty metres matched to three surviving panels, leaded into the old stone copings.',
          facts: [
            { label: 'Finish', value: 'Wet-sprayed paint' },
            { label: 'Length', value: '40\u00a0m' },
          ],
        },
        {
          title: 'Roof terrace guard, Greenwich',
          text: 'A glass and stainless rail behind a parapet, on posts that clear the waterproofing altogether.',
          facts: [
            { label: 'Finish', value: 'Brushed stainless' },
            { label: 'Height', value: '1100\u00a0mm' },
          ],
        },
      ],
    },
  ],
  emergencyLine: {
    title: 'A balcony or gate that has come loose?',
    text: 'Keep people off it and out from under it, and call. A crew comes to tie it back, at any hour.',
  },
  quote: {
    title: 'Send us your drawings',
    lead: 'A concept sketch, a planning set or a photograph of the one you want copied: any of them is enough to start.',
    next: [
      'A detailer looks first, and asks about fixings, finish and access.',
      `You receive an itemised budget: simple pieces within ${stats.quote.most}, larger schemes in ${stats.quote.complex}, counted on working days.`,
      'If it fits, we make the sample before you commit to the rest.',
    ],
  },
  quoteService: quoteServiceOf.architectural,
  related: ['/steel-staircase-installation', '/3d-modeling-services', '/structural-steel-london'],
} satisfies Service
