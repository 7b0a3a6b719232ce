import { MessageCircle, Phone } from 'lucide-react'
import { WhatsappLink } from '#app/features/whatsapp/whatsapp-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { business } from '#content/business.ts'
import type { Figure } from '#content/services/service.ts'
import { siteWords } from '#content/site-words.ts'
import { DimensionStrip } from './dimension-strip.tsx'

type Props = { text: string; facts: readonly Figure[]; whatsapp?: boolean }

/** What an emergency call gets: figures, the number, and WhatsApp where the page asks for it. */
export function EmergencyBlock({ text, facts, whatsapp }: Props) {
  return (
    <div className="grid gap-8">
      <p className="max-w-[44rem] text-mist">{text}</p>
      <DimensionStrip figures={facts} />
      <div className="flex flex-wrap gap-3.5">
        <a className={buttonClass('primary')} href={business.phone.href}>
          <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
          Call {business.phone.display}
        </a>
        {whatsapp ? (
          <WhatsappLink className={buttonClass('ghost')}>
            <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
            {siteWords.whatsappLabel}
          </WhatsappLink>
        ) : null}
      </div>
    </div>
  )
}
