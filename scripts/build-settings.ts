import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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

/** The entry of the contact form that each service has. */
export const contactEntries: Readonly<Record<string, string>> = {
  'steel-fabrication-kent': 'fabrication',
  'structural-steel-london': 'structural',
  'welding-services': 'welding',
  'steel-construction-gravesend': 'construction',
  'onsite-steel-fabrication': 'onsite',
  'emergency-steel-repair': 'emergency-repairs',
  '3d-modeling-services': '3d-modeling',
  'crane-hire-services': 'crane-hire',
  'architectural-metalwork-london': 'architectural-metalwork',
  'industrial-steel-platforms': 'industrial-platforms',
  'steel-staircase-installation': 'staircases',
  'steel-building-extensions-kent': 'building-extensions',
}

/** The entries that each form leaves out: those of services that the owner has hidden. */
export function hiddenFormEntries(): { quote: string[]; contact: string[] } {
  const services = globSync('content/services/*.json').map((file) => {
    const { quoteService, hidden } = JSON.parse(readFileSync(file, 'utf8'))
    return { slug: basename(file, '.json'), quoteService: String(quoteService), isHidden: hidden !== undefined }
  })
  const hiddenServices = services.filter(({ isHidden }) => isHidden)
  const shown = services.filter(({ isHidden }) => !isHidden).map(({ quoteService }) => quoteService)
  return {
    quote: hiddenServices
      .map(({ quoteService }) => quoteService)
      .filter((entry) => entry !== 'other' && !shown.includes(entry)),
    contact: hiddenServices.flatMap(({ slug }) => contactEntries[slug] ?? []),
  }
}
