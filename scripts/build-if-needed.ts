import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvironment, readConfig } from '#server/config.ts'
import { build, buildErrorMessage } from './build.ts'
import { buildSettings } from './build-settings.ts'
import { buildStamp } from './build-stamp.ts'

try {
  const env = loadEnvironment()
  const stamp = buildStamp(buildSettings(env))
  const file = join(readConfig(env).buildDirectory, 'stamp')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== stamp) {
    console.log('Building the site (about half a minute the first time) …')
    await build(env, { quiet: true })
  }
} catch (error) {
  console.error(buildErrorMessage(error))
  process.exitCode = 1
}
