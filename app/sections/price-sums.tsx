import { percent, vatRate } from '#content/calculator.ts'
import { fillIn, formatPounds } from '#content/fill-in.ts'
import { priceSumsCopy as copy, type WorkedLine } from '#content/worked-prices.ts'
import { priceTotals } from '#domain/worked-price.ts'

/** What lines of prices come to: before VAT, the VAT, and with it. */
export function PriceSums({ lines }: { lines: readonly Pick<WorkedLine, 'price'>[] }) {
  const { net, vat, total } = priceTotals(lines)
  return (
    <dl className="mt-2xs grid [font-variant-numeric:tabular-nums] sm:mt-s sm:gap-3xs">
      <Sum label={copy.net} amount={net} />
      <Sum label={fillIn(copy.vat, { rate: percent(vatRate) })} amount={vat} />
      <Sum label={copy.total} amount={total} strong />
    </dl>
  )
}

function Sum({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-m px-2xs md:px-s ${strong ? 'line-t pt-2xs text-subheading weight-600' : ''}`}
    >
      <dt>{label}</dt>
      <dd>{formatPounds(amount)}</dd>
    </div>
  )
}
