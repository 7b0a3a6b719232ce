import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Mailer } from './enquiries/mailer.ts'
import type { QueuePlan } from './enquiries/queue.ts'
import type { UploadLimits } from './enquiries/upload-limits.ts'
import { registerMonitoring } from './monitoring.ts'
import { siteRoutes } from './site/routes.ts'
import type { Site } from './site/site.ts'

/** Milliseconds. Headers that trickle in (slow-loris) are cut off; an upload has half an hour, at a pace watched by the desk. */
const timeouts = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 65_000,
}

/** Milliseconds that open connections have after a stop; uploads have been told to come back by then. */
const longestStop = 20_000

type Dependencies = {
  site: Site
  logLevel?: 'warn' | 'silent'
  /** For tests: what the enquiry desk would choose itself. */
  desk?: { mailer?: Mailer; plan?: QueuePlan; limits?: UploadLimits }
}

/** The whole server, ready for `listen` or `inject`. */
export async function buildApp(
  config: Config,
  { site, logLevel = 'warn', desk: choices }: Dependencies,
): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: { level: logLevel, redact: ['req.headers', 'req.remoteAddress'] },
    forceCloseConnections: 'idle',
    // Who comes during a stop still gets the page, or the desk's own words.
    return503OnClosing: false,
    ...timeouts,
    // A path that cannot be decoded is one more page that does not exist.
    frameworkErrors: (_error, request, reply) => {
      request.raw.url = '/404'
      app.routing(request.raw, reply.raw)
    },
  })
  await siteRoutes(app, site)
  // The desk brings the one parser there is: no other body is ever read.
  app.removeAllContentTypeParsers()
  const desk = await openDeskFor(config, site, app.log, choices)
  await registerMonitoring(app, config, { siteUrl: site.siteUrl, desk })
  if (desk) {
    const { enquiryRoute } = await import('./enquiries/route.ts')
    await app.register(enquiryRoute, { desk, limits: choices?.limits })
  }
  endConnections(app)
  return app
}

/**
 * After a stop, closes connections as they fall idle, which would else be kept for the next request, and the last ones when
 * time is up: whoever is slow to take a picture must not hold up the desk's closing.
 */
function endConnections(app: FastifyInstance): void {
  let ending: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    const last = Date.now() + longestStop
    ending = setInterval(() => {
      if (Date.now() < last) app.server.closeIdleConnections()
      else app.server.closeAllConnections()
    }, 250)
  })
  app.addHook('onClose', async () => clearInterval(ending))
}

/** The enquiry desk where direct delivery is on; its code is loaded only then. */
async function openDeskFor(config: Config, site: Site, log: FastifyBaseLogger, choices: Dependencies['desk']) {
  if (!config.delivery) return
  const { openDesk } = await import('./enquiries/desk.ts')
  return openDesk(config.delivery, { siteUrl: site.siteUrl, log, ...choices })
}
