import { withVat } from '#content/calculator.ts'
import type { WorkedLine } from '#content/worked-prices.ts'

type Priced = Pick<WorkedLine, 'price'>

/** Whole pounds. */
type PriceTotals = { net: number; vat: number; total: number }

/** `coveredTotal` is what the lines that the calculator is meant to cover come to, with VAT. */
export type WorkedTotals = PriceTotals & { coveredTotal: number }

/** Adds up the lines of a worked price; a line that somebody else does has a text in place of a price and adds nothing. */
export function workedTotals(lines: readonly WorkedLine[]): WorkedTotals {
  return { ...priceTotals(lines), coveredTotal: withVat(sum(lines.filter(isCovered))) }
}

/** The sum of some lines before VAT, the VAT and both together. */
export function priceTotals(lines: readonly Priced[]): PriceTotals {
  const net = sum(lines)
  const total = withVat(net)
  return { net, vat: total - net, total }
}

function isCovered({ covered }: WorkedLine): boolean {
  return covered
}

function sum(lines: readonly Priced[]): number {
  return lines.reduce((total, { price }) => total + (typeof price === 'number' ? price : 0), 0)
}
