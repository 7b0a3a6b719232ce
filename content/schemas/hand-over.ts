import * as f from './fields.ts'

const sheet = (title: string) =>
  f.group(title, {
    link: f.line('Link to it', { max: 60 }),
    entries: f.list('Labels and values above the drawing', 'entry', f.labelledValue, { min: 0 }),
    table: f.evenRows(
      f.group('Table', {
        title: f.line('Title'),
        columns: f.tableFields.columns,
        rows: f.tableFields.rows,
      }),
    ),
  })

export const handOver = f.fields({
  documents: f.group('The seven documents', {
    quote: f.line('Quote'),
    drawing: f.line('Drawing'),
    delivery: f.line('Delivery note'),
    welds: f.line('Weld map'),
    lift: f.line('Lift plan'),
    certificates: f.line('Certificates'),
    warranty: f.line('Warranty'),
  }),
  band: f.group('Section on About', f.leadFields),
  specimen: f.line('Mark of a specimen'),
  number: f.template('Number of a sheet', ['number', 'count']),
  sheets: f.group('Specimen sheets', { drawing: sheet('Drawing'), welds: sheet('Weld map') }),
})
