/** Where a page reports that it has crashed: POST, as JSON. */
export const crashReportPath = '/api/crash-reports'

/** The Server-Timing name by which the site's own server says that it takes crash reports. A static host does not send it. */
export const takesCrashReports = 'crash-reports'

/** Characters of an error message that a report may hold. */
export const longestCrashMessage = 500

/** The names that the site gives its islands. A report that names another one is not counted. */
export const islandNames = [
  'BeamAnswer',
  'BeforeAfterSlider',
  'CoverageCheck',
  'CraneAnswer',
  'EnquiryForm',
  'PhotoWall',
  'PlatformAnswer',
  'PriceCalculator',
  'SteelListOpener',
  'StairAnswer',
] as const

export type IslandName = (typeof islandNames)[number]

/** `page` is a path. The server takes the browser from the request's own User-Agent header. */
export type CrashReport = { page: string; component: IslandName; message: string }
