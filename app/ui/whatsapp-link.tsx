import type { ReactNode } from 'react'
import { chatAddress, chatInApp } from '#domain/whatsapp.ts'

type Props = { className?: string; label?: string; children: ReactNode }

/** A link to the firm's WhatsApp chat on the web; `behaviours/whatsapp.ts` tries the app first on phones. */
export function WhatsappLink({ className, label, children }: Props) {
  return (
    <a className={className} href={chatAddress} data-app={chatInApp} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  )
}
