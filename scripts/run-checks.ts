import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { findPostgres } from '#server/fixtures/postgres-server.ts'
import { freePort } from '#server/fixtures/server-process.ts'
import { findChromium, findFirefox, findFonts, findWebKit } from './browsers.ts'

type Step = { name: string; command: string[]; env?: NodeJS.ProcessEnv }

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

/** Runs a step and prints its result, how many tests passed, and its whole output if it failed. Returns whether it passed. */
async function run({ name, command, env }: Step): Promise<boolean> {
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
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = stripVTControlCharacters(output).match(/^ +(?:Tests +)?\d+ (?:passed|failed|skipped).*$/gm) ?? []
  console.log([`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`, ...counts].join('\n'))
  if (code !== 0) console.log(output)
  return code === 0
}

/** They run in parallel, and the browser tests after them. */
const checks: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
  { name: 'content', command: ['node', 'scripts/check-content.ts'] },
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'patterns', command: ['eslint', 'app', 'content', 'domain', 'editor', 'server'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--show-context'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'types', command: ['astro', 'check'], env: { ASTRO_TELEMETRY_DISABLED: '1' } },
  { name: 'unit tests', command: ['vitest', 'run', '--maxWorkers=4'], env: { TMPDIR: fastFolder() } },
]

const started = performance.now()
const missing = installTools()
const results = await Promise.all(checks.map(run))
const browserTests = { name: 'browser tests', command: ['playwright', 'test'], env: { PORT: String(await freePort()) } }
results.push(await run(browserTests))
const failed = results.filter((passed) => !passed).length
const skipped = missing.length > 0 ? `, skipped: ${missing.join(', ')}` : ''
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${results.length - failed} of ${results.length} checks passed${skipped} (${seconds} s)`)
process.exitCode = failed > 0 ? 1 : 0
