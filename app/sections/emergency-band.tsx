import { Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { business, callWord } from '#content/business.ts'
import { everyPage } from '#content/page-content.ts'
import type { Stat } from '#content/service.ts'
import { DimensionStrip } from './dimension-strip.tsx'
import { SectionHead } from './section-head.tsx'
import './emergency-band.css'

type Props = {
  title?: string
  text?: string
  mark?: string
  facts?: readonly Stat[]
  action?: string
  id?: string
  headingId?: string
  /** In one row, on a page that is about something else. */
  slim?: boolean
}

/** The yellow band with the emergency number and, where the content has them, facts about the response. */
export function EmergencyBand({
  title = everyPage.emergency.title,
  text = everyPage.emergency.text,
  mark,
  facts,
  action = callWord,
  id,
  headingId = 'emergency-title',
  slim,
}: Props) {
  return (
    <section id={id} className={`bg-hazard text-ink ${slim ? 'emergency-band--slim' : ''}`} aria-labelledby={headingId}>
      <div className={`page-width grid items-center gap-x-l gap-y-s md:grid-cols-[1fr_auto] ${slim ? 'py-s' : 'py-l'}`}>
        <SectionHead mark={mark} title={title} lead={text} id={headingId} />
        <a className="button bg-ink text-white hover:bg-carbon-2 md:justify-self-end" href={business.phone.href}>
          <Icon of={Phone} size={20} className="shrink-0" />
          <span>
            {action} <span className="min-[17rem]:whitespace-nowrap">{business.phone.display}</span>
          </span>
        </a>
        {facts ? <DimensionStrip stats={facts} className="mt-m md:col-span-2" /> : null}
      </div>
    </section>
  )
}
