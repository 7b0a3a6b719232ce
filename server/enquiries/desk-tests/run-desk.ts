import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

export type DeskRun = { code: number; stdout: string; stderr: string }

/** `npm run desk -- …` as a process of its own, on the data of a server; the environment names what the server has. */
export function runDesk(home: string, env: Record<string, string>, ...args: string[]): Promise<DeskRun> {
  const child = spawn(process.execPath, [resolve('scripts/desk.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve('.cache/node'),
      ENQUIRIES_TO: 'office@firm.example',
      ENQUIRIES_FROM: 'website@firm.example',
      DATA_DIR: join(home, 'data'),
      BUILD_DIR: join(home, 'build'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8')
    child[stream].on('data', (text: string) => {
      output[stream] += text
    })
  }
  return new Promise((finish) => child.once('close', (code) => finish({ code: code ?? -1, ...output })))
}

/** The same with --json, parsed. */
export async function runDeskJson(
  home: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number } & Record<string, unknown>> {
  const { code, stdout, stderr } = await runDesk(home, env, ...args, '--json')
  if (stdout === '') throw new Error(stderr)
  return { code, ...(JSON.parse(stdout) as Record<string, unknown>) }
}
