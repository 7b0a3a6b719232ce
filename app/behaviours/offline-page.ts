import { keepsOfflinePage } from '#content/offline.ts'

const worker = '/offline-worker.js'

type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

let trusted: string | undefined

/** The worker's address as the browser's Trusted Types ask for it, where a browser has them: a policy is made once. */
function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trusted ??= trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => worker }).createScriptURL(worker)
  return trusted ?? worker
}

/** Milliseconds. Chromium can owe an idle moment for as long as a page stands there; this is not waited for longer. */
const longestWait = 5000

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: longestWait }) : setTimeout(task)

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
    if (!isUnwanted()) navigator.serviceWorker.register(trustedWorker()).catch(() => {})
  }
  // The switch on the privacy page has turned it on again.
  document.addEventListener('page:keep-offline', keep)
  if (document.readyState === 'complete') whenIdle(keep)
  else addEventListener('load', () => whenIdle(keep), { once: true })
}
