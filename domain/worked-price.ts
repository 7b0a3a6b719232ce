import { netOf, withVat } from '#content/calculator.ts'
import type { WorkedLine } from '#content/worked-prices.ts'

/** Whole pounds. */
type PriceTotals = { net: number; vat: number; total: number }

/** `coveredTotal` is what the lines that the calculator is meant to cover come to, with VAT. */
export function workedTotals(lines: readonly WorkedLine[]): PriceTotals & { coveredTotal: number } {
  return { ...priceTotals(lines), coveredTotal: withVat(netOf(lines.filter(({ covered }) => covered))) }
}

/** The sum of some lines before VAT, the VAT and both together. */
export function priceTotals(lines: readonly Pick<WorkedLine, 'price'>[]): PriceTotals {
  const net = netOf(lines)
  const total = withVat(net)
  return { net, vat: total - net, total }
}
