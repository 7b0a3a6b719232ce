import { evenRows, group, leadFields, line, list, number, openLine, tableRow, template, text, tick } from './fields.ts'

const millimetres = (title: string) => number(title, { min: 0, max: 20_000, unit: 'mm' })
const pair = (title: string) =>
  group(title, { upper: millimetres('Upper hole'), lower: millimetres('Lower hole') }, { row: true })
const weld = (title: string) => group(title, { id: line('Mark'), joint: line('Joint') }, { row: true })

/** The beam that home follows and that the specimen documents describe. */
export const pieceB12 = group('', {
  mark: line('Mark'),
  profile: line('Section', { help: 'Its id in steel-sections.json, such as ub-203x133x25' }),
  length: millimetres('Length'),
  grade: line('Grade'),
  holes: group('Holes in the web, the same at both ends', {
    diameter: millimetres('Diameter'),
    bolt: line('Bolt'),
    fromEnd: millimetres('From the end'),
    fromTop: pair('From the top'),
  }),
  finPlate: group('Fin plate', {
    width: millimetres('Width, from the face of the web'),
    height: millimetres('Height'),
    thickness: millimetres('Thickness'),
    at: millimetres('Centre line, from the left-hand end'),
    holes: group('Holes', { fromWeb: millimetres('From the web'), fromTop: pair('From the top of the plate') }),
    weld: millimetres('Leg of the fillet weld down each side'),
  }),
  welds: group('Welds', { left: weld('Left side'), right: weld('Right side') }),
})

const entry = group(
  '',
  { label: line('Label'), value: openLine('Value', { help: 'Empty where it is filled in for each job' }) },
  { row: true },
)
const column = group('', { label: line('Heading'), numeric: tick('Holds numbers') }, { row: true })

const sheet = (title: string) =>
  group(title, {
    entries: list('Labels and values above the drawing', 'entry', entry, { min: 0 }),
    table: evenRows(
      group('Table', {
        title: line('Title'),
        columns: list('Columns', 'column', column),
        rows: list('Rows', 'row', tableRow(openLine('Cell', { max: 400 }))),
      }),
    ),
    notes: list('Notes', 'note', text('Note', { max: 600 }), { min: 0 }),
  })

export const handOver = group('', {
  documents: group('The seven documents', {
    quote: line('Quote'),
    drawing: line('Drawing'),
    delivery: line('Delivery note'),
    welds: line('Weld map'),
    lift: line('Lift plan'),
    certificates: line('Certificates'),
    warranty: line('Warranty'),
  }),
  band: group('Section on About', leadFields),
  specimen: line('Mark of a specimen'),
  number: template('Number of a sheet', ['number', 'count']),
  sheets: group('Specimen sheets', { drawing: sheet('Drawing'), welds: sheet('Weld map') }),
})
