// Sample content: figures are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import { kentTowns } from '../places.ts'
import type { Service } from '../service.ts'
import { plainSpaces, stats } from '../stats.ts'

const titleLines = ['Send the drawing.', 'Get the steel.'] as const

/** Beside the joint that the page opens with: its balloons, explained. */
export const fabricationHero = {
  titleLines,
  more: 'Show the five notes',
  notes: [
    { title: 'Fin plate', text: 'A 100 × 10 flat, 220 long. The only part of the joint that is welded.' },
    {
      title: 'Weld',
      text: 'An 8\u00a0mm fillet down both sides, made in the workshop, where we can turn the column to suit the welder.',
    },
    {
      title: 'Bolts',
      text: 'Three M20, grade\u00a08.8, in 22\u00a0mm holes. Two millimetres of play lets the frame go up without a fight.',
    },
    {
      title: 'Gap',
      text: 'The beam is sawn 10\u00a0mm short of the column, so it can swing in between two that are already standing.',
    },
    {
      title: 'Offset',
      text: 'The plate sits beside the web, not on the centre line. The beam then lands where the grid says.',
    },
  ],
} as const

/** The shop's card for the fin plate of the hero: each operation adds to app/drawings/fin-plate-step.astro. */
export const bracketRoute = {
  mark: 'How it goes',
  title: 'One bracket, from your drawing to your site',
  steps: [
    {
      title: 'Consultation',
      text: 'You send a drawing, or a photo with a tape measure in it. Tell us the grade, the finish, the postcode and the execution class, if the drawing names one: where it does not, BS\u00a0EN\u00a01090-2 takes EXC2. We call with questions.',
    },
    {
      title: 'Design & Quote',
      text: 'We price steel, labour, finish, delivery and fixing line by line. A description gets you a budget price. A fixed price needs an engineer’s sections: nobody should size a beam from a photograph. You approve our drawings before we cut anything.',
    },
    {
      title: 'Fabrication',
      text: 'A card goes through the shop with the steel. This one is for the fin plate at the top of the page. The times are an example, for one plate.',
    },
    { title: 'Installation', text: 'We lift, bolt, level and pack. Or we unload for your own crew.' },
  ],
  card: ['Route card', 'Column C4', 'Fin plate 100 × 10 × 220', 'S275', '1 off', '1.7\u00a0kg'],
  labels: { machine: 'Machine', time: 'Time', tolerance: 'Tolerance', document: 'Document' },
  operations: [
    {
      title: 'Draw',
      text: 'The sheet of column C4 shows the plate, its three holes and its weld.',
      machine: 'Computer, 3D model',
      time: 'Part of the sheet',
      tolerance: 'Every size in millimetres',
      document: 'Sheet C4, rev\u00a0A',
    },
    {
      title: 'Saw',
      text: 'From a 100 × 10 flat. A plate that is not a rectangle goes to the plasma table.',
      machine: 'Band saw',
      time: '2\u00a0minutes',
      tolerance: '±\u00a02\u00a0mm on the length',
      document: 'Cutting list, cast number',
    },
    {
      title: 'Drill',
      text: 'Three holes for M20 bolts. The burr comes off both faces.',
      machine: 'Drill line',
      time: '3\u00a0minutes',
      tolerance: '22 ±\u00a00.5\u00a0mm; place ±\u00a02\u00a0mm',
      document: 'NC file',
    },
    {
      title: 'Tack and weld',
      text: 'Two tacks hold it while we check it with a square. Then 8\u00a0mm fillets down both sides.',
      machine: 'MAG welding set (135)',
      time: '20\u00a0minutes',
      tolerance: 'BS\u00a0EN\u00a0ISO\u00a05817, level\u00a0C for EXC2',
      document: 'Welding procedure (WPS)',
    },
    {
      title: 'Inspect',
      text: 'A second person gauges both welds. Your execution class says whether further tests follow.',
      machine: 'Torch, fillet gauge, tape',
      time: '5\u00a0minutes',
      tolerance: 'The whole weld, by eye',
      document: 'Inspection sheet, signed',
    },
    {
      title: 'Blast and paint',
      text: 'The mill scale comes off column and plate. Primer goes on the same day.',
      machine: 'Shot blaster, airless spray',
      time: 'Half a day, with drying',
      tolerance: 'BS\u00a0EN\u00a0ISO\u00a08501-1, Sa\u00a02½',
      document: 'Paint record',
    },
    {
      title: 'Mark and load',
      text: 'C4 goes back on in white. We load in the order of erection.',
      machine: 'Overhead crane, 10\u00a0t',
      time: '10\u00a0minutes',
      tolerance: 'Each mark ticked off',
      document: 'Delivery note',
    },
  ],
  finishes: {
    title: 'Instead of primer alone',
    entries: [
      {
        title: 'Hot-dip galvanise',
        text: 'For steel outdoors; a line of its own in the price. BS\u00a0EN\u00a0ISO\u00a01461: 85\u00a0microns mean on steel over 6\u00a0mm. A sealed void can burst in the zinc bath, so we draw vent and drain holes.',
      },
      {
        title: 'Fire protection',
        text: 'Intumescent paint swells in a fire. Your designer sets the period, usually 30, 60 or 90\u00a0minutes. Section and temperature set the thickness.',
      },
    ],
  },
  picture: 'workshop-marking-out',
  pictureNote: 'Marking out',
  capabilities: {
    title: 'The same card goes with',
    entries: [
      'Beams, columns, trimmers and lintels',
      'Goalpost and box frames for knock-throughs',
      'Portal frames for barns, workshops, units',
      'Trusses in angle and hollow section',
      'Base, end, fin and bearing plates, splices',
      'Wind bracing, purlin cleats and side rails',
      'Plate profiles and flat-bar brackets to a sketch',
      'Stub columns, wind posts, masonry supports',
      'Parts copied from the broken one',
    ],
  },
  towns: {
    title: 'Kent towns on our usual runs',
    text: 'We go to the villages between them too, if the lorry can turn round there.',
    places: kentTowns,
  },
} as const

export const service = {
  path: '/steel-fabrication-kent',
  order: 1,
  listings: {
    menu: { group: 'Core', line: 'Cut, drilled and welded in our workshop' },
    sitemap: {
      group: 'Steel Fabrication Services',
      text: 'Beams, columns and frames cut, drilled, welded and protected in our workshop.',
    },
    areas: { name: 'Steel fabrication' },
    footer: true,
    notFound: true,
  },
  name: 'Steel Fabrication Kent',
  icon: 'anvil',
  summary: 'Beams, columns and frames cut, drilled, welded and primed in Gravesend to your engineer’s drawings.',
  serviceType: 'Structural steel fabrication',
  seo: {
    title: 'Steel Fabrication in Kent: Beams, Frames, One-Offs',
    description: `Send your engineer’s drawing: most jobs are priced within ${plainSpaces(stats.quote.most)}. Beams and frames cut, drilled, welded and primed in Gravesend, fitted in Kent.`,
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
    title: titleLines.join(' '),
    titleLines: [...titleLines],
    lead: 'We cut, drill, weld and prime in our own Gravesend workshop, then deliver and fix anywhere in Kent. One beam for a kitchen wall, or every member of a barn.',
    picture: 'workshop',
    pictureNote: 'Overhead crane · SWL 10\u00a0t',
    action: 'Price my steel',
  },
  keyStats: [
    { value: stats.projectsIn.kent, label: 'projects in Kent, each job counted once' },
    { value: stats.quote.most, label: 'to a free quote for most jobs, on working days' },
    { value: stats.emergency.radius, label: 'from the yard, in Kent: response the same day' },
    { value: stats.warranty.workmanship, label: 'warranty on our workmanship' },
  ],
  sections: [
    {
      kind: 'table',
      folded: true,
      mark: 'Steel grades',
      title: 'What S355 on your drawing means',
      lead: 'S stands for structural steel. The number is its minimum yield strength in N/mm², up to 16\u00a0mm thick.',
      caption: 'Minimum yield strength, N/mm², by thickness of the steel',
      columns: [
        { label: 'Grade' },
        { label: 'Up to 16\u00a0mm', numeric: true },
        { label: 'Over 16 to 40', numeric: true },
        { label: 'Over 40 to 63', numeric: true },
        { label: 'Where you meet it' },
      ],
      rows: [
        ['S235', '235', '225', '215', 'Seldom in UK stock'],
        ['S275', '275', '265', '255', 'Flats, plate, older houses'],
        ['S355', '355', '345', '335', 'New designs, sections'],
        ['S420', '420', '400', '390', 'Special orders only'],
      ],
      footnote:
        'S235 to S355 to BS\u00a0EN\u00a010025-2; S420, a fine-grain grade, to BS\u00a0EN\u00a010025-3 or -4. Letters after the number (JR, J0, J2) give the impact test.',
    },
    {
      kind: 'table',
      folded: true,
      id: 'lead-times',
      mark: 'Lead times',
      title: 'How long each stage takes',
      lead: 'The clock starts with your order, the engineer’s final drawings and a site we can measure; workshop time, when you approve our drawings.',
      caption: 'Usual time for drawings, approval, workshop, galvanising and site, by kind of job',
      columns: [
        { label: 'Job' },
        { label: 'Our drawings', numeric: true },
        { label: 'Your approval', numeric: true },
        { label: 'Workshop', numeric: true },
        { label: 'If galvanised', numeric: true },
        { label: 'On site', numeric: true },
      ],
      rows: [
        ['One or two beams', '1\u00a0day', '1–2\u00a0days', '1–2\u00a0weeks', '+\u00a01\u00a0week', stats.onSite.beam],
        [
          'Frame under 5\u00a0tonnes',
          '2–3\u00a0days',
          'up to a week',
          '2–4\u00a0weeks',
          '+\u00a01\u00a0week',
          '2–5\u00a0days',
        ],
        [
          'Staircase',
          '3–5\u00a0days',
          'up to a week',
          '2–4\u00a0weeks',
          '+\u00a01–2\u00a0weeks',
          stats.onSite.staircase,
        ],
        [
          'Platform or mezzanine',
          '1–2\u00a0weeks',
          '1–2\u00a0weeks',
          '3–6\u00a0weeks',
          '+\u00a01–2\u00a0weeks',
          stats.onSite.platform,
        ],
      ],
      footnote:
        'Usual times; days are working days. Your quote names the dates. Urgent work goes faster, at a rate it shows. Where we fit for a householder, we order steel 14\u00a0days after the contract, unless you ask in writing to begin sooner.',
    },
  ],
  emergencyLine: {
    title: 'A piece missing on site?',
    text: 'Read us the mark and the section. If it can be made tonight, we will say so, and start.',
  },
  quote: {
    title: 'Price my fabrication',
    lead: 'Attach the drawing if you have it. If all you have is a sketch with three dimensions, attach that.',
    next: [
      'We read the drawing on the working day it arrives and call if a size is missing.',
      `Most jobs are priced, line by line, within ${stats.quote.most}; a full frame takes ${stats.quote.complex}. Both count working days.`,
      `The price holds for ${stats.quote.validFor}. Nothing is cut before you say yes.`,
    ],
  },
  quoteService: quoteServiceOf['steel-fabrication'],
  related: ['/welding-services', '/3d-modeling-services', '/steel-beam-installation'],
} satisfies Service
