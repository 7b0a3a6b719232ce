import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { findChromium, findFirefox, findFonts, findWebKit } from './browsers.ts'
import { findPostgres } from './find-postgres.ts'
import { freePort } from './free-port.ts'

type Step = {
  name: string
  command: string[]
  env?: NodeJS.ProcessEnv
  /** The JUnit report that the command writes. */
  report?: string
}

const reports = mkdtempSync(join(tmpdir(), 'checks-'))
const unitReport = join(reports, 'unit.xml')
const browserReport = join(reports, 'browser.xml')

let [passed, failed] = [0, 0]

function readReport(file: string): { passed: number; failed: number } {
  const report = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '', { xmlMode: true })
  const counts = { passed: 0, failed: 0 }
  for (const { attribs } of DomUtils.getElementsByTagName('testsuite', report)) {
    const count = (name: string) => Number(attribs[name] ?? 0)
    const failures = count('failures') + count('errors')
    counts.failed += failures
    counts.passed += count('tests') - failures - count('skipped')
  }
  return counts
}

const tools = [
  { name: 'Chromium', packages: ['chromium-headless-shell'], find: findChromium },
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

async function run({ name, command, env, report }: Step): Promise<void> {
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
  const counts = report ? readReport(report) : { passed: 0, failed: 0 }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const tests = report ? `, ${counts.passed} passed, ${counts.failed} failed` : ''
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s${tests})`)
  if (code !== 0) console.log(output)
  passed += counts.passed
  failed += code === 0 ? 0 : Math.max(counts.failed, 1)
}

/** Steps of one stage run in parallel. */
async function stages(): Promise<Step[][]> {
  return [
    [
      { name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
      { name: 'content', command: ['node', 'scripts/check-content.ts'] },
      { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
      { name: 'patterns', command: ['npm', 'run', '--silent', 'patterns'] },
      { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--show-context'] },
      { name: 'dead code', command: ['knip', '--no-progress'] },
      { name: 'types', command: ['astro', 'check'], env: { ASTRO_TELEMETRY_DISABLED: '1' } },
      {
        name: 'unit tests',
        command: [
          ...['vitest', 'run', '--maxWorkers=4', '--reporter=default', '--reporter=junit'],
          `--outputFile.junit=${unitReport}`,
        ],
        env: { TMPDIR: fastFolder() },
        report: unitReport,
      },
    ],
    [
      {
        name: 'browser tests',
        command: ['playwright', 'test', '--reporter=line,junit'],
        env: { PORT: String(await freePort()), PLAYWRIGHT_JUNIT_OUTPUT_FILE: browserReport },
        report: browserReport,
      },
    ],
  ]
}

async function runChecks(): Promise<void> {
  const started = performance.now()
  const missing = installTools()
  for (const stage of await stages()) await Promise.all(stage.map(run))
  const skipped = missing.length > 0 ? `, skipped: ${missing.join(', ')}` : ''
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${passed} passed, ${failed} failed${skipped} (${seconds} s)`)
  process.exitCode = failed > 0 || (process.env.SKIP_NOTHING && missing.length > 0) ? 1 : 0
}

await runChecks().finally(() => rmSync(reports, { recursive: true, force: true }))
