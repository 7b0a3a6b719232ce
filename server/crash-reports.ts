import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paths } from '#content/navigation.ts'
import { crashReportPath, islandNames, longestCrashMessage } from '#domain/crash-report.ts'
import { isSameOrigin } from './same-origin.ts'

export const reportsPerHour = 5
const day = 24 * 60 * 60_000

const schema = z.object({
  page: z.string().max(200),
  component: z.string().max(100),
  message: z.string(),
})

export type CrashReports = {
  /** The page and component that two visitors reported in the last 24 hours, such as "/calculator, PriceCalculator". */
  repeated: (now: number) => string | undefined
}

/**
 * The beginning of an error message, without personal data: quoted text, email addresses, phone numbers and query strings. It is
 * cut first, so that no pattern sees more than is kept.
 */
export function redactMessage(message: string): string {
  return (
    message
      .slice(0, longestCrashMessage)
      .replace(/\s+/g, ' ')
      // To the end of the message, because quoted text may contain quotes.
      .replace(/["“`].*/, '"…"')
      // Short names such as 'map' in "reading 'map'" are code.
      .replace(/'([^']*)'/g, (quoted, inside: string) => (/^[\w$.-]{1,40}$/.test(inside) ? quoted : "'…'"))
      .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
      .replace(/(?<!\S)\S+@\S+/g, '…')
      .replace(/\+?\d[\d\s()-]{5,}\d/g, '…')
  )
}

/** An IPv4 address, or the /64 network of an IPv6 address: all of it is one visitor. */
function networkOf(ip: string): string {
  const [left = [], right = []] = ip.split('::').map((part) => part.split(':'))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/**
 * POST /api/crash-reports. 204 logged, 400 or 413 not a report, 403 from another site, 415 not JSON, 429 too many from one
 * visitor. Registered in its own scope, so that its rate limit does not count enquiries.
 */
export async function crashReports(app: FastifyInstance, siteUrl: string): Promise<CrashReports> {
  const reporters = new Map<string, { visitor: string; at: number }>()
  let repeated = { where: '', at: Number.NEGATIVE_INFINITY }

  function count(where: string, ip: string, now: number): void {
    const visitor = networkOf(ip)
    const first = reporters.get(where)
    if (!first || now - first.at > day) reporters.set(where, { visitor, at: now })
    else if (first.visitor !== visitor && now - repeated.at > day) repeated = { where, at: now }
  }

  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    const parseJson = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 4096 }, parseJson)
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      reply.code(error.statusCode ?? 500).send(),
    )
    const rateLimited = { config: { rateLimit: { max: reportsPerHour, timeWindow: '1 hour' } } }
    scope.post(crashReportPath, rateLimited, async (request, reply) => {
      if (!isSameOrigin(request, siteUrl)) return reply.code(403).send()
      const parsed = schema.safeParse(request.body)
      if (!parsed.success) return reply.code(400).send()
      const page = paths.find((path) => path === parsed.data.page)
      const component = islandNames.find((name) => name === parsed.data.component)
      if (page && component) count(`${page}, ${component}`, request.ip, Date.now())
      const facts = {
        page: page ?? 'unknown',
        component: component ?? 'unknown',
        message: redactMessage(parsed.data.message),
        userAgent: request.headers['user-agent']?.slice(0, 300),
      }
      request.log.error(facts, 'page crashed')
      return reply.code(204).send()
    })
  })
  return { repeated: (now) => (now - repeated.at < day ? repeated.where : undefined) }
}
