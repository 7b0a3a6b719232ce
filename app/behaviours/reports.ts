import type { Reports } from './page-events.ts'

/** Sends an analytics event if the tag is loaded (spec 7). */
function report<Name extends keyof Reports>(name: Name, parameters: Reports[Name]): void {
  window.gtag?.('event', name, parameters)
}

/** The path without a trailing slash. */
const here = () => location.pathname.replace(/(?<=.)\/+$/, '')

export function reportView(): void {
  report('page_view', { page_path: here(), page_title: document.title })
}

/** Reports page views, events of islands, and presses of phone, WhatsApp and directions links. */
export function initReports(): void {
  document.addEventListener('page:report', ({ detail }) => report(detail.name, detail.parameters))
  // A prerendered page is not a visit until it is shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', reportView, { once: true })
  else reportView()
  // A page from the back-forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => persisted && reportView())
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    const provider = link.dataset.directions as Reports['get_directions_click']['provider'] | undefined
    if (link.protocol === 'tel:')
      report('phone_call', { phone_number: link.href.replace('tel:', ''), page_path: here() })
    if (link.dataset.app) report('whatsapp_click', { page_path: here() })
    if (provider) report('get_directions_click', { provider })
  })
}
