import { read } from './read.ts'
import data from './worked-prices.json' with { type: 'json' }

const examples = read('worked-prices', data)

export type WorkedPrice = (typeof examples.jobs)[number]
export type WorkedLine = WorkedPrice['lines'][number]

/** Below the lines of a price. */
export const priceSumsCopy = {
  net: 'Total before VAT',
  vat: 'VAT at {rate}',
  total: 'Total with VAT',
} as const

/** Three jobs, priced line by line. The jobs and their prices are invented until the owner confirms them. */
export const workedPrices = {
  ...examples,
  id: 'worked-prices',
  columns: { line: 'Line', what: 'What it is', covered: 'In the calculator’s estimate?', price: 'Before VAT' },
  covered: { yes: 'Yes', no: 'No' },
  withVat: 'with VAT',
  showLines: 'The {count} lines, and what is not included',
  caption: 'Price of the example “{title}”, line by line',
  notIncluded: 'Not included',
  calculator: 'The calculator’s estimate',
  choices: 'Choices',
  range: 'Range',
  /** Below the total, which includes lines that the calculator does not cover, or none. */
  partCovered: 'The calculator’s estimate covers {covered} of this total. Lines marked “No” are not in an estimate.',
  allCovered: 'The calculator’s estimate covers all of this total.',
}
