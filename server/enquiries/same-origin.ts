import type { FastifyRequest } from 'fastify'

/**
 * True unless the browser says that another site sends this. Ours is the host that was asked, or the site's own address
 * where a proxy in front asks by another name. Programs that send no such headers are let through: what
 * they could do, they could do anyway, and there is no session to misuse.
 */
export function isSameOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === request.host)
}
