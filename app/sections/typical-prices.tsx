import { Paragraph } from '#app/ui/prose-text.tsx'
import { priceTotals } from '#content/calculator.ts'
import { formatPounds } from '#content/fill-in.ts'
import type { calculatorPage } from '#content/page-content.ts'
import { workedPrices } from '#content/worked-prices.ts'
import { choicesToSearch } from '#domain/estimate.ts'
import { PriceRows } from './price-rows.tsx'

/** The link that loads the choices of the worked example with this price. */
function exampleAt(price: string): string | undefined {
  const job = workedPrices.jobs.find(({ lines }) => formatPounds(priceTotals(lines).total) === price)
  return job && `/calculator${choicesToSearch(job.choices)}`
}

/** What typical jobs cost, each a link that loads its choices. */
export function TypicalPrices({ hero }: { hero: typeof calculatorPage.hero }) {
  return (
    <div className="grid gap-2xs" data-print="hide">
      {hero.prices ? <PriceRows rows={hero.prices.map((row) => ({ ...row, href: exampleAt(row.price) }))} /> : null}
      <Paragraph prose={hero.price} className="text-small" />
      <Paragraph prose={hero.trade} className="text-small" />
    </div>
  )
}
