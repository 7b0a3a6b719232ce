import type { ClientInstrumentation, DataStrategyResult, MiddlewareFunction } from 'react-router'

/** Where a click is taking the visitor; undefined at rest, and on the way back or forward. */
let destination: string | undefined

/** Follows the router's navigations, so that the browser can take one over. */
export const followNavigations: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        if (typeof to !== 'string') return
        destination = to
        await navigate()
        if (destination === to) destination = undefined
      },
    })
  },
}

/**
 * The data of a page can be gone (a new version was put up) or out of reach (no signal): then the browser goes to that page
 * as by a plain link, instead of the crash screen. The present page stays until the document comes.
 */
export const goByDocument: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next()
  if (Object.values(results).every(({ type }) => type === 'data')) return results
  // On the way back or forward the address has changed already.
  if (destination) window.location.assign(destination)
  else window.location.reload()
  return new Promise(() => {})
}

/** When a page's script is gone, React Router reloads the page that is open; the visitor wanted the other one. */
export function goOnInsteadOfReload(): void {
  // Where the browser lacks this, the reload stands, and the next click works.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !destination) return
    event.preventDefault()
    window.location.assign(destination)
  })
}
