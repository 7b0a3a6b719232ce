import type { Reports } from './page-events.ts'

/** The one place that sends analytics events; without a global tag function nothing happens (spec 7). */
function report<Name extends keyof Reports>(name: Name, parameters: Reports[Name]): void {
  window.gtag?.('event', name, parameters)
}

/** The address of a page without a trailing slash. */
const here = () => location.pathname.replace(/(?<=.)\/+$/, '')

export function reportView(): void {
  report('page_view', { page_path: here(), page_title: document.title })
}

/** Reports each page once when it is shown, islands' events, and every press of a link to call, to chat or to the yard. */
export function reportVisits(): void {
  document.addEventListener('page:report', ({ detail }) => report(detail.name, detail.parameters))
  // A page made ahead of its visit is none yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', reportView, { once: true })
  else reportView()
  // A page that comes back as it was left is shown anew.
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
