import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Mailer } from './enquiries/mailer.ts'
import type { QueuePlan } from './enquiries/queue.ts'
import type { UploadLimits } from './enquiries/upload-limits.ts'
import { registerMonitoring } from './monitoring.ts'
import { siteRoutes } from './site/routes.ts'
import type { Site } from './site/site.ts'

/** Milliseconds. Uploads may take half an hour; `watch-pace.ts` limits slow ones. */
const timeouts = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 65_000,
}

/** Milliseconds before open connections are closed after a stop. */
const longestStop = 20_000

type Dependencies = {
  site: Site
  logLevel?: 'warn' | 'silent'
  desk?: { mailer?: Mailer; plan?: QueuePlan; limits?: UploadLimits }
}

export async function buildApp(
  config: Config,
  { site, logLevel = 'warn', desk: choices }: Dependencies,
): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: { level: logLevel, redact: ['req.headers', 'req.remoteAddress'] },
    forceCloseConnections: 'idle',
    // Requests during a stop get their page or the desk's message.
    return503OnClosing: false,
    ...timeouts,
    // A path that cannot be decoded gets the 404 page.
    frameworkErrors: (_error, request, reply) => {
      request.raw.url = '/404'
      app.routing(request.raw, reply.raw)
    },
  })
  await siteRoutes(app, site)
  // The desk and crash reports register their own body parsers.
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

/** After a stop, closes idle connections, and after `longestStop` all of them. */
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

async function openDeskFor(config: Config, site: Site, log: FastifyBaseLogger, choices: Dependencies['desk']) {
  if (!config.delivery) return
  const { openDesk } = await import('./enquiries/desk.ts')
  return openDesk(config.delivery, { siteUrl: site.siteUrl, log, ...choices })
}
