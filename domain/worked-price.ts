import { vatRate } from '#content/calculator.ts'
import type { WorkedLine } from '#content/worked-prices.ts'

/** Whole pounds. `coveredTotal` is what the lines that the calculator is meant to cover come to, with VAT. */
export type WorkedTotals = { net: number; vat: number; total: number; coveredTotal: number }

/** Adds up the lines of a worked price; a line that somebody else does has a text in place of a price and adds nothing. */
export function workedTotals(lines: readonly WorkedLine[]): WorkedTotals {
  const net = sum(lines)
  const vat = Math.round(net * vatRate)
  return { net, vat, total: net + vat, coveredTotal: Math.round(sum(lines.filter(isCovered)) * (1 + vatRate)) }
}

function isCovered({ covered }: WorkedLine): boolean {
  return covered
}

function sum(lines: readonly WorkedLine[]): number {
  return lines.reduce((total, { price }) => total + (typeof price === 'number' ? price : 0), 0)
}
