declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** We never ask for consent to advertising, so it stays denied (Consent Mode v2). */
const allDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's tag reads commands from Arguments objects and ignores arrays
  window.dataLayer?.push(arguments)
}

/** Loads Google's tag for analytics. Call it only after the visitor has agreed (basic Consent Mode). */
export function startAnalytics(analyticsId: string): void {
  Reflect.set(window, `ga-disable-${analyticsId}`, false)
  window.gtag = tag
  if (window.dataLayer) return
  window.dataLayer = []
  tag('consent', 'default', allDenied)
  tag('consent', 'update', { analytics_storage: 'granted' })
  tag('js', new Date())
  // behaviours/analytics-events.ts sends page views.
  tag('config', analyticsId, { send_page_view: false, allow_google_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`
  document.head.append(script)
}

/** Stops analytics and removes its cookies. */
export function stopAnalytics(analyticsId: string): void {
  window.gtag = undefined
  Reflect.set(window, `ga-disable-${analyticsId}`, true)
  removeCookies()
}

/** Google sets its cookies on the highest domain that the browser accepts, so every parent domain is tried. */
function removeCookies() {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter((name) => name.startsWith('_ga'))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
