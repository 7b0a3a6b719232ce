import { createServer } from 'node:http'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { isPlainHit, respondWithSite } from './site/respond.ts'
import type { Site } from './site/site.ts'

/** Milliseconds. A request that trickles in (slow-loris) is cut off; uploads have their own, longer limit. */
const headersTimeout = 15_000
const requestTimeout = 5 * 60_000
const keepAliveTimeout = 65_000

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
  return app
}
