import { Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import { business, callWord } from '#content/business.ts'
import type { Stat } from '#content/service.ts'
import './emergency-band.css'

type Props = {
  title: string
  text: string
  /** Below the number on phones, which comes first. */
  after?: string
  facts?: readonly Stat[]
  action?: string
  id?: string
  headingId?: string
}

/** The yellow band with the emergency number and, where the content has them, facts about the response. */
export function EmergencyBand({
  title,
  text,
  after,
  facts,
  action = callWord,
  id,
  headingId = 'emergency-title',
}: Props) {
  return (
    <section id={id} className="bg-hazard text-ink" aria-labelledby={headingId}>
      <div className="page-width emergency-band__row">
        <h2 id={headingId} className="text-subheading">
          {title}
        </h2>
        <Paragraph prose={text} />
        <a className="button bg-ink text-white hover:bg-carbon-2" href={business.phone.href}>
          <Icon of={Phone} size={20} className="shrink-0" />
          <span>
            {action} <span className="min-[17rem]:whitespace-nowrap">{business.phone.display}</span>
          </span>
        </a>
        {after ? <Paragraph prose={after} className="lg:col-start-2" /> : null}
        {facts ? (
          <ul className="lg:col-start-2">
            {facts.map(({ value, label }) => (
              <li key={label}>
                <b>
                  <ProseText prose={value} />
                </b>{' '}
                <ProseText prose={label} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
