import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'
import { cacheControl, fileHeaders, keepsCrashReports, securityHeaders, transportSecurity } from './headers.ts'
import type { Site } from './site.ts'

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

/** `/x/` → `/x`. Undefined for other paths, and for those that a browser could read as another host, such as `//evil.example/`. */
export function withoutTrailingSlash(path: string): string | undefined {
  return /^(\/[^/\\]+)+(?=\/+$)/.exec(path)?.[0]
}

/** For the 404 page, whose status must never become 304 or 206. */
const wholeOnly = { etag: false, acceptRanges: false }

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/**
 * Serves the built site. `/x/` and `/x.html` redirect to `/x`; unknown paths get the 404 page. Each file of the list
 * read at start has its route, so that no path from a request reaches the disk.
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

  const pages = new Set<string>()
  for (const file of site.files) {
    const page = addressOf(file)
    const policy = site.policies[page]
    const own = policy ? { ...securityHeaders, ...keepsCrashReports, 'content-security-policy': policy } : fileHeaders
    const headers = { ...own, 'cache-control': cacheControl(file) }
    app.get(page, (_request, reply) => reply.headers(headers).sendFile(file))
    pages.add(page)
  }

  for (const [from, to] of site.redirects) {
    const [page, ...anchor] = to.split(/(?=#)/)
    app.get(from, ({ url }, reply) => {
      const address = [page, url.slice(pathOf(url).length), ...anchor].join('')
      return reply.headers(securityHeaders).redirect(address, 301)
    })
  }

  app.setNotFoundHandler(({ url }, reply) => {
    const path = pathOf(url)
    reply.headers(securityHeaders)
    const page = addressOf(path.slice(1))
    const moved = pages.has(page) && page !== path ? page : withoutTrailingSlash(path)
    if (moved) return reply.redirect(moved + url.slice(path.length), 308)
    return reply
      .code(404)
      .headers({ ...keepsCrashReports, 'cache-control': 'no-cache', 'content-security-policy': site.policies['/404'] })
      .sendFile('404.html', wholeOnly)
  })

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
