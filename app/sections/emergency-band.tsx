import { Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import { business, callWord } from '#content/business.ts'
import { plainText } from '#content/prose.ts'
import type { Stat } from '#content/services.ts'
import './emergency-band.css'

type Props = {
  title: string
  text: string
  facts?: readonly Stat[]
  action?: string
}

/** The yellow band with the emergency number. */
export function EmergencyBand({ title, text, facts, action = callWord }: Props) {
  return (
    <section aria-labelledby="emergency-title" className="bg-hazard text-ink">
      <div className="page-width emergency-band__row grid items-center gap-x-columns gap-y-2xs py-m snug text-balance lg:min-h-22 lg:py-s">
        <h2 id="emergency-title" className="text-subheading">
          {title}
        </h2>
        <div>
          <Paragraph prose={text} />
          {facts ? (
            <ul className="dot-run">
              {facts.map(({ value, label }) => (
                <li key={plainText(label)}>
                  <b>
                    <ProseText prose={value} />
                  </b>{' '}
                  <ProseText prose={label} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <a
          className="emergency-band__call button bg-ink text-white hover:bg-carbon-2 max-sm:mt-2xs"
          href={business.phone.href}
        >
          <Icon of={Phone} size={20} className="shrink-0" />
          <span>
            {action} <span className="tiny:whitespace-nowrap">{business.phone.display}</span>
          </span>
        </a>
      </div>
    </section>
  )
}
