import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildSettings } from './build-settings.ts'

const sources = [
  'app',
  'content',
  'domain',
  'pictures',
  'public',
  'scripts',
  'server/site',
  'public/_redirects',
  'package.json',
  'package-lock.json',
  'astro.config.ts',
]

function filesUnder(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** A hash of the sources and settings of a build, without the date. */
export function buildStamp(settings: BuildSettings, from = sources): string {
  const { buildDate: _, ...lasting } = settings
  const hash = createHash('sha256').update(JSON.stringify(lasting))
  for (const file of from.flatMap(filesUnder)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`\0${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
