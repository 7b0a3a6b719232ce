import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { framingPaths } from '#content/navigation.ts'
import { placeholderAnalyticsId } from '#content/site.ts'

/** Hashes of inline scripts or styles. JSON is data and needs none. */
function hashesOf(page: ReturnType<typeof parseDocument>, element: 'script' | 'style'): string[] {
  const texts = DomUtils.getElementsByTagName(element, page)
    .filter(({ attribs }) => !/^application\/(ld\+)?json$/.test(attribs.type ?? ''))
    .map((found) => DomUtils.textContent(found))
    .filter((text) => text !== '')
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))].sort()
}

/** The map's frame has no `sandbox`, because OpenStreetMap refuses requests without a Referer, which an opaque origin does not send. */
const mapHost = 'https://www.openstreetmap.org'

/** Nothing may turn a string into markup or into the address of a script. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** The Content-Security-Policy of one page. With a real analytics id it allows Google's tag, which does not support Trusted Types. */
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
