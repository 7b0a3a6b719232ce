import { ServiceActions } from '#app/sections/service-actions.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { PriceLine } from '#app/ui/price-line.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Service } from '#content/service.ts'
import './hero-copy.css'

type Props = { hero: Service['hero'] }

/** Heading, lead and actions of a service's hero. A title in one line breaks between its phrases. */
export function HeroCopy({ hero: { title, titleLines, lead, price, action } }: Props) {
  return (
    <div className="hero-copy">
      <h1>{titleLines.length > 1 ? <Lines lines={titleLines} /> : <Phrases text={title} />}</h1>
      <div className="hero-copy__lead">
        <Paragraph prose={lead} />
        <PriceLine price={price} />
        <ServiceActions action={action} />
      </div>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}{' '}
    </span>
  ))
}
