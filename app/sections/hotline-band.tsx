import { Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { business } from '#content/business.ts'
import type { ContactPage } from '#content/contact.ts'
import './hotline-band.css'

/** The emergency hotline on hazard yellow, with its button. */
export function HotlineBand({ title, text, action }: ContactPage['hotline']) {
  return (
    <section className="bg-hazard text-ink" aria-labelledby="hotline-title">
      <div className="page-width grid grid-cols-1 items-center gap-x-l gap-y-6 py-xl lg:grid-cols-[1fr_auto]">
        <div className="grid grid-cols-1 gap-2">
          <h2 id="hotline-title" className="text-heading">
            {title}
          </h2>
          <p className="max-w-measure">{text}</p>
        </div>
        <a className="button hotline-button justify-self-start" href={business.phone.href}>
          <Icon of={Phone} size={20} className="shrink-0" />
          <span>
            {action} <span className="min-[17rem]:whitespace-nowrap">{business.phone.display}</span>
          </span>
        </a>
      </div>
    </section>
  )
}
