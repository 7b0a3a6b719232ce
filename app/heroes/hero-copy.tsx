import { ServiceActions } from '#app/sections/service-actions.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import type { Service } from '#content/service.ts'
import './hero-copy.css'

type Props = {
  hero: Service['hero']
  /** Fixed line breaks; without them the title breaks between its phrases. */
  lines?: readonly string[]
}

/** Heading, lead and actions of a service's hero. */
export function HeroCopy({ hero: { tag, title, lead, action }, lines }: Props) {
  return (
    <div className="hero-copy">
      <div className="hero-copy__head">
        <p className="section-tag note-text">{tag}</p>
        <h1>{lines ? <Lines lines={lines} /> : <Phrases text={title} />}</h1>
      </div>
      <div className="hero-copy__lead">
        <p>{lead}</p>
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
