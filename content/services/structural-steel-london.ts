// Sample content: figures are stand-ins until the owner writes the firm's own.

import { business } from '../business.ts'
import { quoteServiceOf } from '../calculator.ts'
import { call999First } from '../emergency-response.ts'
import type { Service } from '../service.ts'
import { plainSpaces, stats } from '../stats.ts'
import { declarationNote, higherRiskEmergency, higherRiskRule } from '../steelwork-documents.ts'

const titleLines = ['A steel frame', 'for a street with no room'] as const

/** One day on site. `lit` names the part of app/drawings/street-plan.svg that lights up. */
export const londonSpine = {
  titleLines,
  mark: 'Delivery day',
  title: 'One day on your street, 6:00 to 18:00',
  lead: 'We settle the route, the permits and the road space while the steel is being made. Before we start you have the method statement, the lift plan and the insurance certificate, and our senior erector has walked the site with your manager.',
  drawing:
    'Plan of a terraced street 7.5 metres wide: a lorry-mounted crane on three suspended bays at the kerb lifts steel into a gap between two houses, at a radius of 9.2 metres. Its outriggers stand 6.6 metres apart, on the footway and past the middle of the road, which is closed between barriers. People are led along the far footway.',
  barsLabel: 'Hours that apply',
  /** The rules that the day follows, as bars along the hours. */
  bars: [
    { label: 'Lorry control', hours: 'until 7:00' },
    { label: 'Delivery', hours: business.londonDeliveryHours },
    { label: 'Noisy work', hours: '8:00–18:00' },
  ],
  firstHour: 6,
  lastHour: 18,
  events: [
    {
      at: '6:00',
      lit: 1,
      title: 'Out of the yard',
      text: 'On your street the bays are already empty. We applied for them weeks ago, to the borough or, on a red route, to TfL. The lorry leaves Gravesend.',
      entries: [
        'Lorries over 18\u00a0t keep to set routes at night and at weekends; weekday nights end at 7:00',
        'Vans meet ULEZ, lorries over 3.5\u00a0t meet LEZ',
        'Over 12\u00a0t, a Direct Vision permit: we check it by number plate',
        'Rigid lorry 12\u00a0m, articulated 16.5\u00a0m: we splice longer members',
      ],
    },
    {
      at: '7:00',
      lit: 2,
      title: 'On the bay',
      text: 'We put the cones in and sign the footway, and the driver signs in. People walk across to the other footway, by ramps and signs.',
    },
    {
      at: '7:30',
      lit: 3,
      title: 'Briefing, and the crane is set',
      text: 'We agree the lift order, the exclusion zone and who signals. Then the outriggers go out: the near mat on the footway, never on a cellar or a cover, the far one past the middle of the road. So the road closes, or the outriggers stay short and the crane lifts less. With the bays opposite cleared too, 2.6\u00a0m stays free: enough for an ambulance once we stop.',
    },
    {
      at: '8:00',
      lit: 4,
      title: 'First lift',
      text: 'Drilling may start now too. Columns go up first, then beams: the last piece loaded is the first one off. The furthest column sets the radius, and the radius sets the crane.',
      entries: [
        'Frames in pieces for a 750\u00a0mm front door',
        'Lifts over a roof, neighbours told in time',
        'Basement and lightwell steel winched by hand',
        'Infill frames surveyed after demolition',
      ],
    },
    {
      at: '13:00',
      lit: 5,
      title: 'Line and level',
      text: 'The frame is plumbed, the bolts are tightened and the bases are ready to grout.',
      entries: [
        'New columns on old party walls',
        'Padstones as the engineer drew them',
        'Bolted site joints where hot work is refused',
        'Bracing to your temporary works design',
      ],
    },
    {
      at: '16:30',
      title: 'Street back',
      text: 'We sweep, take the signs off, release the bays and send you a photo. The last delivery is in by 17:00.',
    },
    {
      at: '18:00',
      title: 'Quiet',
      text: 'Noisy work ends, on Saturdays at 13:00. We lift at night or on a Sunday only where the borough allows it.',
    },
  ],
  footnote: 'Checked in November 2026. Your borough’s own conditions come first.',
} as const

export const service = {
  path: '/structural-steel-london',
  order: 2,
  listings: {
    menu: { group: 'Core', line: 'Beams and frames for London sites' },
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
    titleLines: [...titleLines],
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
      kind: 'rows',
      mark: 'What we build here',
      title: 'Homes, workplaces and industrial units',
      rows: [
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
      folded: true,
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
      footnote: `${declarationNote} Flats in a tall block follow a different route. ${higherRiskRule} ${higherRiskEmergency} Send us the approved drawings, and tell us about any change before it is built.`,
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
    // Safety text: emergency advice
    text: `Do not let anyone move a prop. ${call999First} Then call us, at any hour: within ${stats.emergency.radius} of the yard our target is ${stats.emergency.near} to the first person on site. If the steel only needs measuring or cutting again, our usual response in London is ${stats.response.london}.`,
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
