import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { respondWithSite } from './site/respond.ts'
import type { Site } from './site/site.ts'

type Dependencies = { site: Site }

/** The whole server, ready for `listen` or `inject`. */
export async function buildApp(config: Config, { site }: Dependencies): Promise<FastifyInstance> {
  function serveSite(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack()
    respondWithSite(site.files, request.raw, reply.raw, request.protocol === 'https')
  }

  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: { level: 'warn', redact: ['req.headers', 'req.remoteAddress'] },
    forceCloseConnections: 'idle',
    // A path that cannot be decoded is one more page that does not exist.
    frameworkErrors: (_error, request, reply) => serveSite(request, reply),
  })
  // Anything that is no route of its own is the site's business, whatever the method.
  app.setNotFoundHandler(serveSite)
  return app
}
