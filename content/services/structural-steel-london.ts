// Sample content: figures are stand-ins until the owner writes the firm's own.

import { business } from '../business.ts'
import { quoteServiceOf } from '../calculator.ts'
import { figures } from '../figures.ts'
import type { Service } from './service.ts'
import { declarationOfPerformance } from './steelwork-papers.ts'

const titleLines = ['A steel frame', 'for a street with no room'] as const

/** Beside the plan that the page opens with: its balloons, explained. */
export const londonOpening = {
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

export const structuralSteelLondon = {
  path: '/structural-steel-london',
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
  summary: 'Steel frames for London extensions, offices and industrial units, delivered between 7:00 and 17:00.',
  serviceType: 'Structural steel supply and erection',
  seo: {
    title: 'Structural Steel London: Supplied, Lifted, Bolted Up',
    description:
      'Steel for London extensions, offices and units. S355, £10M public liability, road space planned, delivery 7:00–17:00. Free quote within 24 hours.',
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
  keyFigures: [
    { value: figures.projectsIn.london, label: 'frames and structural jobs in London' },
    { value: business.londonDeliveryHours, label: 'London delivery hours' },
    { value: '£10M', label: 'public liability' },
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
          text: 'Rear knock-throughs, side returns and loft steels in terraces where everything comes through the hall or over the roof. If a beam is to bear in a party wall, your notice to the neighbour has to go in two months ahead.',
          facts: [
            { label: 'Usual steel', value: 'Goalpost and box frames, ridge and floor beams' },
            { label: 'Asked for first', value: 'Engineer’s calculations, width of the hall' },
          ],
        },
        {
          title: 'Commercial buildings',
          text: 'Infill frames, added storeys, shopfront openings and plant decks over trading floors. Steel is marked by floor and lift so that a small crew never hunts for a piece.',
          facts: [
            { label: 'Usual steel', value: 'S355 beam-and-column frames with metal deck' },
            { label: 'Asked for first', value: 'Crane position, fire period, programme' },
          ],
        },
        {
          title: 'Industrial projects',
          text: 'Portal repairs, crane beams, loading canopies and extra bays on estates from Park Royal to Thames Road. Most are done beside a business that cannot stop.',
          facts: [
            { label: 'Usual steel', value: 'Portal frames, gantry beams, bracing' },
            { label: 'Asked for first', value: 'Existing frame survey, shutdown hours' },
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
      columns: [{ label: 'Rule' }, { label: 'What it says' }, { label: 'What it changes' }],
      rows: [
        [
          'ULEZ and LEZ',
          'ULEZ has covered all London since 29\u00a0August 2023 (cars and vans); lorries over 3.5\u00a0tonnes fall under the LEZ',
          'Only vehicles that meet the emission standard are sent',
        ],
        [
          'Direct Vision Standard',
          'Lorries over 12\u00a0tonnes need a permit; three stars, or the progressive safe system, since 28\u00a0October 2024',
          'The permit is checked against the number plate',
        ],
        [
          'Lorry Control Scheme',
          'Limits routes for lorries over 18\u00a0tonnes at night and at weekends',
          'Loads leave so as to arrive from 7:00',
        ],
        [
          'Road space',
          'Parking bays, footway and crane licences come from the borough, or from TfL on red routes',
          'Apply weeks ahead; each borough has its own notice',
        ],
        [
          'Noisy hours',
          'Most boroughs: 8:00–18:00 on weekdays, 8:00–13:00 on Saturdays',
          'Drilling and grinding wait until 8:00',
        ],
        [
          'Length',
          'A rigid lorry is at most 12\u00a0m long, a standard articulated one 16.5\u00a0m',
          'Long members are spliced, or a route is surveyed',
        ],
      ],
      footnote: 'Checked in November 2026. Your borough’s own conditions come first.',
    },
    {
      kind: 'steps',
      mark: 'Delivery day',
      title: '7:00\u00a0to\u00a017:00, hour by hour',
      steps: [
        {
          title: '7:00 On the bay',
          text: 'Cones in, footway route signed, the driver signed in. Delivery hours run to 17:00.',
        },
        { title: '7:30 Briefing', text: 'Lift order, exclusion zone, who signals. Ten minutes, everybody listening.' },
        { title: '8:00 First lift', text: 'Columns, then beams. What was loaded last comes off first.' },
        { title: '13:00 Line and level', text: 'Plumbed, bolts tightened, packs and grout ready for your builder.' },
        { title: '16:30 Street back', text: 'Swept, signs off, bay released. A photo goes to the site manager.' },
      ],
    },
    {
      kind: 'checklist',
      mark: 'London expertise',
      title: 'What we have learned between terraces',
      entries: [
        'Frames split into pieces that pass through a 750\u00a0mm front door',
        'Lifts over a roof, with the neighbours told in time',
        'Steel in basements and lightwells, hand-winched where no crane can reach',
        'New columns on old party walls, padstones as the engineer drew them',
        'Bolted site joints where hot work is refused',
        'Infill frames surveyed after demolition, before cutting',
        'Night and Sunday lifts where the borough allows them',
        'Propping and bracing to a temporary works design that the builder hands us before the first lift',
      ],
    },
    {
      kind: 'table',
      id: 'for-engineers',
      mark: 'For engineers',
      title: 'What to write on the drawing, and what applies if you do not',
      caption: 'Specification of structural steelwork: what applies, and what we need from the engineer',
      columns: [{ label: 'Subject' }, { label: 'What applies' }, { label: 'What we need from you' }],
      rows: [
        [
          'Execution class',
          'BS\u00a0EN\u00a01090-2 takes EXC2 where none is named',
          'The class for each part of the structure, above all if any is EXC3',
        ],
        [
          'Specification',
          'The National Structural Steelwork Specification (NSSS), 7th edition',
          'Your project specification where it departs from it',
        ],
        [
          'Tolerances',
          'Essential ones from BS\u00a0EN\u00a01090-2, Annex\u00a0B; functional ones to class 1, or as the NSSS tables say',
          'Any that are tighter, and where: cladding, lifts, glass',
        ],
        [
          'Grades',
          'Sections and plate to BS\u00a0EN\u00a010025-2, mostly S355; hollow sections to BS\u00a0EN\u00a010210 or BS\u00a0EN\u00a010219',
          'Grade and sub-grade for each member, and through-thickness quality where you want it',
        ],
        [
          'Bolts',
          'Assemblies to BS\u00a0EN\u00a015048, usually 8.8; preloaded ones to BS\u00a0EN\u00a014399',
          'Which joints are preloaded, and how their surfaces are treated',
        ],
        [
          'Welds',
          'Procedures qualified to BS\u00a0EN\u00a0ISO\u00a015614-1; every weld inspected by eye, further testing by execution class. From EXC2 a responsible welding coordinator oversees it, with the duties of BS\u00a0EN\u00a0ISO\u00a014731',
          'Weld sizes or forces, and any testing beyond the standard',
        ],
        [
          'Coatings',
          'Blast to Sa\u00a02½. Paint systems to BS\u00a0EN\u00a0ISO\u00a012944, zinc to BS\u00a0EN\u00a0ISO\u00a01461; an intumescent’s thickness follows the section factor',
          'Corrosivity category and life to first maintenance; fire period and limiting temperature',
        ],
        [
          'Connections',
          'As you draw them. Where the drawing leaves them to the fabricator, we design them to your forces and you accept the calculations before we cut',
          'Forces at every joint, tying included, and which joints must be stiff',
        ],
        [
          'Hand-over pack',
          'As-built drawings, type\u00a03.1 certificates to BS\u00a0EN\u00a010204 by piece mark, weld, bolt and coating records',
          'The format your file wants',
        ],
        [declarationOfPerformance.name, declarationOfPerformance.from, 'Where in your file it belongs'],
        [
          'Drawing files',
          `PDF through the form on this page; DWG and IFC by email to ${business.email}, since the form takes neither`,
          'One issue with its revision letters, and a note of what is still to come',
        ],
      ],
    },
    {
      kind: 'prose',
      mark: 'For main contractors',
      title: 'The paperwork comes with the steel',
      paragraphs: [
        'Section sizes are checked against the mill certificate as they come in, and the cast number follows the piece to the handover file. S355 is our usual grade for frames; send another and we price another.',
        'Before we start you have the method statement, the lift plan and the insurance certificate for £10M public liability. Our senior erector walks the site with your manager first.',
        `Our usual response in London is ${figures.response.london}. If a member has failed, ring the emergency number at any hour instead.`,
      ],
      picture: 'connection',
      pictureNote: 'Piece mark B12',
    },
    {
      kind: 'places',
      mark: 'Where we work',
      title: 'Boroughs on both sides of the river',
      lead: 'We are in these most weeks. North of the Thames the Dartford Crossing decides the start time.',
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
      footnote: 'The other seventeen, and the City, by arrangement.',
    },
  ],
  emergencyLine: {
    title: 'Wall open and the steel is wrong?',
    text: 'Ring before anyone moves a prop. We can measure, re-cut and be back on your street.',
  },
  quote: {
    title: 'Price my London steel',
    lead: 'Tell us the borough, the street, and what the lorry will meet there: bays, trees, wires, a low arch.',
    next: [
      'An estimator looks at the street as well as the drawing, then calls you.',
      `A budget price needs only a description. A fixed one, with delivery and lifting on lines of their own, follows the drawings: within ${figures.quote.most} for most jobs, ${figures.quote.complex} for a full frame, on working days.`,
      'On your order we book the road space and fix the date around it.',
    ],
  },
  quoteService: quoteServiceOf['structural-steel'],
  related: ['/crane-hire-services', '/steel-beam-installation', '/architectural-metalwork-london'],
} satisfies Service
