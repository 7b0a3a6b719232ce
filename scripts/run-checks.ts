import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import { findPostgres } from '#server/fixtures/postgres-server.ts'
import { freePort } from '#server/fixtures/server-process.ts'
import { findChromium, findFirefox, findFonts, findWebKit } from './browsers.ts'
import { noReport, playwrightReport, type Report, slowestFiles, vitestReport } from './test-reports.ts'

type Step = {
  name: string
  command: string[]
  env?: NodeJS.ProcessEnv
  report?: () => Report
}

const reports = mkdtempSync(join(tmpdir(), 'checks-'))

function readReport(name: string, schema: z.ZodType<Report>): Report {
  const file = join(reports, name)
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : noReport
}

const tools = [
  { name: 'Chromium', packages: ['chromium-headless-shell'], find: () => findChromium(process.env) },
  { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
  { name: 'DejaVu Sans', packages: ['fonts-dejavu-core'], find: findFonts },
  { name: 'PostgreSQL', packages: ['postgresql'], find: findPostgres },
]

/** Installs missing tools as root on Debian. Returns the names of those still missing. */
function installTools(): string[] {
  const missing = tools.filter(({ find }) => !find())
  if (missing.length === 0) return []
  const packages = missing.flatMap((tool) => tool.packages)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const aptGet = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', ...packages)
  }
  const stillMissing = missing.filter(({ find }) => !find()).map(({ name }) => name)
  if (stillMissing.length > 0) {
    console.log(`Skipped: tests with ${stillMissing.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`)
  }
  return stillMissing
}

/** A folder in memory, if large enough, because the enquiry tests write databases of a thousand files. */
function fastFolder(): string {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return tmpdir()
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 1024 ** 3 ? folder : tmpdir()
}

async function run({ name, command, env, report }: Step): Promise<Report> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const { passed, failed, files } = report?.() ?? noReport
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const tests = report ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s${tests})`)
  if (code !== 0) console.log(output)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), files }
}

/** Steps of one stage run in parallel. */
async function stages(): Promise<Step[][]> {
  const unit = ['vitest', 'run', '--maxWorkers=4', '--reporter=default', '--reporter=json']
  return [
    [
      { name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
      { name: 'content', command: ['node', 'scripts/check-content.ts'] },
      { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
      { name: 'patterns', command: ['eslint', 'app', 'content', 'domain', 'editor', 'server'] },
      { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--show-context'] },
      { name: 'dead code', command: ['knip', '--no-progress'] },
      { name: 'types', command: ['astro', 'check'], env: { ASTRO_TELEMETRY_DISABLED: '1' } },
      {
        name: 'unit tests',
        command: [...unit, `--outputFile.json=${join(reports, 'unit.json')}`],
        env: { TMPDIR: fastFolder() },
        report: () => readReport('unit.json', vitestReport),
      },
    ],
    [
      {
        name: 'browser tests',
        command: ['playwright', 'test', '--reporter=line,json'],
        env: { PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json') },
        report: () => readReport('browser.json', playwrightReport),
      },
    ],
  ]
}

async function runChecks(): Promise<void> {
  const started = performance.now()
  const missing = installTools()
  const totals: Report = { passed: 0, failed: 0, files: [] }
  for (const stage of await stages()) {
    for (const { passed, failed, files } of await Promise.all(stage.map(run))) {
      totals.passed += passed
      totals.failed += failed
      totals.files.push(...files)
    }
  }
  console.log(`The ten slowest test files:\n${slowestFiles(totals.files, 10)}`)
  const skipped = missing.length > 0 ? `, skipped: ${missing.join(', ')}` : ''
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped} (${seconds} s)`)
  process.exitCode = totals.failed > 0 ? 1 : 0
}

await runChecks().finally(() => rmSync(reports, { recursive: true, force: true }))
