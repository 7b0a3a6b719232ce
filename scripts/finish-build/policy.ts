import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { framingPaths } from '#content/pages.ts'
import { placeholderAnalyticsId } from '#content/site.ts'

/** The hashes of what stands inside the `element`s of a page; JSON is data, which no policy concerns. */
function hashesOf(page: ReturnType<typeof parseDocument>, element: 'script' | 'style'): string[] {
  const texts = DomUtils.getElementsByTagName(element, page)
    .filter(({ attribs }) => !/^application\/(ld\+)?json$/.test(attribs.type ?? ''))
    .map((found) => DomUtils.textContent(found))
    .filter((text) => text !== '')
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))].sort()
}

/**
 * Where the map comes from. Its frame has no `sandbox`: the frame is cross-origin already, so it cannot reach this page. A
 * sandbox without `allow-same-origin` gives the frame an opaque origin, which sends no Referer, and OpenStreetMap's tile
 * server refuses requests without one.
 */
const mapHost = 'https://www.openstreetmap.org'

/** Only app/features/lighter-photos/worker-url.ts may turn a string into the address of a script. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['photo-worker'],
}

/**
 * The Content-Security-Policy of one page: its own inline scripts and styles by hash, nothing else inline, and Trusted Types.
 * With a real analytics id Google's tag may load as well (it only does once the visitor agrees), which takes no Trusted Types.
 */
export function contentSecurityPolicy(path: string, html: string, analyticsId: string): string {
  const page = parseDocument(html)
  const measured = analyticsId !== placeholderAnalyticsId
  const tag = measured ? ['https://*.googletagmanager.com'] : []
  const beacons = measured ? [...tag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(page, 'script'), ...tag],
    'style-src': ["'self'", ...hashesOf(page, 'style')],
    'img-src': ["'self'", 'data:', 'blob:', ...beacons],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...beacons],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [framingPaths.includes(path) ? mapHost : "'none'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(measured ? {} : trustedTypes),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
