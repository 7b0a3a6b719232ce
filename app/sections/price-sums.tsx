import { vatRate } from '#content/calculator.ts'
import { formatPounds } from '#content/fill-in.ts'
import { priceSumsCopy as copy, type WorkedLine } from '#content/worked-prices.ts'
import { priceTotals } from '#domain/worked-price.ts'
import './price-sums.css'

/** What lines of prices come to: before VAT, the VAT, and with it. */
export function PriceSums({ lines }: { lines: readonly Pick<WorkedLine, 'price'>[] }) {
  const { net, vat, total } = priceTotals(lines)
  return (
    <dl className="price-sums">
      <Sum label={copy.net} amount={net} />
      <Sum label={copy.vat.replace('{rate}', `${vatRate * 100}%`)} amount={vat} />
      <Sum label={copy.total} amount={total} strong />
    </dl>
  )
}

function Sum({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div className={strong ? 'price-sums__total' : undefined}>
      <dt>{label}</dt>
      <dd>{formatPounds(amount)}</dd>
    </div>
  )
}
