import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'

/** The address and the analytics id that the site was built for. */
export const { siteUrl, analyticsId } = buildSettings(loadEnvironment())

/** A page's one public address. */
export function addressOf(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path
}
