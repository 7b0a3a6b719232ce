import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4')

/** A test whether an address is in one of the networks, which are written as in TRUSTED_PROXIES. */
export function inNetworks(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList()
  for (const network of networks.flatMap((name) => named[name] ?? name)) {
    const [ip = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(ip, familyOf(ip))
    else list.addSubnet(ip, Number(bits), familyOf(ip))
  }
  return (ip) => isIP(ip) !== 0 && list.check(ip, familyOf(ip))
}

const isPrivate = inNetworks(Object.keys(named))

/** Notices a proxy while TRUSTED_PROXIES is empty: logged once, and returned for `npm run desk`. */
export function watchForProxy(app: FastifyInstance, { trustedProxies }: Config): () => string[] {
  const notices: string[] = []
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    const peer = socket.remoteAddress?.replace('::ffff:', '') ?? ''
    if (trustedProxies.length > 0 || notices.length > 0 || !headers['x-forwarded-for'] || !isPrivate(peer)) return
    const notice = `A proxy at ${peer} forwards requests and TRUSTED_PROXIES is empty, so all visitors share one limit of enquiries: set TRUSTED_PROXIES to the proxy’s address`
    notices.push(notice)
    log.warn(notice)
  })
  return () => notices
}
