import type { AnalyticsEvents } from '#app/browser/page-events.ts'

/** Sends an analytics event if the tag is loaded (spec 7). */
function report<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]): void {
  window.gtag?.('event', name, parameters)
}

export function reportPageView(): void {
  report('page_view', { page_path: location.pathname, page_title: document.title })
}

/** Reports page views, events of islands, and presses of phone, WhatsApp and directions links. */
export function initAnalyticsEvents(): void {
  document.addEventListener('page:report', ({ detail }) => report(detail.name, detail.parameters))
  // A prerendered page is not a visit until it is shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', reportPageView, { once: true })
  else reportPageView()
  // A page from the back-forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => persisted && reportPageView())
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    const provider = link.dataset.directions as AnalyticsEvents['get_directions_click']['provider'] | undefined
    if (link.protocol === 'tel:')
      report('phone_call', { phone_number: link.href.replace('tel:', ''), page_path: location.pathname })
    if (link.dataset.app) report('whatsapp_click', { page_path: location.pathname })
    if (provider) report('get_directions_click', { provider })
  })
}
