import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal'])

/** Notices a proxy while TRUSTED_PROXIES is empty: logged once, and returned for `npm run desk`. */
export function watchForProxy(app: FastifyInstance, { trustedProxies }: Config): () => string[] {
  const notices: string[] = []
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    const peer = socket.remoteAddress?.replace('::ffff:', '') ?? ''
    if (trustedProxies.length > 0 || notices.length > 0 || !headers['x-forwarded-for'] || !isPrivate(peer, 0)) return
    const notice = `A proxy at ${peer} forwards requests and TRUSTED_PROXIES is empty, so all visitors share one limit of enquiries: set TRUSTED_PROXIES to the proxy’s address`
    notices.push(notice)
    log.warn(notice)
  })
  return () => notices
}
