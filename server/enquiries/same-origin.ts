import type { FastifyRequest } from 'fastify'

/**
 * True unless the browser says that another site sends this. Programs that send no such headers are let through: what
 * they could do, they could do anyway, and there is no session to misuse.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
