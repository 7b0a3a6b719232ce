import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, loadEnvironment, readConfig } from '#server/config.ts'
import { type BuildSettings, buildSettings } from './build-settings.ts'
import { finishBuild } from './finish-build.ts'

const sources = [
  'app',
  'content',
  'domain',
  'pictures',
  'public',
  'scripts',
  'server/site',
  'package.json',
  'package-lock.json',
  'astro.config.ts',
]

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** A hash of the sources and settings of a build, without the date. */
function stampOf({ buildDate: _, ...lasting }: BuildSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(lasting))
  for (const file of sources.flatMap(filesUnder)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`\0${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** `ifNeeded` (`--if-needed`): builds only if a source or a setting has changed, and shows Astro's output only if it fails. */
async function build(env: NodeJS.ProcessEnv, ifNeeded: boolean): Promise<void> {
  const settings = buildSettings(env)
  const { buildDirectory } = readConfig(env)
  const stampFile = join(buildDirectory, 'stamp')
  const stamp = stampOf(settings)
  if (ifNeeded && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (ifNeeded) console.log('Building the site (about half a minute the first time) …')
  await mkdir(buildDirectory, { recursive: true })
  // Without a stamp the next start repeats an interrupted build.
  await rm(stampFile, { force: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'],
    {
      env: { ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ifNeeded ? 'pipe' : 'inherit',
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`astro build failed\n${stdout ?? ''}${stderr ?? ''}`)
  await finishBuild(buildDirectory, settings)
  await writeFile(stampFile, stamp)
}

try {
  await build(loadEnvironment(), process.argv.includes('--if-needed'))
} catch (error) {
  // One line for an invalid setting; any other error in full.
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
  // The editor names the fields of dead links.
  if (error instanceof Error && error.cause) process.send?.(error.cause)
}
