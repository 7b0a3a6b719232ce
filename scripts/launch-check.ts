import { parseArgs } from 'node:util'
import { ConfigError, loadEnvironment } from '#server/config.ts'
import { buildSettings } from './build-settings.ts'
import { standInSettings, standInsOf } from './launch-check/find-stand-ins.ts'

/** `npm run launch-check`: lists every placeholder and unconfirmed text with file and path; fails while there is any. */
function launchCheck(): void {
  const { values } = parseArgs({ options: { 'without-analytics': { type: 'boolean', default: false } } })
  const { siteUrl, analyticsId } = buildSettings(loadEnvironment())
  const found = [
    ...standInSettings({ siteUrl, analyticsId: values['without-analytics'] ? 'none wanted' : analyticsId }),
    ...standInsOf('content'),
  ]
  const places = found.map(({ file, path }) => `${file}  ${path}`)
  const width = Math.max(0, ...places.map((place) => place.length))
  for (const [index, { what }] of found.entries()) console.log(`${places[index]?.padEnd(width)}  ${what}`)
  console.log(found.length > 0 ? `\nPoints left: ${found.length}. Confirm them in npm run edit.` : 'Nothing is left.')
  if (found.some(({ file, path }) => file === 'samples.json' && path === 'reviews')) {
    console.log('The sample reviews must not go live: the DMCC Act 2024 bans invented ones.')
  }
  process.exitCode = found.length > 0 ? 1 : 0
}

try {
  launchCheck()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
