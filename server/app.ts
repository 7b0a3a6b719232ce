import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { DeskStartOptions } from './enquiries/desk-start.ts'
import type { Mailer } from './enquiries/mailer.ts'
import type { QueuePlan } from './enquiries/queue.ts'
import type { UploadLimits } from './enquiries/upload-limits.ts'
import { registerMonitoring } from './monitoring.ts'
import { siteRoutes } from './site/routes.ts'
import type { Site } from './site/site.ts'
import { watchForProxy } from './unnamed-proxy.ts'

/** Milliseconds. Uploads may take half an hour; `watch-pace.ts` limits slow ones. */
const timeouts = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 65_000,
}

/** Milliseconds before open connections are closed after a stop. */
const longestStop = 20_000

export type Dependencies = {
  site: Site
  log?: { level: 'warn' | 'silent'; stream?: { write: (line: string) => void } }
  desk?: { mailer?: Mailer; plan?: QueuePlan; limits?: UploadLimits }
}

export async function buildApp(
  config: Config,
  { site, log = { level: 'warn' }, desk: choices }: Dependencies,
): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: { ...log, redact: ['req.headers', 'req.remoteAddress'] },
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
  const notices = watchForProxy(app, config)
  const { siteUrl } = site
  const start = await startDeskFor(config, { siteUrl, log: app.log, notices, ...choices })
  await registerMonitoring(app, config, { siteUrl, start })
  if (start && config.delivery) {
    const { enquiryRoute } = await import('./enquiries/route.ts')
    const { perHour } = config.delivery
    await app.register(enquiryRoute, { start, siteUrl, perHour, limits: choices?.limits })
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

async function startDeskFor({ delivery }: Config, options: DeskStartOptions) {
  if (!delivery) return
  const { startDesk } = await import('./enquiries/desk-start.ts')
  return startDesk(delivery, options)
}
