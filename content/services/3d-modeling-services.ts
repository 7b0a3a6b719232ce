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
    lead: 'We build your steel once in the computer: every plate, hole, bolt and weld. Then the saw, the drill line and the erector all work from that one model.',
    picture: 'hero-frame-model',
    pictureNote: 'Portal frame · grid 1–5',
    action: 'Send a frame to model',
  },
  keyStats: [
    { value: '24hr', label: 'design turnaround on small jobs, on working days' },
    { value: '1 model', label: 'behind every drawing and file' },
    { value: 'LOD 400', label: 'detailed enough to make it from' },
    { value: '4 outputs', label: 'GA, fabrication, NC, IFC' },
  ],
  sections: [
    {
      kind: 'table',
      mark: 'What comes out',
      title: 'What you get, and who reads it',
      caption: 'What we issue from a steel model, and who uses it',
      columns: [{ label: 'Output' }, { label: 'Format' }, { label: 'Who reads it' }, { label: 'What it settles' }],
      rows: [
        [
          'General arrangement (GA)',
          'PDF, DWG',
          'Architect, engineer, builder',
          'Grids, levels, marks: where each piece goes',
        ],
        ['Fabrication drawings', 'PDF', 'Saw, bench, welder', 'Lengths, holes, welds: how each piece is made'],
        [
          'NC files',
          'DSTV .nc1, DXF for plate',
          'Drill line, plasma table',
          'The machine’s own instructions, no retyping',
        ],
        ['Coordination model', 'IFC', 'The whole design team', 'Clashes with ducts, walls and other people’s steel'],
      ],
      footnote: 'Bolt lists, material lists and erection marks come from the same model on the same day.',
    },
    {
      kind: 'drawing',
      mark: 'One piece',
      title: 'What the bench sees of your building',
      lead: 'A frame leaves the model as single pieces. This is beam B12, in millimetres.',
      drawing: 'piece-drawing',
      notes: [
        { title: 'Mark', text: 'Stamped on the steel, printed on the GA. B12 can only go in one place.' },
        { title: 'Running dimensions', text: 'All from one end, so errors do not add up along the beam.' },
        { title: 'Holes', text: 'Size, number and place. The drill line reads the same values from the NC file.' },
        { title: 'Attachment', text: 'A fin plate for the beam that meets this one, edge on, welded both sides.' },
        { title: 'Title block', text: 'Section, grade, number off, weight for the crane, finish for the painter.' },
      ],
    },
    {
      kind: 'cards',
      mark: 'Services',
      title: 'Ways to use the drawing office',
      cards: [
        {
          title: 'Detailing from engineer’s drawings',
          icon: 'pencil-ruler',
          text: 'Plans and calculations in, approved fabrication drawings out. Connections that the drawing leaves open are designed to the engineer’s forces and go back for acceptance.',
        },
        {
          title: 'Model of what exists',
          icon: 'scan-line',
          text: 'A tape, laser or point-cloud survey turned into a model, so that new steel is made to meet old.',
        },
        {
          title: 'Visuals before you commit',
          icon: 'eye',
          text: 'A staircase or mezzanine shown in your own space. Planners and landlords read pictures faster than sections.',
        },
        {
          title: 'Files for other workshops',
          icon: 'file-box',
          text: 'You cut it yourself? We supply the NC, DXF and lists in your machine’s dialect.',
        },
      ],
    },
    {
      kind: 'steps',
      mark: 'Design process',
      title: 'From a PDF to a cutting list',
      steps: [
        {
          title: 'Brief',
          text: 'We collect drawings, grids, levels and the engineer’s sections, and list what is missing before the clock starts.',
        },
        { title: 'Model', text: 'Members first, then connections, down to the last washer.' },
        {
          title: 'Review',
          text: 'You walk round it in a browser. Architect and engineer mark up the GA, and clashes are closed.',
        },
        {
          title: 'Issue',
          text: 'Drawings and files go out under one revision letter. Later changes get the next letter and a cloud.',
        },
      ],
    },
    {
      kind: 'checklist',
      mark: 'Software',
      title: 'What we draw with, and read',
      entries: [
        'Tekla Structures: steel frames and connections',
        'Autodesk Advance Steel: stairs, rails, platforms',
        'AutoCAD: plans, sections, DWG and DXF exchange',
        'Revit: coordination with architects',
        'SolidWorks: machine parts, sheet and plate',
        'Navisworks: clash detection across trades',
        'Point-cloud viewers for laser surveys',
        'IFC, DSTV and STEP in and out',
      ],
    },
    {
      kind: 'prose',
      mark: 'Where we stop',
      title: 'A model is not a calculation',
      paragraphs: [
        `Ours says where the steel is. It does not say that it is strong enough: member sizes, loads and the class of the structure are a structural engineer’s. ${engineerIsYours}`,
        'Twenty-four hours, on working days, is for one or two beams or a few brackets, with complete information. A whole building takes weeks, and we give you the date before we start.',
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
