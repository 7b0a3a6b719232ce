import { keepsOfflinePage } from '#content/offline.ts'
import { placeholderAnalyticsId } from '#content/site.ts'
import { offlinePage } from './offline-page.ts'
import { contentSecurityPolicy } from './policy.ts'

/** Answers a page request that the network failed with the one document it carries; touches nothing else, stores nothing. */
function carrying(html: string): string {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy('/offline', html, placeholderAnalyticsId),
    'Cache-Control': 'no-store',
  }
  return `const page = ${JSON.stringify(html)}
const headers = ${JSON.stringify(headers)}

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))

addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event))
})

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(page, { status: 503, headers })
  }
}
`
}

const removesItself = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
`

/**
 * The service worker of the offline page. The page is part of the worker's own text, so a change of number or hours is a new
 * worker, which browsers fetch by themselves; there is no cache to go stale.
 */
export function offlineWorker(keeps = keepsOfflinePage): string {
  return keeps ? carrying(offlinePage()) : removesItself
}
