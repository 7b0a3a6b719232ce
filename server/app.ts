import fastify, { type FastifyInstance } from 'fastify'
import { startWatch } from './alarm/watch.ts'
import type { Config } from './config.ts'
import { crashReports } from './crash-reports.ts'
import type { DeskStart } from './enquiries/desk-start.ts'
import type { UploadLimits } from './enquiries/receive/upload.ts'
import type { QueuePlan } from './enquiries/store/queue.ts'
import { healthRoute } from './health.ts'
import { warnOfProxy } from './proxy-notice.ts'
import { siteRoutes } from './site/routes.ts'
import type { Site } from './site/site.ts'

/** Milliseconds. Uploads may take half an hour; `upload.ts` limits slow ones. */
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
  desk?: { plan?: QueuePlan; limits?: UploadLimits }
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
  warnOfProxy(app, config)
  const { siteUrl } = site
  let start: DeskStart | undefined
  if (config.delivery) {
    const { startDesk } = await import('./enquiries/desk-start.ts')
    const { enquiryRoute } = await import('./enquiries/receive/route.ts')
    start = await startDesk(config.delivery, { siteUrl, log: app.log, ...choices })
    await app.register(enquiryRoute, { start, siteUrl, perHour: config.delivery.perHour, limits: choices?.limits })
  }
  healthRoute(app, config, start)
  const crashes = await crashReports(app, siteUrl)
  const watch = startWatch(config.alert, { siteUrl, start, log: app.log, crashes })
  app.addHook('preClose', async () => {
    watch.stop()
    // A connection that is in use now is closed after its request.
    app.server.keepAliveTimeout = 1
    setTimeout(() => app.server.closeAllConnections(), longestStop).unref()
  })
  return app
}
