import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type GitAnswer = { ok: boolean; output: string }

/** Git in the folder of the site. It asks nothing: a question would wait for ever without a terminal. */
export function gitIn(root: string) {
  return async (...args: string[]): Promise<GitAnswer> => {
    try {
      const { stdout, stderr } = await run('git', ['--literal-pathspecs', ...args], {
        cwd: root,
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' },
        maxBuffer: 64 * 1024 * 1024,
        timeout: 120_000,
      })
      return { ok: true, output: stdout || stderr }
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
      return { ok: false, output: `${stdout}${stderr}`.trim() || message }
    }
  }
}
export type Git = ReturnType<typeof gitIn>
