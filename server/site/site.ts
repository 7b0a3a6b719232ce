import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { type Config, ConfigError } from '#server/config.ts'

const facts = z.object({
  siteUrl: z.url(),
  directDelivery: z.boolean(),
  retentionDays: z.number(),
  /** The Content-Security-Policy of each path; the 404 page is `/404`. */
  policies: z.record(z.string(), z.string()),
})

export type Site = z.infer<typeof facts> & {
  folder: string
  files: readonly string[]
  redirects: readonly (readonly [from: string, to: string])[]
}

/** In `_redirects`, which static hosts read too. */
const redirect = /^(\/\S*) (\/\S*) 301$/gm

const unpublished = /\.(br|gz)$|^404\.html$|^_(headers|redirects)$/

/** Reads the build folder. Throws ConfigError when there is no build. */
export async function readSite(buildDirectory: string): Promise<Site> {
  const text = await readFile(join(buildDirectory, 'site.json'), 'utf8').catch(() => {
    throw new ConfigError(`No built site in ${buildDirectory}: run npm run build`)
  })
  const folder = join(buildDirectory, 'client')
  const redirects = await readFile(join(folder, '_redirects'), 'utf8')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return {
    ...facts.parse(JSON.parse(text)),
    folder,
    files: files.filter((name) => !unpublished.test(name)),
    redirects: [...redirects.matchAll(redirect)].map(([, from = '', to = '']) => [from, to] as const),
  }
}

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
