import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Warns once, in the log, of a proxy while TRUSTED_PROXIES is empty. */
export function warnOfProxy(app: FastifyInstance, { trustedProxies }: Config): void {
  let warned = trustedProxies.length > 0
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    if (warned || !headers['x-forwarded-for']) return
    warned = true
    log.warn(
      `A proxy at ${socket.remoteAddress} forwards requests and TRUSTED_PROXIES is empty, so all visitors share one limit of enquiries: set TRUSTED_PROXIES to the proxy’s address`,
    )
  })
}
