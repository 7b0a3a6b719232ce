import { type Config, ConfigError } from '#server/config.ts'
import type { Site } from './site.ts'

/** Throws ConfigError when the mail settings differ from those the pages were built with. */
export function requireSameSettings(site: Pick<Site, 'directDelivery' | 'retentionDays'>, config: Config): void {
  if (site.directDelivery !== (config.delivery !== null)) {
    throw new ConfigError(
      `The site was built ${site.directDelivery ? 'with' : 'without'} direct delivery, the mail settings say otherwise: run npm run build`,
    )
  }
  const days = config.delivery?.retentionDays ?? 0
  if (site.retentionDays !== days) {
    throw new ConfigError(
      `The privacy policy was built for ENQUIRY_RETENTION_DAYS=${site.retentionDays}, it is now ${days}: run npm run build`,
    )
  }
}
