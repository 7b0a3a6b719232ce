import type { FastifyRequest } from 'fastify'

/**
 * True unless the browser says that another site sent the request. Clients that send neither header are allowed, because there
 * is no session to misuse.
 */
export function isSameOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === request.host)
}
