import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '#server/config.ts'
import { type BuiltFiles, readBuiltFiles } from './built-files.ts'

const facts = z.object({
  siteUrl: z.url(),
  directDelivery: z.boolean(),
  retentionDays: z.number(),
  policies: z.record(z.string(), z.string()),
})

export type Site = { files: BuiltFiles } & Omit<z.infer<typeof facts>, 'policies'>

/** The built site, read once at start. Throws ConfigError when there is none. */
export async function readSite(buildDirectory: string): Promise<Site> {
  const text = await readFile(join(buildDirectory, 'site.json'), 'utf8').catch(() => {
    throw new ConfigError(`No built site in ${buildDirectory}: run npm run build`)
  })
  const { policies, ...site } = facts.parse(JSON.parse(text))
  return { ...site, files: await readBuiltFiles(join(buildDirectory, 'client'), policies) }
}
