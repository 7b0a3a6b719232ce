import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ConfigError, loadEnvironment } from '#server/config.ts'
import { buildSettings } from './build-settings.ts'
import {
  renderedPictures,
  type StandIn,
  safetyTexts,
  sampleContent,
  sampleKinds,
  standInFacts,
  standInSettings,
} from './launch-check/find-stand-ins.ts'

const read = (file: string) => readFileSync(file, 'utf8')

function findStandIns(withoutAnalytics: boolean): StandIn[] {
  const content = globSync('content/**/*.ts', { exclude: ['**/*.test.ts'] }).sort()
  const settings = buildSettings(loadEnvironment())
  const analyticsId = withoutAnalytics ? 'none wanted' : settings.analyticsId
  return [
    ...standInFacts('content/business.ts', read('content/business.ts')),
    ...standInSettings('content/site.ts', read('content/site.ts'), { siteUrl: settings.siteUrl, analyticsId }),
    ...sampleKinds('content/samples.ts', read('content/samples.ts')),
    ...content.flatMap((file) => sampleContent(file, read(file))),
    ...content.flatMap((file) => safetyTexts(file, read(file))),
    ...renderedPictures('content/pictures.ts', read('content/pictures.ts')),
  ]
}

/** `npm run launch-check`: lists every placeholder and unchecked text with file and line; fails while there is any. */
function launchCheck(): void {
  const { values } = parseArgs({ options: { 'without-analytics': { type: 'boolean', default: false } } })
  const found = findStandIns(values['without-analytics'])
  const places = found.map(({ file, line }) => `${file}:${line}`)
  const width = Math.max(0, ...places.map((place) => place.length))
  for (const [index, { what }] of found.entries()) console.log(`${places[index]?.padEnd(width)}  ${what}`)
  console.log(found.length > 0 ? `\n${found.length} points left.` : 'Nothing is left.')
  if (found.some(({ what }) => what.startsWith('sample reviews'))) {
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
