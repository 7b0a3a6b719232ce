/** Milliseconds for the app to open. */
const appTimeout = 1000

/** Phones and tablets, by user agent (spec 4). */
const isMobile = () => /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i.test(navigator.userAgent)

/**
 * On phones a WhatsApp link opens the app. If the page is still visible after a second, a link to the web chat is shown,
 * because browsers block windows opened by a timer.
 */
export function initWhatsAppLinks(): void {
  const place = document.querySelector<HTMLElement>('.quick-contact__web-chat')
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-app]') : null
    if (!link || !isMobile()) return
    event.preventDefault()
    location.href = link.dataset.app ?? link.href
    const timer = setTimeout(() => offerWebChat(place, link.href), appTimeout)
    // The page is hidden once the app opens; a phone may delay the timer until the visitor returns.
    document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true })
  })
}

function offerWebChat(place: HTMLElement | null, address: string): void {
  if (!place || place.firstElementChild) return
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = place.dataset.label ?? ''
  place.append(link)
}
