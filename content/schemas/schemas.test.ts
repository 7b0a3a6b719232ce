import { expect, it } from 'vitest'
import * as z from 'zod'
import * as f from './fields.ts'
import { isWithoutFacts, schemas } from './index.ts'

const entry = f.fields({ year: f.wholeNumber('Year', { min: 1, max: 9 }) })
const table = f.evenRows(
  f.fields({
    columns: f.list('Columns', 'column', f.line('Heading')),
    rows: f.list('Rows', 'row', f.tableRow(f.line('Cell'))),
  }),
)

it.each([
  [f.list('Years', 'year', entry, { unique: ['year'] }), [{ year: 1 }, { year: 1 }], 'Two entries have the same Year'],
  [
    f.list('Years', 'year', entry, { inOrder: 'year' }),
    [{ year: 2 }, { year: 1 }],
    'Order the entries by Year. No two may have the same.',
  ],
  [table, { columns: ['a', 'b'], rows: [['1']] }, 'Give each row one cell for each column'],
  [f.template('Text', ['firm', 'day']), '{firm}', 'Keep {firm} and {day}: the site fills in what belongs there'],
  [f.prose('Text'), 'See [our areas](areas', 'A link is written [our areas](/areas-we-serve).'],
  [schemas.stats.shape.price.shape.staircase, '£3k-£15k', 'Type it as £3k–£15k'],
  [f.fields(f.hoursFields), { opens: '09:00', closes: '09:00' }, 'This has to come after “Opens”.'],
  [
    f.fields({
      least: f.wholeNumber('At least', { min: 1, max: 9 }),
      most: f.wholeNumber('At most', { min: 1, max: 9 }),
    }),
    { least: 2, most: 1 },
    'This has to come after “At least”.',
  ],
])('%#: a wrong value is refused with what to do', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each(Object.entries(schemas).filter(([file]) => isWithoutFacts(file)))(
  'islands read %s as it is: its schema transforms nothing',
  // A transform has no JSON Schema.
  (_, schema) => expect(() => z.toJSONSchema(schema)).not.toThrow(),
)
