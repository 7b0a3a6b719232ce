import { useLoaderData } from 'react-router'
import { PriceCalculator } from '#app/features/price-calculator/price-calculator.tsx'
import { Band } from '#app/sections/band.tsx'
import { CallBand } from '#app/sections/call-band.tsx'
import { ReasonList } from '#app/sections/reason-list.tsx'
import { SectionHead } from '#app/sections/section-head.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { WorkedPrices } from '#app/sections/worked-prices.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { calculatorPoints, calculatorSeo, calculatorWords } from '#content/calculator.ts'

export function loader() {
  return {
    points: calculatorPoints,
    words: calculatorWords,
    head: pageHead({ path: '/calculator', seo: calculatorSeo }),
  }
}

export const meta = headFromLoader

export default function CalculatorPage() {
  const { points, words } = useLoaderData<typeof loader>()
  return (
    <>
      <TitleHead tag={words.tag} title={words.heading} lead={words.lead} />
      <section className="py-[clamp(2rem,5vw,4rem)]">
        <div className="wrap">
          <PriceCalculator />
        </div>
      </section>
      <BelowFold>
        <div data-print="hide">
          <Band tone="mill" labelledBy="explain-title">
            <div className="grid gap-[clamp(2rem,6vw,5rem)] lg:grid-cols-2">
              <SectionHead mark={words.explainMark} title={words.explainTitle} id="explain-title" className="stacked" />
              <ReasonList reasons={points} />
            </div>
          </Band>
          <WorkedPrices />
          <CallBand />
        </div>
      </BelowFold>
    </>
  )
}
