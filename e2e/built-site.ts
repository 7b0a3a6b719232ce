import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'

/** The address the site was built for. */
export const { siteUrl } = buildSettings(loadEnvironment())

/** A page's one public address. */
export function addressOf(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path
}
