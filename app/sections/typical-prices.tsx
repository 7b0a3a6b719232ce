import { PriceRows } from '#app/ui/price-rows.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { calculatorPage } from '#content/page-content.ts'

/** What typical jobs cost, for visitors who have not calculated a price yet. */
export function TypicalPrices({ hero, className = '' }: { hero: typeof calculatorPage.hero; className?: string }) {
  return (
    <div className={`grid gap-2xs ${className}`} data-print="hide">
      {hero.prices ? <PriceRows rows={hero.prices} /> : null}
      <Paragraph prose={hero.price} className="text-small" />
      <Paragraph prose={hero.trade} className="text-small" />
    </div>
  )
}
