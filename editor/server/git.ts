import { execFile } from 'node:child_process'
import { refusal } from './files.ts'

/** Git in a folder. It asks nothing: a question would wait indefinitely without a terminal. */
export const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    new Promise<{ ok: boolean; output: string }>((resolve) => {
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' }
      const options = { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 }
      execFile('git', ['--literal-pathspecs', ...args], options, (error, stdout, stderr) => {
        const output = error ? `${stdout}${stderr}`.trim() || error.message : stdout || stderr
        resolve({ ok: !error, output })
      })
    })
export type Git = ReturnType<typeof gitIn>

const unknown = 'The reason is in the window in which the editor was started. Show it to your developer.'
export const changesKept = 'Your changes are safe on this computer.'
const reasons: Readonly<Record<string, RegExp>> = {
  'Somebody else published at the same moment. Publish again.': /rejected/,
  'The disk of this computer is full. Delete files that you do not need, then try again.': /no space left|disk quota/i,
  'The password of this computer for your site has expired or was changed. Ask your developer for a new one, then try again.':
    /authentication|could not read (username|password)|permission denied|access denied|error: 40[13]/i,
  'The place where your site is kept is not where it was. Ask your developer for its new address.':
    /not (appear to be|found)|does not exist/i,
  'There is no connection to the internet. Try again when it is back.':
    /resolve|connect|timed? ?out|network|unable to access/i,
}

/** A failure, in a sentence. What Git said goes to the terminal. */
export function failure(output: string, sentence?: string) {
  console.error(output)
  const [reason = unknown] = Object.entries(reasons).find(([, pattern]) => pattern.test(output)) ?? []
  return refusal(409, `${sentence ?? reason} ${changesKept}`)
}

/** What Git answers. Throws a failure, if it is one. */
export async function outputOrThrow(answer: ReturnType<Git>): Promise<string> {
  const { ok, output } = await answer
  if (!ok) throw failure(output)
  return output.trim()
}

/** The files that Git lists with `-z`. Throws a failure: an answer that failed is no empty list. */
export const filesIn = async (answer: ReturnType<Git>) => (await outputOrThrow(answer)).split('\0').filter(Boolean)

export const isPicture = (file: string) => file.startsWith('pictures/')

/** A file in a commit: its data, or the name that Git gives to a picture's content. */
export async function fileAt(git: Git, commit: string, file: string): Promise<unknown> {
  const { ok, output } = await git(...(isPicture(file) ? ['rev-parse', '--verify'] : ['show']), `${commit}:./${file}`)
  if (!ok) return undefined
  return isPicture(file) ? output.trim() : JSON.parse(output)
}
