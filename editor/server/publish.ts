import { execFile } from 'node:child_process'
import { changedFiles, changesOf } from './changes.ts'
import { readJson } from './files.ts'

/** Marks the commits of the editor, which alone it may undo. */
const trailer = 'Content-editor'

/** Git in the folder of the site. It asks nothing: a question would wait for ever without a terminal. */
const gitIn =
  (root: string) =>
  (...args: string[]) =>
    new Promise<{ ok: boolean; output: string }>((resolve) => {
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' }
      const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 }
      execFile('git', ['--literal-pathspecs', ...args], options, (error, stdout, stderr) => {
        const output = error ? `${stdout}${stderr}`.trim() || error.message : stdout || stderr
        resolve({ ok: !error, output })
      })
    })
export type Git = ReturnType<typeof gitIn>

/** `message` is a sentence for the owner, `output` what Git said if it failed. */
export type Published = { ok: boolean; message: string; output?: string }

/** What publishing still needs. */
function nextStep(installed: boolean, recorded: boolean, remote: boolean): string | undefined {
  const saved = 'Your changes are saved on this computer.'
  if (!installed)
    return `${saved} Publishing needs Git: install it from https://git-scm.com, then start the editor again.`
  if (!recorded)
    return `${saved} This folder has no Git history yet: ask your developer for a copy made with “git clone”.`
  if (remote) return undefined
  return 'Publishing records your changes in Git on this computer. To send them to your web host, ask your developer for its address and add it with “git remote add origin …”.'
}

export function publisher(root: string) {
  const git = gitIn(root)

  /** The first remote, or an empty text. */
  const remoteName = async () => (await git('remote')).output.split('\n')[0]?.trim() ?? ''

  /** The editor's last commit, if it has not been undone. */
  async function published(): Promise<string> {
    const { ok, output } = await git('log', '-1', `--grep=^${trailer}: publish`, '--format=%H')
    const commit = ok ? output.trim() : ''
    const reverts = await git('log', '-1', `--grep=^This reverts commit ${commit}`, '--format=%H')
    return reverts.output ? '' : commit
  }

  /**
   * What differs from the last commit, in words. `unsent`: something recorded has not been pushed yet. `undo`: the editor's last
   * commit can be undone. `next` explains what Git still needs.
   */
  async function changes() {
    const { ok: installed } = await git('--version')
    const { ok: recorded } = await git('rev-parse', '--verify', 'HEAD')
    const remote = recorded && (await remoteName()) !== ''
    const { ok: tracked, output: ahead } = await git('rev-list', '--count', '@{upstream}..HEAD')
    const files = recorded ? await changedFiles(git) : []
    const described = await Promise.all(files.map((file) => changesOf(file, root, git)))
    return {
      git: recorded,
      remote,
      changes: described.flat(),
      unsent: remote && !(tracked && ahead.trim() === '0'),
      undo: (await published()) !== '',
      next: nextStep(installed, recorded, remote),
    }
  }

  /** Git under the firm's name where it does not know the user. */
  async function gitAsAuthor(...args: string[]) {
    const { ok } = await git('config', 'user.email')
    const { name, email } = (await readJson(root, 'content/business.json')).value
    return git(...(ok ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`]), ...args)
  }

  async function push(done: string): Promise<Published> {
    const remote = await remoteName()
    if (!remote) return { ok: true, message: `${done} on this computer. There is no address to send it to yet.` }
    const { ok: tracked } = await git('rev-parse', '@{upstream}')
    const { ok, output } = await git('push', ...(tracked ? [] : ['--set-upstream', remote, 'HEAD']))
    if (ok) return { ok, message: `${done} and sent to ${remote}.` }
    return { ok, message: `${done} on this computer, but not sent. Click Publish to send it. Git says:`, output }
  }

  async function publish(): Promise<Published> {
    const { next = '', git: usable, changes: described } = await changes()
    if (!usable) return { ok: false, message: next }
    const files = await changedFiles(git)
    if (files.length > 0) {
      const subject = `Publish ${described.length === 1 ? described[0] : `${described.length} changes`}`
      const message = ['-m', subject.slice(0, 72), '-m', described.join('\n'), '--trailer', `${trailer}: publish`]
      const added = await git('add', '--all', '--', ...files)
      const committed = added.ok ? await gitAsAuthor('commit', ...message, '--only', '--', ...files) : added
      if (!committed.ok) {
        await git('reset', '--quiet', '--', ...files)
        return { ok: false, message: 'Nothing was published. Git says:', output: committed.output }
      }
    }
    return push('Recorded')
  }

  async function undo(): Promise<Published> {
    const commit = await published()
    if (!commit) return { ok: false, message: 'There is no published change to undo.' }
    const { ok, output } = await gitAsAuthor('revert', '--no-edit', commit)
    if (ok) return push('Undone')
    const { output: reverting } = await git('rev-parse', '--verify', 'REVERT_HEAD')
    if (reverting.trim() === commit) await git('revert', '--abort')
    const message = 'Nothing was undone. If you have changed the same texts since, publish them first. Git says:'
    return { ok: false, message, output }
  }

  return { changes, publish, undo }
}
export type Changes = Awaited<ReturnType<ReturnType<typeof publisher>['changes']>>
