import { MessageCircle, Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappLink } from '#app/ui/whatsapp-link.tsx'
import { business } from '#content/business.ts'
import { siteCopy } from '#content/site-copy.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import './quick-contact.css'

/** Always in reach: back to top, WhatsApp and, on phones and tablets, the call button and the web chat when the app did not open. */
export function QuickContact() {
  return (
    <section className="quick-contact" aria-label={siteCopy.quickContact} data-ground="dark" data-print="hide">
      <ScrollToTop />
      <p className="quick-contact__web-chat" role="status" data-label={siteCopy.whatsappWeb} />
      <a className="quick-contact__call" href={business.phone.href}>
        <Icon of={Phone} size={19} />
        {siteCopy.callNow}
        <span className="font-normal text-mist max-[22rem]:hidden">{business.phone.display}</span>
      </a>
      <WhatsappLink className="quick-contact__whatsapp" label={siteCopy.whatsappLabel}>
        <Icon of={MessageCircle} size={24} />
      </WhatsappLink>
    </section>
  )
}
