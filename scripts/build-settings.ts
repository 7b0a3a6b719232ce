import business from '#content/business.json' with { type: 'json' }
import { placeholderAnalyticsId } from '#content/site.ts'
import { ConfigError, readConfig } from '#server/config.ts'

export type BuildSettings = {
  siteUrl: string
  analyticsId: string
  directDelivery: boolean
  /** Shown in the privacy policy. */
  retentionDays: number
  buildDate: string
}

export function buildSettings(env: NodeJS.ProcessEnv, now = new Date()): BuildSettings {
  const { delivery } = readConfig(env)
  const siteUrl = env.SITE_URL?.trim() || business.website
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError('SITE_URL must be an origin, such as https://www.firm.co.uk')
  }
  const analyticsId = env.GA_MEASUREMENT_ID?.trim() || business.analyticsId || placeholderAnalyticsId
  if (!/^G-[A-Z0-9]{4,20}$/.test(analyticsId)) {
    throw new ConfigError('GA_MEASUREMENT_ID must look like G-AB12CD34EF')
  }
  return {
    siteUrl: url.origin,
    analyticsId,
    directDelivery: delivery !== null,
    retentionDays: delivery?.retentionDays ?? 0,
    buildDate: new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now),
  }
}
