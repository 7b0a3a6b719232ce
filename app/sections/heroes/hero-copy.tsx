import { PriceLine } from '#app/sections/price-line.tsx'
import { PriceRows } from '#app/sections/price-rows.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Service } from '#content/services.ts'
import { HeroActions } from './hero-actions.tsx'
import './hero-copy.css'

type Props = Pick<Service, 'hero'> & { className: string }

/** Heading and lead, price and actions of a service's hero. */
export function HeroCopy({ hero, className }: Props) {
  const { title, titleLines, lead, prices, price, action } = hero
  return (
    <div className={`hero-copy ${className}`}>
      <div className="hero-copy__part">
        <h1>{titleLines.length > 1 ? <Lines lines={titleLines} /> : title}</h1>
        <Paragraph prose={lead} />
      </div>
      <div className="hero-copy__part">
        {prices ? <PriceRows rows={prices} /> : <PriceLine price={price} />}
        <HeroActions label={action} />
        {prices ? <Paragraph prose={price} className="hero-copy__note" /> : null}
      </div>
    </div>
  )
}
