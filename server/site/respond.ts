import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { type BuiltFile, type BuiltFiles, type LargeFile, openRange } from './built-files.ts'
import { cacheForever, securityHeaders, transportSecurity } from './headers.ts'
import { chooseVariant, isFresh, readRange } from './negotiate.ts'
import { redirects, withoutTrailingSlash } from './redirects.ts'

/** Headers of answers that carry no file; flat, as `writeHead` takes them fastest. */
const bare = Object.entries(securityHeaders).flat()

function redirect(response: ServerResponse, status: number, to: string, extra: readonly string[]): void {
  response.writeHead(status, [...bare, ...extra, 'location', to, 'content-length', '0']).end()
}

function withoutLength(headers: readonly string[]): string[] {
  return headers.filter((_, index) => headers[index - (index % 2)] !== 'content-length')
}

function withCacheControl(headers: readonly string[], cacheControl: string): readonly string[] {
  return headers.map((value, index) => (headers[index - 1] === 'cache-control' ? cacheControl : value))
}

/** `?v=` addresses of pictures (spec 9) never change their content; on any other path anyone could add it. */
function isVersioned(path: string, query: string): boolean {
  return path.startsWith('/images/') && /^\?v=\w+$/.test(query)
}

function sendLarge(request: IncomingMessage, response: ServerResponse, file: LargeFile, headers: readonly string[]) {
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === file.etag ? readRange(request.headers.range, file.size) : 'whole'
  if (range === 'unsatisfiable') {
    const own = withCacheControl(headers, 'no-store')
    response.writeHead(416, [...own, 'content-range', `bytes */${file.size}`, 'content-length', '0']).end()
    return
  }
  const part = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  const length = ['content-length', String(part.end - part.start + 1)]
  const bounds = range === 'whole' ? [] : ['content-range', `bytes ${part.start}-${part.end}/${file.size}`]
  response.writeHead(range === 'whole' ? 200 : 206, [...headers, ...bounds, ...length])
  if (request.method === 'HEAD') response.end()
  // A visitor who leaves half-way is not an error: the file is closed either way.
  else pipeline(openRange(file, part), response, () => undefined)
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
  status: 200 | 404,
  versioned: boolean,
  extra: readonly string[],
): void {
  const variant = chooseVariant(file, request.headers['accept-encoding'])
  const ownHeaders = versioned ? withCacheControl(variant.headers, cacheForever) : variant.headers
  const headers = extra.length > 0 ? [...ownHeaders, ...extra] : ownHeaders
  if (status === 200 && isFresh(variant.etag, request.headers['if-none-match'])) {
    response.writeHead(304, withoutLength(headers)).end()
  } else if ('body' in variant) {
    response.writeHead(status, headers as string[])
    response.end(request.method === 'HEAD' ? undefined : variant.body)
  } else {
    sendLarge(request, response, variant, headers)
  }
}

function decodedPath(raw: string): string | null {
  try {
    return raw.includes('%') ? decodeURIComponent(raw) : raw
  } catch {
    return null
  }
}

/**
 * Answers a request for the built site: redirects first, then the file, else the 404 page with status 404.
 * `secure` says that the visitor's own connection is TLS.
 */
export function respondWithSite(
  files: BuiltFiles,
  request: IncomingMessage,
  response: ServerResponse,
  secure: boolean,
) {
  const extra = secure ? ['strict-transport-security', transportSecurity] : []
  const url = request.url ?? '/'
  const at = url.indexOf('?')
  const [rawPath, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, [...bare, ...extra, 'allow', 'GET, HEAD', 'content-length', '0']).end()
    return
  }
  const untrailed = withoutTrailingSlash(rawPath)
  if (untrailed) return redirect(response, 308, untrailed + query, extra)
  const moved = redirects[rawPath]
  if (moved) return redirect(response, 301, moved + query, extra)
  const path = decodedPath(rawPath)
  const file = path === null ? undefined : files.get(path)
  const page = file ?? files.get('/404')
  const versioned = file !== undefined && isVersioned(rawPath, query)
  if (page) sendFile(request, response, page, file && path !== '/404' ? 200 : 404, versioned, extra)
  else response.writeHead(404, [...bare, ...extra, 'content-length', '0']).end()
}

/**
 * Answers a request that needs nothing but the site, a published file asked for directly; false, with nothing sent, for
 * any other. What came through a proxy goes the long way, because Fastify knows which proxies to believe.
 */
export function respondAtOnce(files: BuiltFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', method, headers } = request
  if (method !== 'GET' || headers['x-forwarded-proto'] !== undefined) return false
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const file = files.get(path)
  if (!file) return false
  const versioned = at !== -1 && isVersioned(path, url.slice(at))
  sendFile(request, response, file, path === '/404' ? 404 : 200, versioned, [])
  return true
}
