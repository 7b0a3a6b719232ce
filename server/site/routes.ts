import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheControl, fileHeaders, keepsCrashReports, securityHeaders, transportSecurity } from './headers.ts'
import type { Site } from './site.ts'

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

/** `/x/` → `/x`. Undefined for paths that a browser could read as another host, such as `//evil.example/`. */
export function withoutTrailingSlash(path: string): string | undefined {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const trimmed = path.slice(0, end)
  if (/^(\/[^/\\]+)+$/.test(trimmed)) return trimmed
}

/** For the 404 page, whose status must never become 304 or 206. */
const wholeOnly = { etag: false, acceptRanges: false }

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/**
 * Serves the built site. `/x/` and `/x.html` redirect to `/x`; unknown paths get the 404 page. Files are looked up in the list
 * read at start, so that no path from a request reaches the disk.
 */
export async function siteRoutes(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  })

  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', transportSecurity)
    // Answer before the body is read.
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).headers(securityHeaders).header('allow', 'GET, HEAD').send()
    }
  })

  const published = new Map(
    site.files.map((file) => {
      const path = addressOf(file)
      const policy = site.policies[path]
      const own = policy ? { ...securityHeaders, ...keepsCrashReports, 'content-security-policy': policy } : fileHeaders
      return [path, { file, headers: { ...own, 'cache-control': cacheControl(file) } }] as const
    }),
  )

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const found = published.get(`/${request.params['*']}`)
      if (!found) return reply.callNotFound()
      reply.headers(found.headers)
      return reply.sendFile(found.file)
    },
  })

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [path, query] = splitQuery(request.url)
    reply.headers(securityHeaders)
    const page = addressOf(path.slice(1))
    const moved = published.has(page) ? page : withoutTrailingSlash(path)
    if (moved && moved !== path) return reply.redirect(moved + query, 308)
    return reply
      .code(404)
      .headers({ ...keepsCrashReports, 'cache-control': 'no-cache', 'content-security-policy': site.policies['/404'] })
      .sendFile('404.html', wholeOnly)
  }
  app.setNotFoundHandler(sendNotFound)

  for (const [from, to] of site.redirects) {
    app.get(from, (request, reply) => reply.headers(securityHeaders).redirect(to + splitQuery(request.url)[1], 301))
  }

  // Such as an invalid range (416) or a file that cannot be read.
  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ reason: error.message, code: error.code }, 'page not served')
    return reply
      .code(status)
      .headers({ ...securityHeaders, ...error.headers, 'cache-control': 'no-store' })
      .send()
  })
}
