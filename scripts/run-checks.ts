import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findPostgres } from '#server/fixtures/postgres-server.ts'
import { freePort } from '#server/fixtures/server-process.ts'
import { installDebianPackages, requireChromium } from './chromium.ts'
import { findWebKit, prepareEngines } from './engines.ts'
import { type Counts, type Outcome, runStep, type Step } from './run-checks/step.ts'

const reports = mkdtempSync(join(tmpdir(), 'checks-'))

function program(...path: string[]): string {
  return join('node_modules', ...path)
}

function readReport<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(reports, name), 'utf8')))
}

function unitCounts(): Counts {
  const schema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
  const report = readReport('unit.json', schema)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function browserCounts(): Counts {
  const schema = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  const { stats } = readReport('browser.json', schema)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** Some tests run two servers on one database; without PostgreSQL they are skipped. Gives how many such groups are. */
function preparePostgres(): number {
  if (findPostgres()) return 0
  console.log('Installing PostgreSQL for the tests of many servers (once) …')
  if (installDebianPackages('postgresql') && findPostgres()) return 0
  console.log('Skipped: no PostgreSQL, so no tests of many servers on one. On Debian: apt-get install postgresql')
  return 1
}

/** Where Linux keeps files in memory, if there is room: the desk's proofs make databases of a thousand files, over and over. */
function quickFolder(): string {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return tmpdir()
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 1024 ** 3 ? folder : tmpdir()
}

/** The steps of a stage run side by side. The build writes among the sources: no step reads those meanwhile. */
async function stages(): Promise<Step[][]> {
  return [
    [
      { name: 'format and lint', args: [program('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'] },
      { name: 'dead code', args: [program('knip', 'bin', 'knip.js'), '--no-progress'] },
      { name: 'dependencies', args: ['scripts/check-dependencies.ts'], tells: 'Skipped:' },
      { name: 'types', args: [program('astro', 'bin', 'astro.mjs'), 'check'], env: { ASTRO_TELEMETRY_DISABLED: '1' } },
      {
        name: 'unit tests',
        args: [
          program('vitest', 'vitest.mjs'),
          'run',
          // The proofs of the enquiry desk mostly wait: for kills, for retries, for a database that is gone.
          '--maxWorkers=4',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${join(reports, 'unit.json')}`,
        ],
        env: { TMPDIR: quickFolder() },
        counts: unitCounts,
        // Of domain/published-figures.test.ts: figures are the owner's to change.
        tells: 'Not as specified:',
      },
    ],
    [{ name: 'build', args: ['scripts/build-if-needed.ts'] }],
    [
      {
        name: 'browser tests',
        args: [program('@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json'],
        env: {
          CHROMIUM_PATH: requireChromium(process.env),
          PORT: String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json'),
        },
        counts: browserCounts,
      },
      ...(findWebKit()
        ? [
            {
              name: 'webkit',
              args: ['scripts/webkit-smoke.ts'],
              env: { REPORT: join(reports, 'webkit.json') },
              counts: () => readReport('webkit.json', z.object({ passed: z.number(), failed: z.number() })),
            },
          ]
        : []),
    ],
  ]
}

/** Every check, stage by stage, all of them even when one fails; the last line counts the tests. */
async function runChecks(): Promise<void> {
  const started = performance.now()
  const outcomes: Outcome[] = []
  const skipped = preparePostgres() + prepareEngines()
  for (const together of await stages()) outcomes.push(...(await Promise.all(together.map(runStep))))
  const sum = (pick: (counts: Counts) => number) => outcomes.reduce((total, { counts }) => total + pick(counts), 0)
  const broken = outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
  const time = `${Math.round((performance.now() - started) / 1000)} s`
  console.log(broken.length > 0 ? `\nFailed after ${time}: ${broken.join(', ')}` : `\nAll checks passed in ${time}`)
  const left = skipped > 0 ? `, ${skipped} groups skipped (named above)` : ''
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed${left}`)
  process.exitCode = broken.length > 0 ? 1 : 0
}

try {
  await runChecks()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
