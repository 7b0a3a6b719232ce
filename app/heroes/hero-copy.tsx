import { ServiceActions } from '#app/sections/service-actions.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import type { Service } from '#content/service.ts'

/** Heading, lead and actions of a hero with an interactive drawing. */
export function HeroCopy({ hero: { tag, title, lead, action } }: { hero: Service['hero'] }) {
  return (
    <div className="drawing-hero-copy">
      <p className="section-tag note-text">{tag}</p>
      <h1>
        <Phrases text={title} />
      </h1>
      <p className="drawing-hero-lead">{lead}</p>
      <ServiceActions action={action} />
    </div>
  )
}
