/** Sent with every file; scripts, styles, fonts and pictures need no more. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Sent with every page and every answer that carries no file; the same list is written to `_headers` for static hosts. */
export const securityHeaders = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Added where the visitor's connection is TLS, and only there. Two years, as the preload list asks. */
export const transportSecurity = 'max-age=63072000; includeSubDomains'

export const cacheForever = 'public, max-age=31536000, immutable'
const cacheBriefly = 'public, max-age=3600'

/** Built files whose name carries a hash of their content: `app-B3f9_xQ1.js`. */
const hashedName = /^\/(assets|fonts)\/.*-[\w-]{8,}\.\w+$/

/** How long a file may be kept: pages are asked for again every time, hashed files never. */
export function cacheControl(path: string): string {
  if (hashedName.test(path)) return cacheForever
  return /\.(html|data|webmanifest)$|\/offline-worker\.js$/.test(path) ? 'no-cache' : cacheBriefly
}
