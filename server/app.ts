import { createServer } from 'node:http'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Mailer } from './enquiries/mailer.ts'
import type { RetryPlan } from './enquiries/queue.ts'
import type { UploadLimits } from './enquiries/upload-limits.ts'
import { healthRoute } from './health.ts'
import { isPlainHit, respondWithSite } from './site/respond.ts'
import type { Site } from './site/site.ts'

/** Milliseconds. A request that trickles in (slow-loris) is cut off; uploads have their own, longer limit. */
const headersTimeout = 15_000
const requestTimeout = 5 * 60_000
const keepAliveTimeout = 65_000

type Dependencies = {
  site: Site
  /** For tests: what the enquiry desk would choose itself. */
  desk?: { mailer?: Mailer; plan?: RetryPlan; limits?: UploadLimits }
}

/** The whole server, ready for `listen` or `inject`. */
export async function buildApp(config: Config, { site, desk: choices }: Dependencies): Promise<FastifyInstance> {
  function serveSite(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack()
    respondWithSite(site.files, request.raw, reply.raw, request.protocol === 'https')
  }

  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: { level: 'warn', redact: ['req.headers', 'req.remoteAddress'] },
    forceCloseConnections: 'idle',
    // Published files skip Fastify's routing: a fifth more requests a second (docs/decisions/010).
    serverFactory: (handler) =>
      createServer({ requestTimeout, headersTimeout, keepAliveTimeout }, (request, response) => {
        if (isPlainHit(site.files, request)) respondWithSite(site.files, request, response, false)
        else handler(request, response)
      }),
    // A path that cannot be decoded is one more page that does not exist.
    frameworkErrors: (_error, request, reply) => serveSite(request, reply),
  })
  // Anything that is no route of its own is the site's business, whatever the method.
  app.setNotFoundHandler(serveSite)
  const desk = await openDeskFor(config, site, app.log, choices)
  healthRoute(app, desk)
  if (desk) {
    const { enquiryRoute } = await import('./enquiries/route.ts')
    await app.register(enquiryRoute, { desk, limits: choices?.limits })
    app.addHook('onClose', () => desk.close())
  }
  return app
}

/** The enquiry desk where direct delivery is on; its code is loaded only then. */
async function openDeskFor(config: Config, site: Site, log: FastifyBaseLogger, choices: Dependencies['desk']) {
  if (!config.delivery) return
  const { openDesk } = await import('./enquiries/desk.ts')
  return openDesk(config.delivery, { siteUrl: site.siteUrl, log, ...choices })
}
