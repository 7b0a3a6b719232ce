import { vatRate } from '#content/calculator.ts'
import { formatPounds } from '#content/fill-in.ts'
import { priceSumsCopy as copy, type WorkedLine } from '#content/worked-prices.ts'
import { priceTotals } from '#domain/worked-price.ts'

/** What lines of prices come to: before VAT, the VAT, and with it. */
export function PriceSums({ lines }: { lines: readonly Pick<WorkedLine, 'price'>[] }) {
  const { net, vat, total } = priceTotals(lines)
  return (
    <dl className="mt-s grid gap-3xs max-sm:mt-2xs max-sm:gap-0">
      <Sum label={copy.net} amount={net} />
      <Sum label={copy.vat.replace('{rate}', `${vatRate * 100}%`)} amount={vat} />
      <Sum label={copy.total} amount={total} strong />
    </dl>
  )
}

function Sum({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-m px-s max-md:px-2xs ${strong ? 'border-t border-ink pt-2xs text-subheading font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatPounds(amount)}</dd>
    </div>
  )
}
