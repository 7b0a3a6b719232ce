import type { Changes, Published } from '../api.ts'
import { changedFiles, changesOf } from './changed-files.ts'
import { readJson } from './files.ts'
import { gitIn } from './git.ts'

/** Marks the commits of the editor, which alone it may undo. */
const trailer = 'Content-editor'

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

  async function state() {
    const { ok: installed } = await git('--version')
    const { ok: recorded } = await git('rev-parse', '--verify', 'HEAD')
    const { output: remotes } = await git('remote')
    const remote = recorded ? remotes.split('\n')[0]?.trim() : ''
    const ahead = await git('rev-list', '--count', '@{upstream}..HEAD')
    const last = await git('log', '-1', `--grep=^${trailer}: `, `--format=%H %(trailers:key=${trailer},valueonly)`)
    const [commit = '', what] = recorded ? last.output.trim().split(/\s+/) : []
    return {
      installed,
      recorded,
      remote,
      unsent: !ahead.ok || ahead.output.trim() !== '0',
      undo: what === 'publish' ? commit : '',
    }
  }

  async function changes(): Promise<Changes> {
    const { installed, recorded, remote, unsent, undo } = await state()
    const files = recorded ? await changedFiles(git) : []
    const described = await Promise.all(files.map((file) => changesOf(file, root, git)))
    return {
      git: recorded,
      remote: Boolean(remote),
      changes: described.flat(),
      unsent: Boolean(remote) && unsent,
      undo: undo !== '',
      next: nextStep(installed, recorded, Boolean(remote)),
    }
  }

  /** Options that name the firm as author where Git does not know the user. */
  async function author(): Promise<string[]> {
    const { ok } = await git('config', 'user.email')
    if (ok) return []
    const { name, email } = (await readJson(root, 'content/business.json')).value
    return ['-c', `user.name=${name}`, '-c', `user.email=${email}`]
  }

  async function push(done: string): Promise<Published> {
    const { remote } = await state()
    if (!remote) return { ok: true, message: `${done} on this computer. There is no address to send it to yet.` }
    const { ok: tracked } = await git('rev-parse', '@{upstream}')
    const { ok, output } = await (tracked ? git('push') : git('push', '--set-upstream', remote, 'HEAD'))
    if (ok) return { ok, message: `${done} and sent to ${remote}.` }
    return { ok, message: `${done} on this computer, but not sent. Publish again to repeat it. Git says:`, output }
  }

  async function publish(): Promise<Published> {
    const { next, git: usable, changes: described } = await changes()
    if (!usable) return { ok: false, message: next ?? '' }
    const files = await changedFiles(git)
    if (files.length > 0) {
      const subject = `Publish ${described.length === 1 ? described[0] : `${described.length} changes`}`
      const message = ['-m', subject.slice(0, 72), '-m', described.join('\n'), '--trailer', `${trailer}: publish`]
      const added = await git('add', '--all', '--', ...files)
      const committed = added.ok
        ? await git(...(await author()), 'commit', ...message, '--only', '--', ...files)
        : added
      if (!committed.ok) {
        await git('reset', '--quiet', '--', ...files)
        return { ok: false, message: 'Nothing was published. Git says:', output: committed.output }
      }
    }
    return push('Recorded')
  }

  async function undo(): Promise<Published> {
    const { undo: commit } = await state()
    if (!commit) return { ok: false, message: 'There is no published change to undo.' }
    const named = await author()
    const reverted = await git(...named, 'revert', '--no-edit', commit)
    if (!reverted.ok) {
      const { output } = await git('rev-parse', '--verify', 'REVERT_HEAD')
      if (output.trim() === commit) await git('revert', '--abort')
      const message = 'Nothing was undone. If you have changed the same texts since, publish them first. Git says:'
      return { ok: false, message, output: reverted.output }
    }
    await git(...named, 'commit', '--amend', '--no-edit', '--only', '--trailer', `${trailer}: undo`)
    return push('Undone')
  }

  return { changes, publish, undo }
}
