import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { freePort } from './free-port.ts'
import { installTools } from './test-tools.ts'

type Step = { name: string; command: string; env?: NodeJS.ProcessEnv }

/** A folder in memory, if large enough, because the enquiry tests write databases of a thousand files. */
function fastFolder(): string {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return tmpdir()
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 1024 ** 3 ? folder : tmpdir()
}

/** Steps of one stage run in parallel. */
const stages: Step[][] = [
  [
    { name: 'build', command: 'node scripts/build.ts --if-needed' },
    { name: 'content', command: 'node scripts/check-content.ts' },
    { name: 'format and lint', command: 'biome ci .' },
    { name: 'patterns', command: 'npm run --silent patterns' },
    { name: 'spelling', command: 'cspell lint --no-progress --show-context' },
    { name: 'dead code', command: 'knip --no-progress' },
    { name: 'types', command: 'astro check', env: { ASTRO_TELEMETRY_DISABLED: '1' } },
    { name: 'unit tests', command: 'vitest run --maxWorkers=4', env: { TMPDIR: fastFolder() } },
  ],
  [{ name: 'browser tests', command: 'playwright test', env: { PORT: String(await freePort()) } }],
]

/** The number that a test runner gives in its last lines: "12 passed", "1 failed". */
function countIn(output: string, what: 'passed' | 'failed'): number {
  return Number(output.match(new RegExp(`\\d+(?= ${what})`, 'g'))?.at(-1) ?? 0)
}

async function run({ name, command, env }: Step) {
  const started = performance.now()
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], ...outputs] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  const output = outputs.join('')
  const passed = countIn(output, 'passed')
  const failed = code === 0 ? 0 : Math.max(countIn(output, 'failed'), 1)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s${passed > 0 ? `, ${passed} passed` : ''})`)
  if (code !== 0) console.log(output)
  return { passed, failed }
}

const started = performance.now()
const missing = installTools()
const results: { passed: number; failed: number }[] = []
for (const stage of stages) results.push(...(await Promise.all(stage.map(run))))
const sum = (what: 'passed' | 'failed') => results.reduce((total, result) => total + result[what], 0)
const skipped = missing.length > 0 ? `, skipped: ${missing.join(', ')}` : ''
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped} (${seconds} s)`)
process.exitCode = sum('failed') > 0 || (process.env.SKIP_NOTHING && missing.length > 0) ? 1 : 0
