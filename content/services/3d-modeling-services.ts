// Sample content: figures are stand-ins until the owner writes the firm's own.

import { business } from '../business.ts'
import type { Service } from '../service.ts'
import { asAdjective, plainSpaces, stats } from '../stats.ts'
import { engineerIsYours } from '../steelwork-documents.ts'

/** The hero: the model-to-steel slider. */
export const modelingHero = {
  titleLines: ['Find the clash on screen,', 'not up a ladder'],
  caption: 'Move the handle. One camera, one frame: 18.0\u00a0m span, bays of 6.0\u00a0m, 6.2\u00a0m to the eaves.',
  notes: [
    {
      title: 'In the model',
      text: 'Changing the eaves height takes a minute; every rafter, hole and bolt list follows.',
    },
    {
      title: 'In between',
      text: 'Piece drawings, cutting files and a bolt list, all taken from the model and none typed twice.',
    },
    {
      title: 'In the yard',
      text: 'Changing it takes a cutting torch, new holes and a lorry both ways.',
    },
  ],
} as const

/** One clash, followed through the four steps of the design process. Each step has a sheet in app/drawings/clash-*.svg. */
export const modelingSpine = {
  mark: 'Design process',
  title: 'One clash, from model to saw',
  lead: 'An example. Beam B14 is a UB\u00a0305×165×40, 5,380\u00a0mm long. Another firm has drawn a ventilation duct, 160\u00a0mm across, through the same place.',
  software: 'We use',
  alone: 'Only this step',
  steps: [
    {
      sheet: 'brief',
      drawing:
        'Sheet 1: the engineer’s beam as a single line from column line A, and the duct of the services drawing as a dashed circle over it',
      title: 'Brief',
      text: [
        'We collect drawings, grids, levels and the engineer’s sections. We list what is missing before the clock starts.',
        'The engineer draws B14 as one line. The duct is on another firm’s drawing.',
      ],
      software: ['Point-cloud viewers: laser surveys', 'AutoCAD: plans, sections, DWG and DXF exchange'],
      service: {
        title: 'Model of what exists',
        icon: 'scan-line',
        text: 'We turn a tape, laser or point-cloud survey into a model, so that new steel meets old.',
      },
    },
    {
      sheet: 'model',
      drawing:
        'Sheet 2: the beam in the model, bolted to a fin plate on the column under the slab; the duct passes through its web 420 millimetres from its end, marked as a clash',
      title: 'Model',
      text: [
        'We model members first, then connections, down to the last washer.',
        'The clash check stops at B14. The duct goes through its web, 420\u00a0mm from the end of the beam.',
      ],
      software: [
        'Tekla Structures: steel frames and connections',
        'Autodesk Advance Steel: stairs, rails, platforms',
        'SolidWorks: machine parts, sheet and plate',
      ],
      service: {
        title: 'Detailing from engineer’s drawings',
        icon: 'pencil-ruler',
        text: 'You send plans and calculations. You get approved fabrication drawings. We design the connections that are left open, to the engineer’s forces and for the engineer’s acceptance.',
      },
    },
    {
      sheet: 'review',
      drawing:
        'Sheet 3: the duct’s first place is crossed out, because the web next to the column is shaded as not to be cut; the duct moves to an opening 1,350 millimetres from the end of the beam, at mid-depth',
      title: 'Review',
      text: [
        'You walk round the model in a browser. Architect and engineer mark up the GA, and we close the clashes.',
        'We ask the engineer: may we cut the web there? No, not next to the column, where shear is highest. An opening of 200\u00a0mm at mid-depth, 1,350\u00a0mm from the end, works without a stiffener. The duct’s designer moves the duct.',
      ],
      software: ['Navisworks: clash detection across trades', 'Revit: coordination with architects'],
      service: {
        title: 'Visuals before you commit',
        icon: 'eye',
        text: 'We show a staircase or mezzanine in your own space. Planners and landlords read pictures faster than sections.',
      },
    },
    {
      sheet: 'issue',
      drawing:
        'Sheet 4: fabrication drawing of B14 at revision B, with a cloud round the new opening of 200 millimetres, 1,350 from the end, and the bolt holes 40 from the end; UB 305×165×40, 217 kilograms',
      title: 'Issue',
      text: [
        'Drawings and files go out under one revision letter. Later changes get the next letter and a cloud.',
        'B14 goes out as revision B. The saw reads its length from the NC file, the drill line reads six bolt holes, and the plasma torch reads the opening. Nobody types a number again.',
      ],
      file: {
        name: 'From B14.nc1',
        note: 'Side, distance from the end and from the bottom edge, hole diameter. BO is for the drill, IK for the torch.',
        lines: [
          'BO',
          '  v    40.00u   81.70   22.00',
          '  v    40.00u  151.70   22.00',
          '  v    40.00u  221.70   22.00',
          'IK',
          '  v  1450.00u  151.70   …',
        ],
      },
      software: ['IFC, DSTV and STEP, in and out'],
      service: {
        title: 'Files for other workshops',
        icon: 'file-box',
        text: 'You cut it yourself? We supply NC files, DXF and lists in your machine’s dialect.',
      },
    },
  ],
  outputs: {
    mark: 'What comes out',
    title: 'What you get, and who reads it',
    note: 'Bolt lists, material lists and erection marks come from the same model on the same day.',
    rows: [
      {
        title: 'General arrangement (GA)',
        format: 'PDF, DWG',
        reader: 'Architect, engineer, builder',
        text: 'Grids, levels and marks: where each piece goes.',
      },
      {
        title: 'Fabrication drawings',
        format: 'PDF',
        reader: 'Saw, bench, welder',
        text: 'Lengths, holes and welds: how each piece is made.',
      },
      {
        title: 'NC files',
        format: 'DSTV .nc1, DXF for plate',
        reader: 'Drill line, plasma table',
        text: 'The machine’s own instructions.',
      },
      {
        title: 'Coordination model',
        format: 'IFC',
        reader: 'The whole design team',
        text: 'Clashes with ducts, walls and other firms’ steel.',
      },
    ],
  },
} as const

export const service = {
  path: '/3d-modeling-services',
  order: 7,
  listings: {
    menu: { group: 'Technical', line: '3D models and workshop drawings', place: 1 },
    sitemap: {
      group: 'Specialized Services',
      place: 1,
      text: 'Models, fabrication drawings and cutting files before a saw starts.',
    },
    areas: { name: '3D modelling and CAD' },
    footer: true,
  },
  name: '3D Modelling Services',
  icon: 'cuboid',
  summary: `Steel modelled bolt for bolt, with drawings, cutting files and IFC, often inside ${plainSpaces(stats.drawings)}.`,
  serviceType: 'Structural steel detailing and 3D modelling',
  seo: {
    title: '3D Steel Modelling: Drawings, NC Files and IFC',
    description: `Your frame modelled bolt for bolt: GA and fabrication drawings, NC files, IFC. ${asAdjective(stats.drawings)} turnaround on small jobs. See the model become the steel.`,
    keywords: [
      '3D steel modelling',
      'steel detailing services',
      'fabrication drawings',
      'NC files DSTV',
      'IFC steel model',
      'CAD steel design Kent',
    ],
  },
  hero: {
    tag: '3D modelling and CAD',
    title: modelingHero.titleLines.join(' '),
    titleLines: [...modelingHero.titleLines],
    lead: 'We build your steel once in the computer: every plate, hole, bolt and weld. Then the saw, the drill line and the erector all work from that one model.',
    picture: 'hero-frame-model',
    pictureNote: 'Portal frame · grid 1–5',
    action: 'Send a frame to model',
  },
  keyStats: [
    { value: stats.drawings.replace('\u00a0hours', 'hr'), label: 'design turnaround on small jobs, on working days' },
    { value: '1 model', label: 'behind every drawing and file' },
    { value: 'LOD 400', label: 'detailed enough to make it from' },
    { value: '4 outputs', label: 'GA, fabrication, NC, IFC' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'Where we stop',
      title: 'A model is not a calculation',
      paragraphs: [
        `Our model says where the steel is. It does not say that the steel is strong enough. A structural engineer decides member sizes, loads and the class of the structure. ${engineerIsYours}`,
        `We draw one or two beams or a few brackets in ${stats.drawings}, on working days, when the information is complete. A whole building takes weeks. We give you the date before we start.`,
      ],
    },
  ],
  emergencyLine: {
    title: 'Drawing and opening disagree?',
    text: 'Send the measured sizes tonight. A revised sheet can be on the bench by morning.',
  },
  quote: {
    title: 'Model my steel',
    lead: `A PDF of the engineer’s drawings is best. A sketch with grid and levels will start us off. The form does not take DWG or IFC: email those to ${business.email}.`,
    next: [
      'A detailer opens your file and counts the pieces.',
      'You receive a fixed price per sheet or per frame, and a date.',
      'First views reach you for comment before any sheet is drawn.',
    ],
  },
  quoteService: 'other',
  related: ['/steel-fabrication-kent', '/architectural-metalwork-london', '/industrial-steel-platforms'],
} satisfies Service
