import type { MouseEvent, ReactNode } from 'react'
import { track } from '#app/features/analytics/track.ts'
import { plainPath } from '#app/layout/use-path.ts'
import { business } from '#content/business.ts'

const { number, greeting } = business.whatsapp
const text = encodeURIComponent(greeting)
const webLink = `https://wa.me/${number}?text=${text}`
const appLink = `whatsapp://send?phone=${number}&text=${text}`
const appPatience = 1000

/** Phones and tablets, by user agent (spec 4). */
function isMobile(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i.test(userAgent)
}

/** On a mobile user agent: the app first and, unless it opened, the web link in a new tab after a second. */
function openChat(event: MouseEvent) {
  track('whatsapp_click', { page_path: plainPath(window.location.pathname) })
  if (!isMobile(navigator.userAgent)) return
  event.preventDefault()
  window.location.href = appLink
  const timer = setTimeout(() => window.open(webLink, '_blank', 'noopener'), appPatience)
  // The app opened. A phone may put off the timer until the visitor is back.
  document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true })
}

type Props = { className?: string; label?: string; children: ReactNode }

/** A link to the firm's WhatsApp chat; a plain link to wa.me without JavaScript. */
export function WhatsappLink({ className, label, children }: Props) {
  return (
    <a className={className} href={webLink} target="_blank" rel="noopener" aria-label={label} onClick={openChat}>
      {children}
    </a>
  )
}
