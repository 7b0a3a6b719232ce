import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isPagePath } from '#content/navigation.ts'
import { browserName, crashMessage, crashReport, crashReportPath } from '#domain/crash-report.ts'
import { isSameOrigin } from './enquiries/same-origin.ts'
import { visitorKey } from './enquiries/visitor-key.ts'

/** More crashes than this within an hour are no single visitor's strange browser. */
export const handful = 5
/** Reports of one address that count in an hour: one visitor alone cannot raise the alarm. */
const perVisitor = handful
/** Reports written to the log in an hour; the others are only counted. */
const loggedPerHour = 60
/** Bytes of a report: its texts are a quarter of that. */
const largest = 4096
const hour = 60 * 60_000
/** Times kept of one hour: more tell nothing new. */
const mostRemembered = 10_000

export type CrashCounts = {
  /** Reports in the hour before `now`, in milliseconds since 1970. */
  lastHour: (now?: number) => number
  sinceStart: () => number
}

/**
 * POST /api/crash-reports: a page of this site has crashed (domain/crash-report.ts). 204 taken; 400 or 413 not a report, 403
 * from another site, 415 not JSON, 429 too many from one address. In a scope of its own: what comes in here has no part in the
 * limits of enquiries.
 */
export async function crashReports(app: FastifyInstance, siteUrl: string): Promise<CrashCounts> {
  let times: number[] = []
  let total = 0
  const lastHour = (now = Date.now()) => {
    times = times.filter((time) => now - time < hour)
    return times.length
  }

  await app.register(async (scope) => {
    await scope.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
      strictTransportSecurity: false,
    })
    await scope.register(rateLimit, { global: false })
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: largest },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)))
        } catch {
          done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
        }
      },
    )
    scope.setErrorHandler((error, _request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number }
      return reply.code(statusCode).send()
    })
    const limit = { max: perVisitor, timeWindow: '1 hour', keyGenerator: ({ ip }: { ip: string }) => visitorKey(ip) }
    scope.post(crashReportPath, { config: { rateLimit: limit } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isSameOrigin(request, siteUrl)) return reply.code(403).send()
      const parsed = crashReport.safeParse(request.body)
      if (!parsed.success) return reply.code(400).send()
      const { page, message, component } = parsed.data
      total += 1
      if (times.length < mostRemembered) times.push(Date.now())
      if (lastHour() <= loggedPerHour) {
        // Cleaned once more: what a browser sends may come from anybody.
        const report = {
          page: isPagePath(page) ? page : 'another address',
          message: crashMessage(message),
          component: component.replace(/[^\w$.<> -]/g, ''),
          browser: browserName(request.headers['user-agent'] ?? ''),
        }
        request.log.error(report, 'page crashed')
      }
      return reply.code(204).send()
    })
  })
  return { lastHour, sinceStart: () => total }
}
