import { takesCrashReports } from '#domain/crash-report.ts'

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

/**
 * Added to pages by the site's own server, not to `_headers`: a static host keeps no crash reports. Of all headers, scripts can
 * read this one alone without asking again.
 */
export const keepsCrashReports = { 'server-timing': takesCrashReports } as const

/** Added where the visitor's connection is TLS, and only there. Two years, as the preload list asks. */
export const transportSecurity = 'max-age=63072000; includeSubDomains'

export const cacheForever = 'public, max-age=31536000, immutable'
const cacheBriefly = 'public, max-age=3600'

/** Names in these folders carry a hash of their content. */
export const hashedFolders = ['assets', 'fonts'] as const

/** How long a file may be kept: pages are asked for again every time, hashed files never. */
export function cacheControl(file: string): string {
  if (hashedFolders.some((folder) => file.startsWith(`${folder}/`))) return cacheForever
  return /\.(html|webmanifest)$/.test(file) ? 'no-cache' : cacheBriefly
}
