import * as z from 'zod'
import {
  block,
  evenRows,
  group,
  leadFields,
  line,
  list,
  number,
  openLine,
  safety,
  tableRow,
  template,
  text,
  tick,
  wholeNumber,
} from './fields.ts'

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
  finish: line('Finish'),
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
  liftRadius: wholeNumber('Radius of the lift', { min: 4, max: 16, unit: 'm', help: 'A radius of the crane’s chart' }),
})

const entry = group(
  '',
  { label: line('Label'), value: openLine('Value', { help: 'Empty where it is filled in for each job' }) },
  { row: true },
)
const column = group('', { label: line('Heading'), numeric: tick('Holds numbers') }, { row: true })
const priceLine = group('', {
  name: line('Name'),
  what: text('What it is', { max: 300 }),
  price: wholeNumber('Price before VAT', { min: 0, max: 1_000_000, unit: '£', help: 'Whole pounds, such as 1250' }),
})

const sheetBlock = z.discriminatedUnion('kind', [
  block('document', 'A second document on the sheet', { title: line('Title'), issuer: line('Issuer') }),
  block('entries', 'Labels and values', {
    title: line('Title').optional(),
    entries: list('Entries', 'entry', entry),
  }),
  evenRows(
    block('table', 'Table', {
      title: line('Title'),
      columns: list('Columns', 'column', column),
      rows: list('Rows', 'row', tableRow(openLine('Cell', { max: 400 }))),
    }),
  ),
  block('prices', 'Prices, with sum, VAT and total', {
    title: line('Title'),
    lines: list('Lines', 'line', priceLine),
  }),
  block('drawing', 'Drawing', { drawing: z.enum(['piece', 'welds', 'lift']).meta({ title: 'Drawing' }) }),
  block('list', 'List', {
    title: line('Title'),
    items: list('Items', 'item', text('Item', { max: 600 })),
    numbered: tick('Numbered'),
  }),
  block('text', 'Text', { text: text('Text') }),
  block('signatures', 'Lines for signatures', { roles: list('Who signs', 'role', line('Role')) }),
])

/** One sheet of the pack. */
export const sheet = group('', {
  blocks: list('Blocks', 'block', sheetBlock, { label: '{title}', help: 'In the order in which they are printed' }),
  safety,
})

const named = (title: string) => group(title, { name: line('Name') })

export const handOver = group('', {
  documents: group('The seven documents', {
    quote: named('Quote'),
    drawing: named('Drawing'),
    delivery: named('Delivery note'),
    welds: named('Weld map'),
    lift: named('Lift plan'),
    certificates: named('Certificates'),
    warranty: named('Warranty'),
  }),
  band: group('Section that opens the pack', {
    ...leadFields,
    open: line('Button'),
    failed: line('When the pack did not load'),
  }),
  pack: group('The opened pack', {
    title: line('Heading'),
    lead: text('Introduction', { max: 400 }),
    print: line('Print button'),
    close: line('Close button'),
    specimen: line('Mark of a specimen'),
    sheetOf: template('Number of a sheet', ['number', 'count']),
    price: group('Price table', { line: line('Line'), what: line('What it is'), price: line('Price') }, { row: true }),
    signature: group('Signatures', {
      caption: line('Caption'),
      role: line('Role'),
      name: line('Name'),
      signature: line('Signature'),
      date: line('Date'),
    }),
  }),
})
