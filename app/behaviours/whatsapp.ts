/** Milliseconds for the app to open. */
const appTimeout = 1000

/** Phones and tablets, by user agent (spec 4). */
const isMobile = () => /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i.test(navigator.userAgent)

/**
 * On phones a WhatsApp link opens the app. If the page is still visible after a second, the web chat opens in a new tab; where
 * the browser blocks that, because no tap asked for it, a link to the web chat is shown.
 */
export function initWhatsAppLinks(): void {
  const place = document.querySelector<HTMLElement>('[data-web-chat]')
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-app]') : null
    if (!link || !isMobile()) return
    event.preventDefault()
    location.href = link.dataset.app ?? link.href
    const timer = setTimeout(() => openWebChat(place, link.href), appTimeout)
    // The page is hidden once the app opens; a phone may delay the timer until the visitor returns.
    document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true })
  })
}

function openWebChat(place: HTMLElement | null, address: string): void {
  // With the feature "noopener" the browser would not say whether it opened the tab.
  const tab = window.open(address, '_blank')
  if (tab) tab.opener = null
  else offerWebChat(place, address)
}

function offerWebChat(place: HTMLElement | null, address: string): void {
  if (!place || place.firstElementChild) return
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = place.dataset.webChat ?? ''
  place.append(link)
}
