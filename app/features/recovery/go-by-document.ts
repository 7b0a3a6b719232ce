import type { ClientInstrumentation, DataStrategyResult, MiddlewareFunction } from 'react-router'
import { plainPath } from '#app/layout/use-path.ts'
import { framingPaths } from '#content/pages.ts'

const arrivedAt = import.meta.env.SSR ? '' : plainPath(window.location.pathname)

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
 * as by a plain link, instead of the crash screen. The present page stays until the document comes. The page with the map is
 * always reached so: only its own document may frame another site.
 */
export const goByDocument: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const path = plainPath(new URL(request.url).pathname)
  if (!framingPaths.includes(path) || framingPaths.includes(arrivedAt)) {
    const results = await next()
    if (Object.values(results).every(({ type }) => type === 'data')) return results
  }
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
