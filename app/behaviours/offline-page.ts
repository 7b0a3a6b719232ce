import { keepsOfflinePage } from '#content/offline.ts'

const worker = '/offline-worker.js'

type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

/** The worker's address as the browser's Trusted Types ask for it, where a browser has them. */
function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => worker })
  return policy?.createScriptURL(worker) ?? worker
}

const whenIdle = (task: () => void) => (window.requestIdleCallback ?? window.setTimeout)(task)

/**
 * Lets the browser keep the page for visitors without a connection, once everything else is done. The worker is written at
 * build, and browsers offer workers only over TLS and on localhost.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !keepsOfflinePage || !('serviceWorker' in navigator)) return
  // Refused (a private window, a policy of the visitor's firm): then there is no such page, and nothing else is lost.
  const keep = () => navigator.serviceWorker.register(trustedWorker()).catch(() => {})
  if (document.readyState === 'complete') whenIdle(keep)
  else addEventListener('load', () => whenIdle(keep), { once: true })
}
