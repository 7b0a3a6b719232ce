import { Paragraph } from '#app/ui/prose-text.tsx'
import { formatPounds } from '#content/fill-in.ts'
import type { calculatorPage } from '#content/page-content.ts'
import { workedPrices } from '#content/page-content.ts'
import { priceTotals } from '#content/vat.ts'
import { choicesToSearch } from '#domain/estimate.ts'
import { PriceRows } from './price-rows.tsx'

const examples = workedPrices.jobs.map(({ short, time, lines, choices }) => ({
  label: short,
  price: formatPounds(priceTotals(lines).total),
  time,
  href: `/calculator${choicesToSearch(choices)}`,
}))

/** What typical jobs cost, each a link that loads its choices. */
export function TypicalPrices({ hero }: { hero: typeof calculatorPage.hero }) {
  return (
    <div className="grid gap-2xs" data-print="hide">
      <p className="weight-600">{hero.prices}</p>
      <PriceRows rows={examples} />
      <Paragraph prose={hero.price} className="text-small" />
    </div>
  )
}
