import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import type { Changes, Published } from '../api.ts'
import { documentInfo, schemaOf } from '../documents.ts'
import { changesBetween } from './change-list.ts'
import { isEditable, readJson } from './files.ts'
import { type Git, gitIn } from './git.ts'

/** Marks the commits of the editor, which alone it may undo. */
const trailer = 'Content-editor'

type Library = { pictures: Record<string, unknown> }

export function publisher(root: string) {
  const git: Git = gitIn(root)

  const lines = async (...args: string[]) => {
    const { ok, output } = await git(...args)
    return ok ? output.split('\0').filter(Boolean) : []
  }

  /** Content and pictures that differ from the last commit. */
  async function changedFiles(): Promise<string[]> {
    const tracked = await lines(
      'diff',
      '--name-only',
      '--no-renames',
      '--relative',
      '-z',
      'HEAD',
      '--',
      'content',
      'pictures',
    )
    const added = await lines('ls-files', '--others', '--exclude-standard', '-z', '--', 'content', 'pictures')
    return [...tracked, ...added].filter(isEditable)
  }

  async function changesOf(file: string): Promise<string[]> {
    const picture = /^pictures\/(.*)\.jpg$/.exec(file)?.[1]
    if (picture) {
      // The entry in pictures.json tells of new pictures.
      const { ok } = await git('cat-file', '-e', `HEAD:./${file}`)
      return ok ? [`Picture file: ${picture}`] : []
    }
    const id = file.replace(/^content\/|\.json$/g, '')
    const committed = await git('show', `HEAD:./${file}`)
    const before = committed.ok ? JSON.parse(committed.output) : undefined
    const after = existsSync(join(root, file)) ? (await readJson(root, file)).value : undefined
    const { name } = after ?? before
    const { title } = documentInfo(id, name)
    if (before === undefined) return [`New: ${title}`]
    if (after === undefined) return [`Removed: ${title}`]
    if (id === 'pictures') return pictureChanges(before as Library, after as Library)
    const schema = schemaOf(id)
    const changes = schema ? changesBetween(jsonSchemaOf(schema), before, after) : []
    return changes.length > 0 ? changes.map((change) => `${title}: ${change}`) : [title]
  }

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
    const files = recorded ? await changedFiles() : []
    const next = !installed
      ? 'Your changes are saved on this computer. Publishing needs Git: install it from https://git-scm.com, then start the editor again.'
      : !recorded
        ? 'Your changes are saved on this computer. This folder has no Git history yet: ask your developer for a copy made with “git clone”.'
        : remote
          ? undefined
          : 'Publishing records your changes in Git on this computer. To send them to your web host, ask your developer for the address and add it with “git remote add origin …”.'
    const described = await Promise.all(files.map(changesOf))
    return {
      git: recorded,
      remote: Boolean(remote),
      changes: described.flat(),
      unsent: Boolean(remote) && unsent,
      undo: undo !== '',
      next,
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
    const files = await changedFiles()
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

function pictureChanges({ pictures: before }: Library, { pictures: after }: Library): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    if (!before[id]) return [`New picture: ${id}`]
    if (!after[id]) return [`Picture removed: ${id}`]
    return JSON.stringify(before[id]) === JSON.stringify(after[id]) ? [] : [`Picture: ${id}`]
  })
}
