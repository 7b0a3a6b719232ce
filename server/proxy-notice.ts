import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Warns once, in the log, of a proxy while TRUSTED_PROXIES is empty. */
export function warnOfProxy(app: FastifyInstance, { trustedProxies }: Config): void {
  let warned = trustedProxies.length > 0
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || !headers['x-forwarded-for']) return
    warned = true
    log.warn(
      'Requests carry X-Forwarded-For but TRUSTED_PROXIES is empty. If the site is behind your own proxy, set TRUSTED_PROXIES to its address. Otherwise all visitors share one enquiry limit',
    )
  })
}
