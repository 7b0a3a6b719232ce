import type { ReactNode } from 'react'
import { business } from '#content/business.ts'

const { number, greeting } = business.whatsapp
const text = encodeURIComponent(greeting)

type Props = { className?: string; label?: string; children: ReactNode }

/** A link to the firm's WhatsApp chat on the web; `behaviours/whatsapp.ts` tries the app first on phones. */
export function WhatsappLink({ className, label, children }: Props) {
  return (
    <a
      className={className}
      href={`https://wa.me/${number}?text=${text}`}
      data-app={`whatsapp://send?phone=${number}&text=${text}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
    >
      {children}
    </a>
  )
}
