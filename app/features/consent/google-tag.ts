declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Advertising is never asked about, so it is never granted (Consent Mode v2). */
const nothingGranted = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's tag reads commands from Arguments objects and ignores arrays
  window.dataLayer?.push(arguments)
}

/** Loads Google's tag, for analytics alone. Called only after the visitor has agreed: basic Consent Mode. */
export function startAnalytics(analyticsId: string): void {
  Reflect.set(window, `ga-disable-${analyticsId}`, false)
  if (!window.dataLayer) {
    window.dataLayer = []
    tag('consent', 'default', nothingGranted)
    tag('consent', 'update', { analytics_storage: 'granted' })
    tag('js', new Date())
    // Every page is reported once by behaviours/reports.ts.
    tag('config', analyticsId, { send_page_view: false, allow_google_signals: false })
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`
    document.head.append(script)
  } else {
    tag('consent', 'update', { analytics_storage: 'granted' })
  }
  window.gtag = tag
}

/** Stops all sending at once and removes the cookies that analytics has set. */
export function stopAnalytics(analyticsId: string): void {
  window.gtag = undefined
  Reflect.set(window, `ga-disable-${analyticsId}`, true)
  tag('consent', 'update', nothingGranted)
  removeCookies()
}

/** Google sets its cookies on the widest domain it can: each domain above this host is tried, and the host itself. */
function removeCookies() {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter((name) => name.startsWith('_ga'))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
