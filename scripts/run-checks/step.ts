import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export type Counts = { passed: number; failed: number }

export type Step = {
  name: string
  /** Arguments for the pinned Node. */
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Reads how many tests ran, from the report the step wrote. */
  counts?: () => Counts
  /** How lines begin that are worth reading although the step passed. */
  tells?: string
}

export type Outcome = { name: string; ok: boolean; seconds: number; counts: Counts }

/** Runs one step, quiet when it passes, all its output when it fails; one line with its time either way. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(process.execPath, step.args, {
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const seconds = (performance.now() - started) / 1000
  const ok = code === 0
  const counts = readCounts(step, ok)
  const tests = step.counts ? `  ${counts.passed} passed, ${counts.failed} failed` : ''
  console.log(`${ok ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${tests}`)
  const said = Buffer.concat(output).toString()
  if (!ok) console.log(said.trimEnd(), '\n')
  for (const line of stripVTControlCharacters(said).split('\n'))
    if (ok && step.tells && line.startsWith(step.tells)) console.log(`  ${line}`)
  return { name: step.name, ok, seconds, counts }
}

/** A step that fails without a failed test of its own (lint, types, a crash) counts as one failure. */
function readCounts(step: Step, ok: boolean): Counts {
  let counts: Counts = { passed: 0, failed: 0 }
  try {
    counts = step.counts?.() ?? counts
  } catch {
    // No report was written: the step broke before its first test.
  }
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
