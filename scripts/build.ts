import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, loadEnvironment, readConfig } from '#server/config.ts'
import { buildSettings } from './build-settings.ts'
import { buildStamp } from './build-stamp.ts'
import { buildEmptyDatabase } from './empty-database.ts'
import { finishBuild } from './finish-build.ts'

/** One line for an invalid setting; any other error in full. */
export function buildErrorMessage(error: unknown): unknown {
  return error instanceof ConfigError ? error.message : error
}

export async function build(env: NodeJS.ProcessEnv, { quiet = false } = {}): Promise<void> {
  const settings = buildSettings(env)
  const { buildDirectory } = readConfig(env)
  await mkdir(buildDirectory, { recursive: true })
  // Without a stamp the next start repeats an interrupted build.
  await rm(join(buildDirectory, 'stamp'), { force: true })
  const stamp = buildStamp(settings)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'],
    {
      env: { ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: quiet ? 'pipe' : 'inherit',
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`astro build failed\n${stdout ?? ''}${stderr ?? ''}`)
  await finishBuild(buildDirectory, settings)
  if (settings.directDelivery) await buildEmptyDatabase(buildDirectory)
  await writeFile(join(buildDirectory, 'stamp'), stamp)
}

if (import.meta.main) {
  try {
    await build(loadEnvironment())
  } catch (error) {
    console.error(buildErrorMessage(error))
    process.exitCode = 1
  }
}
