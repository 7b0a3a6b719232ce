import { netOf, withVat } from '#content/calculator.ts'
import type { WorkedLine } from '#content/worked-prices.ts'

/** The sum of some lines before VAT, the VAT and both together, in whole pounds. */
export function priceTotals(lines: readonly Pick<WorkedLine, 'price'>[]) {
  const net = netOf(lines)
  const total = withVat(net)
  return { net, vat: total - net, total }
}
