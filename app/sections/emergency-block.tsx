import { MessageCircle, Phone } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappLink } from '#app/ui/whatsapp-link.tsx'
import { business, callWord } from '#content/business.ts'
import type { Figure } from '#content/service.ts'
import { siteCopy } from '#content/site-copy.ts'
import { Band } from './band.tsx'
import { DimensionStrip } from './dimension-strip.tsx'
import { SectionHead } from './section-head.tsx'
import './emergency-block.css'

type Props = {
  id?: string
  headingId: string
  mark: string
  title: string
  text: string
  facts: readonly Figure[]
  whatsapp?: boolean
}

/** What an emergency call gets: the number in large figures, what to expect, and WhatsApp where the page asks for it. */
export function EmergencyBlock({ id, headingId, mark, title, text, facts, whatsapp }: Props) {
  return (
    <Band tone="dark" id={id} labelledBy={headingId} className="border-t-6 border-hazard">
      <div className="grid gap-x-xl gap-y-l max-sm:gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div className="grid gap-6 max-sm:gap-4">
          <SectionHead mark={mark} title={title} id={headingId} className="section-head--stacked" />
          <p className="max-w-measure text-mist">{text}</p>
        </div>
        <div className="grid justify-items-start gap-4">
          <a className="emergency-block__number" href={business.phone.href}>
            <span className="note-text inline-flex items-center gap-2 text-hazard">
              <Icon of={Phone} size={18} />
              {callWord}
            </span>{' '}
            <span className="display-text">{business.phone.display}</span>
          </a>
          {whatsapp ? (
            <WhatsappLink className={buttonClass('ghost')}>
              <Icon of={MessageCircle} size={18} />
              {siteCopy.whatsappLabel}
            </WhatsappLink>
          ) : null}
        </div>
      </div>
      <DimensionStrip figures={facts} className="mt-xl" />
    </Band>
  )
}
