import { vatRate } from './calculator.ts'

/** A price before VAT with VAT added, in whole pounds. */
export const withVat = (net: number) => Math.round(net * (1 + vatRate))

/**
 * The sum of priced lines before VAT, the VAT and both together, in whole pounds. A line that somebody else does has a text in
 * place of a price and adds nothing.
 */
export function priceTotals(lines: readonly { price: number | string }[]) {
  const net = lines.reduce((sum, { price }) => sum + (typeof price === 'number' ? price : 0), 0)
  const total = withVat(net)
  return { net, vat: total - net, total }
}
