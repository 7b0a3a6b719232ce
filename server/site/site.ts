import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '#server/config.ts'
import { parseRedirects } from './redirects.ts'

const facts = z.object({
  siteUrl: z.url(),
  directDelivery: z.boolean(),
  retentionDays: z.number(),
  /** The Content-Security-Policy of each page, by its path; the 404 page under `/404`. */
  policies: z.record(z.string(), z.string()),
})

export type Site = z.infer<typeof facts> & {
  folder: string
  /** What is published, by its name in the folder: `about.html`. */
  files: readonly string[]
  /** Addresses that moved for good. */
  redirects: readonly (readonly [from: string, to: string])[]
}

/** The 404 page has no address of its own, compressed copies are the same file, and two files are for static hosts. */
const unpublished = /\.(br|gz)$|^404\.html$|^_(headers|redirects)$/

/** What stands in the build folder, read once at start. Throws ConfigError when nothing was built. */
export async function readSite(buildDirectory: string): Promise<Site> {
  const text = await readFile(join(buildDirectory, 'site.json'), 'utf8').catch(() => {
    throw new ConfigError(`No built site in ${buildDirectory}: run npm run build`)
  })
  const folder = join(buildDirectory, 'client')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return {
    ...facts.parse(JSON.parse(text)),
    folder,
    files: files.filter((name) => !unpublished.test(name)),
    redirects: parseRedirects(await readFile(join(folder, '_redirects'), 'utf8')),
  }
}
