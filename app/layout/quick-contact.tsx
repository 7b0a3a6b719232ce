import { ArrowUp, MessageCircle, Phone } from 'lucide'
import { WhatsappLink } from '#app/firm/whatsapp-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { business } from '#content/business.ts'
import { siteCopy } from '#content/site-copy.ts'
import '#app/ui/icon-button.css'
import './quick-contact.css'

/** Always in reach: back to top, WhatsApp and, on phones, the call button and the web chat when the app did not open. */
export function QuickContact() {
  return (
    <section className="quick-contact" aria-label={siteCopy.quickContact} data-ground="dark" data-print="hide">
      {/* Shown once the visitor has scrolled (`behaviours/scroll-to-top.ts`). */}
      <button type="button" className="icon-button" aria-label={siteCopy.scrollToTop} data-scroll-to-top hidden>
        <Icon of={ArrowUp} size={20} />
      </button>
      <p className="quick-contact__web-chat" role="status" data-web-chat={siteCopy.whatsappWeb} />
      {/* With room for the button that leads back to the top. */}
      <a className="pl-14 md:hidden" href={business.phone.href}>
        <Icon of={Phone} size={19} />
        {siteCopy.callNow}
        <span className="weight-400 max-narrow:hidden">{business.phone.display}</span>
      </a>
      <WhatsappLink className="quick-contact__whatsapp" label={siteCopy.whatsappLabel}>
        <Icon of={MessageCircle} size={20} className="fill-current" />
      </WhatsappLink>
    </section>
  )
}
