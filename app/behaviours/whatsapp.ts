const appPatience = 1000

/** Phones and tablets, by user agent (spec 4). */
const isMobile = () => /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i.test(navigator.userAgent)

/** On a mobile user agent a WhatsApp link tries the app first and, unless it opened, its web address in a new tab after a second. */
export function openChatsInApp(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-app]') : null
    if (!link || !isMobile()) return
    event.preventDefault()
    location.href = link.dataset.app ?? link.href
    const timer = setTimeout(() => window.open(link.href, '_blank', 'noopener'), appPatience)
    // The app opened. A phone may put off the timer until the visitor is back.
    document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true })
  })
}
