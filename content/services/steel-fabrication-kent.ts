// Sample content: figures are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import { kentTowns } from '../places.ts'
import type { Service } from './service.ts'

export const steelFabricationKent = {
  path: '/steel-fabrication-kent',
  listings: {
    menu: { group: 'Core' },
    sitemap: {
      group: 'Steel Fabrication Services',
      text: 'Beams, columns and frames cut, drilled, welded and protected in our workshop.',
    },
    areas: { name: 'Steel fabrication' },
    footer: true,
    notFound: true,
  },
  name: 'Steel Fabrication Kent',
  summary: 'Beams, columns and frames cut, drilled, welded and primed in Gravesend to your engineer’s drawings.',
  serviceType: 'Structural steel fabrication',
  seo: {
    title: 'Steel Fabrication in Kent: Beams, Frames, One-Offs',
    description:
      'Send your engineer’s drawing, get a price within 24 hours. Beams and frames cut, drilled, welded and primed in Gravesend, fitted across Kent.',
    keywords: [
      'steel fabrication Kent',
      'steel fabricators Gravesend',
      'structural steel fabrication',
      'steel beams cut and drilled',
      'S355 steel fabrication',
      'goalpost frame fabrication',
    ],
  },
  hero: {
    tag: 'Steel fabrication · Kent',
    title: 'Send the drawing. Get the steel.',
    lead: 'We cut, drill, weld and prime in our own Gravesend workshop, then deliver and fix anywhere in Kent. One beam for a kitchen wall, or every member of a barn.',
    picture: 'workshop',
    pictureNote: 'Overhead crane · SWL 10 t',
    action: 'Get a fabrication quote',
  },
  keyFigures: [
    { value: '500+', label: 'projects in Kent' },
    { value: '24 hours', label: 'to a free quote' },
    { value: '30 miles', label: 'same-day response from Gravesend' },
    { value: '12 months', label: 'workmanship warranty' },
  ],
  sections: [
    {
      kind: 'checklist',
      mark: 'What we make',
      title: 'From one cleat to a whole frame',
      lead: 'If it is drawn in hot-rolled section, hollow section or plate, it can go on our bench.',
      entries: [
        'Universal beams and columns, sawn to length and drilled',
        'Goalpost and box frames for knocked-through walls',
        'Portal frames for barns, workshops and small units',
        'Trusses in angle and hollow section',
        'Base plates, end plates, fin plates and splices',
        'Trimmers, lintels and bearing plates',
        'Wind bracing, purlin cleats and side rails',
        'Plate profiles and flat-bar brackets to a sketch',
        'Stub columns, wind posts and masonry supports',
        'Replacement parts copied from the broken one',
      ],
    },
    {
      kind: 'drawing',
      mark: 'From drawing to steel',
      title: 'One joint, before it is cut',
      lead: 'A fin plate is the plainest way to hang a beam on a column. This is how it reaches our bench. Dimensions are in millimetres, and on your job they are the engineer’s.',
      drawing: 'fin-plate-joint',
      notes: [
        { title: 'Fin plate', text: 'A 100 × 10 flat, 220 long. The only part of the joint that is welded.' },
        {
          title: 'Weld',
          text: 'An 8 mm fillet down both sides, made in the workshop, where we can turn the column to suit the welder.',
        },
        {
          title: 'Bolts',
          text: 'Three M20, grade 8.8, in 22 mm holes. Two millimetres of play lets the frame go up without a fight.',
        },
        {
          title: 'Gap',
          text: 'The beam is sawn 10 mm short of the column, so it can swing in between two that are already standing.',
        },
        {
          title: 'Offset',
          text: 'The plate sits beside the web, not on the centre line. The beam then lands where the grid says.',
        },
      ],
    },
    {
      kind: 'steps',
      mark: 'How it goes',
      title: 'Four steps, one firm',
      steps: [
        {
          title: 'Consultation',
          text: 'You send drawings, calculations or a photo with a tape measure in it. We ring back with the questions that change the price.',
        },
        {
          title: 'Design & Quote',
          text: 'Your engineer’s sections become an itemised price: steel, labour, finish, delivery, fixing. You approve fabrication drawings before anything is cut.',
        },
        {
          title: 'Fabrication',
          text: 'Sawn, drilled, fitted up and welded, then checked against the drawing and stamped with its piece mark.',
        },
        {
          title: 'Installation',
          text: 'Delivered in the order it goes up, lifted, bolted, levelled and packed. Or off-loaded for your own crew.',
        },
      ],
    },
    {
      kind: 'table',
      mark: 'Steel grades',
      title: 'What S355 on your drawing means',
      lead: 'S stands for structural steel. The number is its minimum yield strength in thin material; thicker steel is allowed a little less.',
      caption: 'Minimum yield strength, N/mm², by thickness of the steel',
      columns: [
        { label: 'Grade' },
        { label: 'Up to 16 mm', numeric: true },
        { label: 'Over 16 to 40', numeric: true },
        { label: 'Over 40 to 63', numeric: true },
        { label: 'Where you meet it' },
      ],
      rows: [
        ['S235', '235', '225', '215', 'Brackets, flats and secondary plate'],
        ['S275', '275', '265', '255', 'Many house beams and older drawings'],
        ['S355', '355', '345', '335', 'Frames, long spans, most new designs'],
        ['S420', '420', '400', '390', 'Special orders only, never stock'],
      ],
      footnote:
        'S235 to S355 to BS EN 10025-2; S420 is a fine-grain grade, to BS EN 10025-3 or -4. Letters after the number (JR, J0, J2) give the impact test.',
    },
    {
      kind: 'cards',
      mark: 'Finish',
      title: 'What goes on the steel',
      cards: [
        {
          title: 'Blast and prime',
          text: 'Mill scale comes off, primer goes on the same day. Right for dry steel inside a building.',
          facts: [{ label: 'Standard', value: 'BS EN ISO 8501-1, Sa 2½' }],
          picture: 'connection',
        },
        {
          title: 'Hot-dip galvanise',
          text: 'For steel that lives outdoors. Vent and drain holes are drawn in from the start, because the bath finds every sealed corner.',
          facts: [{ label: 'Standard', value: 'BS EN ISO 1461: 85 microns mean on steel over 6 mm' }],
          picture: 'base-plate',
        },
        {
          title: 'Fire protection',
          text: 'Thin-film intumescent paint swells in a fire. Your designer sets the period; section and temperature set the thickness.',
          facts: [{ label: 'Usual periods', value: '30, 60 or 90 minutes' }],
          picture: 'london-frame',
        },
      ],
    },
    {
      kind: 'places',
      mark: 'Where we deliver',
      title: 'Ten Kent towns we know by road',
      lead: 'Low bridges, school streets and market days included.',
      places: kentTowns,
      footnote: 'Your village is not on the list? If the lorry can turn round there, we deliver there.',
    },
    {
      kind: 'prose',
      mark: 'Before you ask for a price',
      title: 'Four lines that save a phone call',
      paragraphs: [
        'Give us the section and length of each piece, the grade, the finish and the postcode. A photo of the engineer’s sheet does it. If the drawing names an execution class, say so; where none is named, BS EN 1090-2 takes EXC2.',
        'No drawing yet? Then the first call is to a structural engineer, because nobody should size a beam from a photograph. We can work beside yours, and price as soon as the sections are fixed.',
      ],
      picture: 'steel-stack',
      pictureNote: 'Painted ends tell sections apart',
    },
  ],
  emergencyLine: {
    title: 'A piece missing on site?',
    text: 'Read us the mark and the section. If it can be made tonight, we will say so, and start.',
  },
  quote: {
    title: 'Price my fabrication',
    intro: 'Attach the drawing if you have it. If all you have is a sketch with three dimensions, attach that.',
    next: [
      'We read the drawing the day it arrives and ring if a size is missing.',
      'An itemised price comes within 24 hours, or in 3–5 days for a full frame.',
      'The price stands for 30 days. Nothing is cut before you say yes.',
    ],
  },
  quoteService: quoteServiceOf['steel-fabrication'],
  related: ['/welding-services', '/3d-modeling-services', '/steel-beam-installation'],
} satisfies Service
