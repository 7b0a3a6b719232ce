// Sample content: figures are stand-ins until the owner writes the firm's own.

import { business } from '../business.ts'
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from '../service.ts'
import { plainSpaces, stats } from '../stats.ts'
import { declarationNote, higherRiskEmergency, higherRiskRule } from '../steelwork-documents.ts'

const titleLines = ['A steel frame', 'for a street with no room'] as const

/** Beside the plan that the page opens with: its balloons, explained. */
export const londonHero = {
  titleLines,
  notes: [
    {
      title: 'Footway',
      text: 'The near outrigger stands on the pavement, which shuts. Its mat must not sit on a cellar or a cover.',
    },
    {
      title: 'Carriageway',
      text: 'The far one reaches past the middle. With cars parked opposite nothing could pass, so the road closes, or the outriggers stay short and the crane lifts less.',
    },
    {
      title: 'Bays',
      text: 'Three are suspended on our side. If those opposite are cleared as well, 2.6\u00a0m of road stays free: too close to a lift for traffic, wide enough for an ambulance once we stop.',
    },
    { title: 'People', text: 'Walked across to the other footway, ramped and signed before the first lift.' },
    { title: 'Reach', text: 'The furthest column sets the radius, and the radius sets the crane.' },
  ],
} as const

export const service = {
  path: '/structural-steel-london',
  order: 2,
  listings: {
    menu: { group: 'Core' },
    sitemap: {
      group: 'Steel Fabrication Services',
      text: 'Frames for homes, offices and industry, delivered to London sites.',
    },
    areas: { name: 'Structural steel' },
    footer: true,
    notFound: true,
  },
  name: 'Structural Steel London',
  icon: 'building',
  summary: 'Steel frames for London extensions, offices and industrial units, delivered between 7:00 and 17:00.',
  serviceType: 'Structural steel supply and erection',
  seo: {
    title: 'Structural Steel London: Supplied, Lifted, Bolted Up',
    description: `Steel for London extensions, offices and units. S355, ${business.insurance.publicLiability.short} public liability, road space planned, delivery ${business.londonDeliveryHours}. Free quote within ${plainSpaces(stats.quote.most)}.`,
    keywords: [
      'structural steel London',
      'steel erectors London',
      'steel frame extension London',
      'structural steelwork contractor',
      'steel beams London delivery',
      'commercial steel frame London',
    ],
  },
  hero: {
    tag: 'Structural steel · London',
    title: titleLines.join(' '),
    lead: 'Fabricated in Gravesend, twenty-odd miles down the A2, and put up between your neighbours’ walls. The road space is booked before the lorry is loaded.',
    picture: 'london-frame',
    pictureNote: 'S355JR',
    action: 'Price a London frame',
  },
  keyStats: [
    { value: stats.projectsIn.london, label: 'frames and structural jobs in London' },
    { value: business.londonDeliveryHours, label: 'London delivery hours' },
    { value: business.insurance.publicLiability.short, label: 'public liability' },
    { value: '100% certified', label: 'steel: a type\u00a03.1 mill certificate for every section and plate' },
  ],
  sections: [
    {
      kind: 'cards',
      mark: 'What we build here',
      title: 'Homes, workplaces and industrial units',
      cards: [
        {
          title: 'Residential extensions',
          text: 'Knock-throughs, side returns and lofts in terraces. For a beam in a party wall, your notice goes in two months ahead.',
          facts: [
            { label: 'Usual steel', value: 'Goalposts, box frames, ridges' },
            { label: 'Asked for first', value: 'Calculations, width of hall' },
          ],
        },
        {
          title: 'Commercial buildings',
          text: 'Infill frames, added storeys, shopfronts and plant decks. Steel is marked by floor and lift.',
          facts: [
            { label: 'Usual steel', value: 'S355 frames with metal deck' },
            { label: 'Asked for first', value: 'Crane position, fire period' },
          ],
        },
        {
          title: 'Industrial projects',
          text: 'Portal repairs, crane beams, canopies and extra bays beside a running business.',
          facts: [
            { label: 'Usual steel', value: 'Portals, gantry beams, bracing' },
            { label: 'Asked for first', value: 'Frame survey, shutdowns' },
          ],
        },
      ],
    },
    {
      kind: 'table',
      mark: 'Getting it there',
      title: 'What a London delivery needs',
      lead: 'All of this is settled while the steel is being made.',
      caption: 'Rules that decide how and when steel reaches a London site',
      columns: [{ label: 'Subject' }, { label: 'Rule' }, { label: 'What we do' }],
      rows: [
        ['ULEZ and LEZ', 'All London: ULEZ for vans, LEZ over 3.5\u00a0t', 'Only vehicles that meet it are sent'],
        [
          'Direct Vision Standard',
          'Over 12\u00a0t, a permit: three stars or progressive safe system',
          'We check the permit by number plate',
        ],
        ['Lorry Control Scheme', 'Over 18\u00a0t, limited routes at night and weekends', 'Loads arrive from 7:00'],
        ['Road space', 'Bays, footway and crane licences: the borough, or TfL on red routes', 'We apply weeks ahead'],
        ['Noisy hours', 'Mostly 8:00–18:00, Saturday 8:00–13:00', 'Drilling waits until 8:00'],
        ['Length', 'Rigid lorry 12\u00a0m, articulated 16.5\u00a0m', 'Long members are spliced'],
      ],
      footnote: 'Checked in November 2026. Your borough’s own conditions come first.',
    },
    {
      kind: 'steps',
      mark: 'Delivery day',
      title: 'Hour by hour, 7:00\u00a0to\u00a017:00',
      steps: [
        {
          title: '7:00 On the bay',
          text: 'Cones in, footway signed, driver signed in.',
        },
        { title: '7:30 Briefing', text: 'Lift order, exclusion zone, who signals.' },
        { title: '8:00 First lift', text: 'Columns, then beams. Last on, first off.' },
        { title: '13:00 Line and level', text: 'Plumbed, bolts tightened, ready to grout.' },
        { title: '16:30 Street back', text: 'Swept, signs off, bay released, photo sent.' },
      ],
    },
    {
      kind: 'checklist',
      mark: 'London expertise',
      title: 'What we have learned between terraces',
      entries: [
        'Frames in pieces for a 750\u00a0mm front door',
        'Lifts over a roof, neighbours told in time',
        'Basement and lightwell steel winched by hand',
        'New columns on old party walls',
        'Padstones as the engineer drew them',
        'Bolted site joints where hot work is refused',
        'Infill frames surveyed after demolition',
        'Night and Sunday lifts where allowed',
        'Bracing to your temporary works design',
      ],
    },
    {
      kind: 'table',
      id: 'for-engineers',
      mark: 'For engineers',
      title: 'What to write on the drawing',
      caption: 'Specification of structural steelwork: what applies, and what we need from the engineer',
      columns: [{ label: 'Subject' }, { label: 'What applies' }, { label: 'We need' }],
      rows: [
        ['Execution class', 'EXC2 where none is named', 'The class by part, above all EXC3'],
        ['Specification', 'NSSS, 7th edition', 'Where yours departs from it'],
        [
          'Tolerances',
          'BS\u00a0EN\u00a01090-2, Annex\u00a0B; functional class 1 or NSSS',
          'Tighter ones: cladding, lifts, glass',
        ],
        [
          'Grades',
          'BS\u00a0EN\u00a010025-2, mostly S355; hollow sections BS\u00a0EN\u00a010210 or 10219',
          'Grade and sub-grade, through-thickness quality',
        ],
        [
          'Bolts',
          'BS\u00a0EN\u00a015048, usually 8.8; preloaded, BS\u00a0EN\u00a014399',
          'Preloaded joints, and their surfaces',
        ],
        [
          'Welds',
          'BS\u00a0EN\u00a0ISO\u00a015614-1; every weld inspected by eye, further tests by class. From EXC2 a welding coordinator, BS\u00a0EN\u00a0ISO\u00a014731',
          'Sizes or forces, extra testing',
        ],
        [
          'Coatings',
          'Blast Sa\u00a02½, paint BS\u00a0EN\u00a0ISO\u00a012944, zinc BS\u00a0EN\u00a0ISO\u00a01461',
          'Corrosivity category, life to maintenance, fire period, limiting temperature',
        ],
        [
          'Connections',
          'As drawn, or our design to your forces; you accept the calculations before we cut',
          'Forces at every joint, tying included; stiff joints',
        ],
        [
          'Hand-over pack',
          'As-built drawings, BS\u00a0EN\u00a010204 type\u00a03.1 certificates by piece mark, weld, bolt and coating records',
          'The format you want',
        ],
        ['Drawing files', `PDF by the form below; DWG and IFC to ${business.email}`, 'One issue with revision letters'],
      ],
      footnote: declarationNote,
    },
    {
      kind: 'prose',
      mark: 'For main contractors',
      title: 'The paperwork comes with the steel',
      paragraphs: [
        'Sections are checked against the mill certificate as they come in, and the cast number follows each piece to the handover file.',
        `Flats in a tall block follow a different route. ${higherRiskRule} ${higherRiskEmergency} Send us the approved drawings, and tell us about any change before it is built.`,
        'Before we start you have the method statement, the lift plan and the insurance certificate. Our senior erector walks the site with your manager first.',
        `Our usual response in London is ${stats.response.london}. If a member has failed, call at any hour.`,
      ],
      picture: 'connection',
      pictureNote: 'Piece mark B12',
    },
    {
      kind: 'places',
      mark: 'Where we work',
      title: 'Boroughs on both sides of the river',
      lead: 'North of the Thames the Dartford Crossing decides the start time.',
      places: [
        'Bexley',
        'Bromley',
        'Greenwich',
        'Lewisham',
        'Croydon',
        'Southwark',
        'Lambeth',
        'Wandsworth',
        'Havering',
        'Newham',
        'Tower Hamlets',
        'Hackney',
        'Islington',
        'Camden',
        'Westminster',
      ],
      footnote: 'The other seventeen and the City by arrangement.',
    },
  ],
  emergencyLine: {
    title: 'Wall open and the steel is wrong?',
    text: 'Call before anyone moves a prop. We can measure, re-cut and be back on your street.',
  },
  quote: {
    title: 'Price my London steel',
    lead: 'Tell us the borough, the street, and what the lorry will meet there: bays, trees, wires, a low arch.',
    next: [
      'An estimator looks at the street as well as the drawing, then calls you.',
      `A budget price needs only a description. A fixed one, with delivery and lifting on lines of their own, follows the drawings: within ${stats.quote.most} for most jobs, ${stats.quote.complex} for a full frame, on working days.`,
      'On your order we book the road space and fix the date around it.',
    ],
  },
  quoteService: quoteServiceOf['structural-steel'],
  related: ['/crane-hire-services', '/steel-beam-installation', '/architectural-metalwork-london'],
} satisfies Service
