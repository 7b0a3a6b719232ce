import { buttonClass } from '#app/ui/button.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { business } from '#content/business.ts'
import { serviceWords } from '#content/service-words.ts'
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
      <div className="flex flex-wrap gap-3.5">
        <a className={buttonClass('primary')} href="#get-quote">
          {action}
        </a>
        <a className={buttonClass('ghost')} href={business.phone.href}>
          {serviceWords.callPrefix} {business.phone.display}
        </a>
      </div>
    </div>
  )
}
