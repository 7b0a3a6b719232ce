import type { ReactNode } from 'react'
import { business } from '#content/business.ts'

const { number, greeting } = business.whatsapp
const text = encodeURIComponent(greeting)

/** The firm's chat on the web, with the greeting typed already; and in the app (spec 4). */
const chatAddress = `https://wa.me/${number}?text=${text}`
const chatInApp = `whatsapp://send?phone=${number}&text=${text}`

type Props = { className?: string; label?: string; children: ReactNode }

/** A link to the firm's WhatsApp chat on the web; `behaviours/whatsapp.ts` tries the app first on phones. */
export function WhatsappLink({ className, label, children }: Props) {
  return (
    <a className={className} href={chatAddress} data-app={chatInApp} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  )
}
