import { evenRows, group, labelledValue, leadFields, line, list, tableRow, template, tick } from './fields.ts'

const column = group('', { label: line('Heading'), numeric: tick('Holds numbers') }, { row: true })

const sheet = (title: string) =>
  group(title, {
    entries: list('Labels and values above the drawing', 'entry', labelledValue, { min: 0 }),
    table: evenRows(
      group('Table', {
        title: line('Title'),
        columns: list('Columns', 'column', column),
        rows: list('Rows', 'row', tableRow(line('Cell', { max: 400 }))),
      }),
    ),
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
