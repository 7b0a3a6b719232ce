import { takesCrashReports } from '#domain/crash-report.ts'

export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Sent with every page, and written to `_headers` for static hosts. */
export const securityHeaders = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Sent only by our own server, which accepts crash reports. Server-Timing is the only header of a page that scripts can read. */
export const keepsCrashReports = { 'server-timing': takesCrashReports } as const

/** Sent over TLS only, for this host alone: the firm's mail or webmail on a subdomain may have no certificate. */
export const transportSecurity = 'max-age=63072000'

export const cacheForever = 'public, max-age=31536000, immutable'
const cacheBriefly = 'public, max-age=3600'

/** File names in these folders contain a hash. */
export const hashedFolders = ['assets', 'fonts'] as const

export function cacheControl(file: string): string {
  if (hashedFolders.some((folder) => file.startsWith(`${folder}/`))) return cacheForever
  return /\.(html|webmanifest)$/.test(file) ? 'no-cache' : cacheBriefly
}
