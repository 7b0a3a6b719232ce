import { keepsOfflinePage } from '#content/offline.ts'

const whenIdle = (task: () => void) => (window.requestIdleCallback ?? window.setTimeout)(task)

/** Turned off on the privacy page (offline-switch.ts). */
function isUnwanted(): boolean {
  try {
    return localStorage.getItem('offline-page') === 'off'
  } catch {
    return false
  }
}

/**
 * Lets the browser keep the page for visitors without a connection, once everything else is done. The worker is written at
 * build, and browsers offer workers only over TLS and on localhost.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !keepsOfflinePage || !('serviceWorker' in navigator)) return
  const keep = () => {
    // Refused (a private window, a policy of the visitor's firm): then there is no such page, and nothing else is lost.
    if (!isUnwanted()) navigator.serviceWorker.register('/offline-worker.js').catch(() => {})
  }
  if (document.readyState === 'complete') whenIdle(keep)
  else addEventListener('load', () => whenIdle(keep), { once: true })
}
