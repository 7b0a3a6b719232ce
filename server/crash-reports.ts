import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paths } from '#content/navigation.ts'
import { crashReportPath, islandNames, longestCrashMessage } from '#domain/crash-report.ts'
import { isSameOrigin } from './same-origin.ts'

export const reportsPerHour = 5
const day = 24 * 60 * 60_000

const unknown = 'unknown'
const schema = z.object({
  page: z.enum([...paths, unknown]).catch(unknown),
  component: z.enum([...islandNames, unknown]).catch(unknown),
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

/**
 * POST /api/crash-reports. 204 logged, 400 or 413 not a report, 403 from another site, 415 not JSON, 429 too many from one
 * visitor. Registered in its own scope, so that its rate limit does not count enquiries.
 */
export async function crashReports(app: FastifyInstance, siteUrl: string): Promise<CrashReports> {
  const reporters = new Map<string, { visitor: string; at: number }>()
  let repeated = { where: '', at: Number.NEGATIVE_INFINITY }

  function count(where: string, visitor: string, now: number): void {
    const first = reporters.get(where)
    if (!first || now - first.at > day) reporters.set(where, { visitor, at: now })
    else if (first.visitor !== visitor && now - repeated.at > day) repeated = { where, at: now }
  }

  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    const countReport = scope.createRateLimit({ max: reportsPerHour, timeWindow: '1 hour' })
    const parseJson = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 4096 }, parseJson)
    scope.post(crashReportPath, async (request, reply) => {
      if (!isSameOrigin(request, siteUrl)) return reply.code(403).send()
      // The key is an IPv4 address or an IPv6 /64 network: one visitor.
      const visitor = await countReport(request)
      if (!visitor.isAllowed && visitor.isExceeded) return reply.code(429).send()
      const parsed = schema.safeParse(request.body)
      if (!parsed.success) return reply.code(400).send()
      const { page, component, message } = parsed.data
      if (page !== unknown && component !== unknown) count(`${page}, ${component}`, visitor.key, Date.now())
      const userAgent = request.headers['user-agent']?.slice(0, 300)
      request.log.error({ page, component, message: redactMessage(message), userAgent }, 'page crashed')
      return reply.code(204).send()
    })
  })
  return { repeated: (now) => (now - repeated.at < day ? repeated.where : undefined) }
}
