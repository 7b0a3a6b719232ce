import { readContent } from './read-content.ts'
import data from './worked-prices.json' with { type: 'json' }

const examples = readContent('worked-prices', data)

export type WorkedPrice = (typeof examples.jobs)[number]
export type WorkedLine = WorkedPrice['lines'][number]

/** Three jobs, priced line by line. The jobs and their prices are invented until the owner confirms them. */
export const workedPrices = {
  ...examples,
  id: 'worked-prices',
  columns: { line: 'Line', what: 'What it is', price: 'Before VAT' },
  /** After a line that is priced here, but not in the calculator’s estimate. */
  notCovered: '{line} (not in the calculator’s range)',
  withVat: 'inc. VAT',
  sums: { net: 'Total before VAT', vat: 'VAT at {rate}', total: 'Total inc. VAT' },
  showLines: '{job}: the {count} lines, and what is not included',
  caption: 'Price of the example “{title}”, line by line',
  notIncluded: 'Not included',
  range: 'The calculator’s range:',
  load: 'Load its six choices',
}
