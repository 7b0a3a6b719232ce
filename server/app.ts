import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { respondWithSite } from './site/respond.ts'
import type { Site } from './site/site.ts'

type Dependencies = { site: Site }

/** The whole server, ready for `listen` or `inject`. */
export async function buildApp(config: Config, { site }: Dependencies): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: { level: 'warn', redact: ['req.headers', 'req.remoteAddress'] },
    disableRequestLogging: true,
    forceCloseConnections: 'idle',
  })
  // Anything that is no route of its own is the site's business, whatever the method.
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    respondWithSite(site.files, request.raw, reply.raw, request.protocol === 'https')
  })
  return app
}
