declare const __SITE_URL__: string
declare const __GA_ID__: string
declare const __ASKS_CONSENT__: boolean
declare const __DIRECT_DELIVERY__: boolean
declare const __RETENTION_DAYS__: number
declare const __BUILD_DATE__: string

/** Where the site lives when the build is not told otherwise (`SITE_URL`). No trailing slash. */
const defaultSiteUrl = 'https://www.estuarysteelworks.example'

/** The analytics id that means "none yet" (`GA_MEASUREMENT_ID`): nothing loads and no banner shows. */
export const placeholderAnalyticsId = 'G-XXXXXXXXXX'

// Vite's `define` writes these at build; outside a build (unit tests, scripts) the defaults hold.
export const siteUrl = typeof __SITE_URL__ === 'string' ? __SITE_URL__ : defaultSiteUrl
export const pageUrl = (path: string) => `${siteUrl}${path}`
export const analyticsId = typeof __GA_ID__ === 'string' ? __GA_ID__ : placeholderAnalyticsId
/** False without a real analytics id. It is a constant, so that the bundler removes the consent code. */
export const asksConsent = typeof __ASKS_CONSENT__ === 'boolean' && __ASKS_CONSENT__
/** True when enquiries go to the firm's own server; false means the visitor's mail draft. */
export const directDelivery = typeof __DIRECT_DELIVERY__ === 'boolean' ? __DIRECT_DELIVERY__ : false
/** How many days that server keeps a delivered enquiry (`ENQUIRY_RETENTION_DAYS`). */
export const retentionDays = typeof __RETENTION_DAYS__ === 'number' ? __RETENTION_DAYS__ : 0
/** ISO date of the build, Europe/London: the pre-rendered "last updated". */
export const buildDate = typeof __BUILD_DATE__ === 'string' ? __BUILD_DATE__ : '2026-11-21'
