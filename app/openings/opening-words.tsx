import { ServiceActions } from '#app/sections/service-actions.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import type { Service } from '#content/services/service.ts'

/** The words of a drawing-first opening: what it is, the way to the quote form, and the number. */
export function OpeningWords({ hero: { tag, title, lead, action } }: { hero: Service['hero'] }) {
  return (
    <div className="opening-words">
      <p className="section-tag note">{tag}</p>
      <h1>
        <Phrases text={title} />
      </h1>
      <p className="opening-lead">{lead}</p>
      <ServiceActions action={action} />
    </div>
  )
}
