// Sample content: figures are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from './service.ts'

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
    title: 'A steel frame for a street with no room',
    lead: 'Fabricated in Gravesend, twenty-odd miles down the A2, and put up between your neighbours’ walls. The road space is booked before the lorry is loaded.',
    picture: 'london-frame',
    pictureNote: 'S355JR',
    action: 'Price a London frame',
  },
  keyFigures: [
    { value: '200+', label: 'London projects' },
    { value: '7:00–17:00', label: 'London delivery hours' },
    { value: '£10M', label: 'public liability' },
    { value: '100% certified', label: 'steel, each piece with its mill certificate' },
  ],
  sections: [
    {
      kind: 'projects',
      mark: 'What we build here',
      title: 'Three kinds of London job',
      projects: [
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
      lead: 'The steel is the easy half. These six are agreed while it is still in the saw.',
      caption: 'Rules that decide how and when steel reaches a London site',
      columns: [{ label: 'Rule' }, { label: 'What it says' }, { label: 'What it changes' }],
      rows: [
        [
          'ULEZ and LEZ',
          'ULEZ has covered all London since 29 August 2023 (cars and vans); lorries over 3.5 tonnes fall under the LEZ',
          'Only vehicles that meet the emission standard are sent',
        ],
        [
          'Direct Vision Standard',
          'Lorries over 12 tonnes need a permit; three stars, or the progressive safe system, since 28 October 2024',
          'The permit is checked against the number plate',
        ],
        [
          'Lorry Control Scheme',
          'Limits routes for lorries over 18 tonnes at night and at weekends',
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
          'A rigid lorry is at most 12 m long, a standard articulated one 16.5 m',
          'Long members are spliced, or a route is surveyed',
        ],
      ],
      footnote: 'Checked in November 2026. Your borough’s own conditions come first.',
    },
    {
      kind: 'drawing',
      mark: 'Road space',
      title: 'Why the street closes for one lift',
      lead: 'A plan of a common case: terraced street, infill plot, lorry-mounted crane at the kerb.',
      drawing: 'street-lift',
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
          text: 'Three suspended on our side. Clearing those opposite leaves 2.6 m: too near a lift for traffic, but a way through for an ambulance once we stop.',
        },
        { title: 'People', text: 'Walked across to the other footway, ramped and signed before the first lift.' },
        { title: 'Reach', text: 'The furthest column sets the radius, and the radius sets the crane.' },
      ],
    },
    {
      kind: 'steps',
      mark: 'Delivery day',
      title: '7:00 to 17:00, hour by hour',
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
        'Frames split into pieces that pass through a 750 mm front door',
        'Lifts over a roof, with the neighbours told in time',
        'Steel in basements and lightwells, hand-winched where no crane can reach',
        'New columns on old party walls, padstones as the engineer drew them',
        'Bolted site joints where hot work is refused',
        'Infill frames surveyed after demolition, before cutting',
        'Night and Sunday lifts where the borough allows them',
        'Temporary works agreed with the builder, not improvised',
      ],
    },
    {
      kind: 'prose',
      mark: 'For main contractors',
      title: 'The paperwork comes with the steel',
      paragraphs: [
        'Section sizes are checked against the mill certificate as they come in, and the cast number follows the piece to the handover file. S355 is our usual grade for frames; send another and we price another.',
        'Before we start you have the method statement, the lift plan and the insurance certificate for £10M public liability. Our senior erector has 25+ years on steel and walks the site with your manager first.',
        'An urgent visit to London is a matter of 24–48 hours. A failed member is not: for that, use the emergency number.',
      ],
      picture: 'connection',
      pictureNote: 'Piece mark B12',
    },
    {
      kind: 'places',
      mark: 'Where we work',
      title: 'Fifteen boroughs, both sides of the river',
      lead: 'Nearest first. North of the Thames the Dartford Crossing decides the start time.',
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
    intro: 'Tell us the borough, the street, and what the lorry will meet there: bays, trees, wires, a low arch.',
    next: [
      'An estimator looks at the street as well as the drawing, then calls you.',
      'Your free quote, with delivery and lifting shown apart, follows inside 24 hours.',
      'On your order we book the road space and fix the date around it.',
    ],
  },
  quoteService: quoteServiceOf['structural-steel'],
  related: ['/crane-hire-services', '/steel-beam-installation', '/architectural-metalwork-london'],
} satisfies Service
