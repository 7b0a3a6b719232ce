import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'
import type { Choices, Conflict, Published } from '../api.ts'
import { merge } from '../merge.ts'
import { changedFiles, changesOf, joined, labelOfPlace } from './changes.ts'
import type { ContentStore } from './content-store.ts'
import { asText, isEditable, readJson, refusal, replaceFile } from './files.ts'
import { failure, fileAt, type Git, gitIn, isPicture, safe, said } from './git.ts'
import { type Build, problemsIn } from './site-check.ts'

/** Marks the commits of the editor, which alone it may undo. */
const trailer = 'Content-editor'

const toCorrect = 'Nothing was published. Correct these first, then publish again.'
const toChoose = 'Somebody else has published a change of the same fields. Choose a text for each.'
const notBuilt =
  'Nothing was published: the site could not be built. The reason is in the window in which the editor was started. Show it to your developer.'
const notUndone = 'Nothing was undone. These were published again since, so correct them in their forms instead:'
const after = 'Your host now builds the site, which usually takes less than five minutes.'

export function publisher(root: string, store: ContentStore, build: Build) {
  const git = gitIn(root)
  const { siteUrl } = buildSettings(loadEnvironment())
  let step = ''

  async function onDisk(file: string): Promise<unknown> {
    if (!existsSync(join(root, file))) return undefined
    return isPicture(file) ? said(git('hash-object', '-w', file)) : readJson(root, file)
  }

  /** Why nothing can be published from this folder, if that is so. */
  async function missing(): Promise<string | undefined> {
    const [recorded, remote] = await Promise.all([git('rev-parse', 'HEAD'), git('remote')])
    if (recorded.ok && remote.output.trim()) return undefined
    return `Publishing is not set up on this computer. Ask your developer for “The owner’s computer” in docs/deploy.md. ${safe}`
  }

  const changedBetween = async (from: string, to: string) => {
    const { output } = await git('diff', '--name-only', '--no-renames', '-z', from, to)
    return output.split('\0').filter(isEditable)
  }

  /** The editor's last publish, if it has not been undone, and what would change without it. */
  async function published() {
    const { output } = await git('log', '-1', `--grep=^${trailer}: publish`, '--format=%H%n%cI')
    const [commit = '', date = ''] = output.split('\n')
    const undone = commit && (await git('log', '-1', `--grep=^${trailer}: undo ${commit}`, '--format=%H')).output
    if (!commit || undone) return undefined
    const files = await changedBetween(`${commit}^`, commit)
    const described = files.map(async (file) =>
      changesOf(file, await fileAt(git, commit, file), await fileAt(git, `${commit}^`, file)),
    )
    return { commit, date, files, changes: (await Promise.all(described)).flat() }
  }

  /** What differs from the last publish, and what Undo would take back. `next` says why nothing can be published yet. */
  async function changes() {
    const next = await missing()
    const files = next ? [] : await changedFiles(git)
    const described = await Promise.all(
      files.map(async (file) => changesOf(file, await fileAt(git, 'HEAD', file), await onDisk(file))),
    )
    const last = next ? undefined : await published()
    const undo = last && { date: last.date, changes: last.changes }
    return { changes: described.flat(), undo, next, address: siteUrl }
  }

  /** The newest version at the host: what ours goes on top of, and the version with which both began. */
  async function newest() {
    step = 'Looking for changes that others have published …'
    const remote = (await git('remote')).output.split('\n')[0]?.trim() ?? ''
    const branch = await said(git('symbolic-ref', '--short', 'HEAD'))
    await said(git('fetch', '--quiet', remote))
    const ours = await said(git('rev-parse', 'HEAD'))
    const found = await git('rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`)
    const theirs = found.ok ? found.output.trim() : ''
    const isNewer = theirs !== '' && !(await git('merge-base', '--is-ancestor', theirs, ours)).ok
    const parent = isNewer ? theirs : ours
    const base = await said(git('merge-base', ours, parent))
    const unsent = await git('diff', '--name-only', '-z', base, ours)
    if (!unsent.output.split('\0').every((file) => file === '' || isEditable(file)))
      throw failure('This folder and the remote both have commits of code: a developer has to merge them.')
    return { remote, branch, parent, base, isSent: parent === theirs }
  }
  type Newest = Awaited<ReturnType<typeof newest>>

  /** Writes versions of files into a copy of the site. */
  async function write(versions: ReadonlyMap<string, unknown>, folder: string, copy: Git): Promise<void> {
    for (const [file, version] of versions) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      if (version === undefined) rmSync(join(folder, file), { force: true })
      else if (isPicture(file)) {
        await copy('update-index', '--add', '--cacheinfo', `100644,${version},${file}`)
        await copy('checkout-index', '--force', '--', file)
      } else writeFileSync(join(folder, file), asText(version))
    }
    if (versions.size > 0) await copy('add', '--all', '--', ...versions.keys())
  }

  /** Puts versions of files on top of the newest commit, builds the site that they give, and sends it as a commit. */
  async function release(versions: ReadonlyMap<string, unknown>, message: readonly string[], to: Newest) {
    const folder = mkdtempSync(join(tmpdir(), 'publish-'))
    const copy = gitIn(folder)
    try {
      await said(git('worktree', 'add', '--quiet', '--detach', folder, to.parent))
      await write(versions, folder, copy)
      step = 'Building the site as your host will. This takes a minute or two …'
      const output = await build(folder)
      if (output !== undefined) {
        const problems = await problemsIn(output, store)
        if (problems.length > 0) throw refusal(422, toCorrect, { problems })
        throw failure(output, notBuilt)
      }
      const { name, email } = await readJson(root, 'content/business.json')
      const known = await git('config', 'user.email')
      const author = known.ok ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`]
      const isEmpty = (await copy('diff', '--cached', '--quiet')).ok
      if (!isEmpty) await said(copy(...author, 'commit', '--quiet', '--no-verify', ...message))
      step = 'Sending it to your host …'
      const commit = await said(copy('rev-parse', 'HEAD'))
      await said(git('push', '--quiet', to.remote, `${commit}:refs/heads/${to.branch}`))
      return commit
    } finally {
      await git('worktree', 'remove', '--force', folder)
    }
  }

  /** Brings this folder to a commit. What was saved here meanwhile stays; `sent` are the versions of files that the commit holds. */
  async function takeOver(commit: string, sent: ReadonlyMap<string, unknown>): Promise<void> {
    const files = [...new Set([...sent.keys(), ...(await changedFiles(git))])]
    for (const file of files) {
      const [mine, theirs] = [await onDisk(file), await fileAt(git, commit, file)]
      const was = sent.has(file) ? sent.get(file) : await fileAt(git, 'HEAD', file)
      const version = merge([was, mine, theirs], (_path, ours) => ours)
      // Before Git moves on: a crash here leaves changes that the next publish finds in both places.
      if (isDeepStrictEqual(version, mine)) continue
      if (version === undefined) await rm(join(root, file))
      else if (isPicture(file)) await git('checkout', commit, '--', file)
      else await replaceFile(root, file, asText(version))
    }
    if (files.length > 0) await git('reset', '--quiet', commit, '--', ...files)
    const moved = await git('read-tree', '-m', '-u', 'HEAD', commit)
    if (moved.ok) await git('update-ref', 'HEAD', commit)
    else console.error(moved.output)
  }

  async function publish(choices: Choices = {}): Promise<Published> {
    const next = await missing()
    if (next) throw refusal(409, next)
    const to = await newest()
    const [mine, versions] = [new Map<string, unknown>(), new Map<string, unknown>()]
    const conflicts: Conflict[] = []
    const described: string[] = []
    for (const file of await changedFiles(git, to.base)) {
      const theirs = await fileAt(git, to.parent, file)
      mine.set(file, await onDisk(file))
      const { version, open } = joined(file, [await fileAt(git, to.base, file), mine.get(file), theirs], choices)
      conflicts.push(...open)
      if (isDeepStrictEqual(version, theirs)) continue
      versions.set(file, version)
      described.push(...changesOf(file, theirs, version))
    }
    if (conflicts.length > 0) throw refusal(409, toChoose, { conflicts })
    if (versions.size > 0 || !to.isSent) {
      const subject = `Publish ${described.length === 1 ? described[0] : `${described.length} changes`}`
      const message = ['-m', subject.slice(0, 72), '-m', described.join('\n'), '--trailer', `${trailer}: publish`]
      to.parent = await release(versions, message, to)
    }
    await store.inTurn(() => takeOver(to.parent, mine))
    return { ok: true, message: described.length > 0 ? `Published. ${after}` : 'There was nothing to publish.' }
  }

  async function undo(): Promise<Published> {
    const last = await published()
    if (!last) throw refusal(409, 'There is no published change to undo.')
    const to = await newest()
    const versions = new Map<string, unknown>()
    const newer: string[] = []
    for (const file of last.files) {
      const [was, now, before] = [last.commit, to.parent, `${last.commit}^`].map((commit) => fileAt(git, commit, file))
      const version = merge([await was, await now, await before], (path, current) => {
        newer.push(labelOfPlace(file, current, path))
        return current
      })
      versions.set(file, version)
    }
    if (newer.length > 0) throw refusal(409, `${notUndone} ${newer.join(', ')}.`)
    const body = ['-m', last.changes.join('\n'), '--trailer', `${trailer}: undo ${last.commit}`]
    const commit = await release(versions, ['-m', 'Undo the last publish', ...body], to)
    await store.inTurn(() => takeOver(commit, new Map()))
    return { ok: true, message: `Undone. ${after}` }
  }

  return { changes, publish, undo, progress: () => ({ step }) }
}
export type Changes = Awaited<ReturnType<ReturnType<typeof publisher>['changes']>>
