import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'
import type { Choices, Conflict, Published } from '../api.ts'
import { valueAt } from '../form-schema.ts'
import { merge } from '../merge.ts'
import { changedFiles, changesOf, joined } from './changes.ts'
import type { ContentStore } from './content-store.ts'
import { asText, isEditable, readJson, refusal, replaceFile } from './files.ts'
import { failure, fileAt, type Git, gitIn, isPicture, safe, said } from './git.ts'
import { problem } from './links.ts'
import { type Build, problemsIn } from './site-check.ts'

/** Marks the commits of the editor, which alone it may undo. */
const trailer = 'Content-editor: publish'

const toCorrect = 'Nothing was published. Correct these first, then publish again.'
const toReplace = 'Nothing was taken back: pages show a picture that would go. Choose another one there first.'
const toChoose = 'Somebody else has published a change of the same fields. Choose a text for each.'
const notBuilt =
  'Nothing was published: the site could not be built. The reason is in the window in which the editor was started. Show it to your developer.'
const keepMine = (_path: unknown, mine: unknown) => mine
const after = 'Your host now builds the site, which usually takes less than five minutes.'

export function publisher(root: string, store: ContentStore, build: Build) {
  const git = gitIn(root)
  const { siteUrl } = buildSettings(loadEnvironment())

  async function onDisk(file: string): Promise<unknown> {
    if (!existsSync(join(root, file))) return undefined
    return isPicture(file) ? said(git('hash-object', '-w', file)) : readJson(root, file)
  }

  type Version = (file: string) => Promise<unknown>
  async function inWords(files: readonly string[], before: Version, after: Version): Promise<string[]> {
    const described = files.map(async (file) => changesOf(file, await before(file), await after(file)))
    return (await Promise.all(described)).flat()
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

  /** The editor's last publish, and the versions of its files that Undo would give. What has been changed since stays. */
  async function published() {
    const { output } = await git('log', '-1', `--grep=^${trailer}`, '--format=%H%n%cI')
    const [commit = '', date = ''] = output.split('\n')
    if (!commit) return undefined
    const versions = new Map<string, unknown>()
    for (const file of await changedBetween(`${commit}^`, commit)) {
      const [was, mine, then] = [
        await fileAt(git, commit, file),
        await onDisk(file),
        await fileAt(git, `${commit}^`, file),
      ]
      const version = merge([was, mine, then], keepMine)
      if (!isDeepStrictEqual(version, mine)) versions.set(file, version)
    }
    const changes = await inWords([...versions.keys()], onDisk, async (file) => versions.get(file))
    return changes.length > 0 ? { commit, date, versions, changes } : undefined
  }

  /** What differs from the last publish, and what Undo would take back. `next` says why nothing can be published yet. */
  async function changes() {
    const next = await missing()
    const files = next ? [] : await changedFiles(git)
    const described = await inWords(files, (file) => fileAt(git, 'HEAD', file), onDisk)
    const last = next ? undefined : await published()
    return { changes: described, undo: last && { date: last.date, changes: last.changes }, next, address: siteUrl }
  }

  /** The newest version at the host: what ours goes on top of, and the version with which both began. */
  async function newest() {
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
        await said(copy('update-index', '--add', '--cacheinfo', `100644,${version},${file}`))
        await said(copy('checkout-index', '--force', '--', file))
      } else writeFileSync(join(folder, file), asText(version))
    }
    if (versions.size > 0) await said(copy('add', '--all', '--', ...versions.keys()))
  }

  /** Puts versions of files on top of the newest commit, builds the site that they give, and sends it as a commit. */
  async function release(versions: ReadonlyMap<string, unknown>, message: readonly string[], to: Newest) {
    const folder = mkdtempSync(join(tmpdir(), 'publish-'))
    const copy = gitIn(folder)
    try {
      await said(git('worktree', 'add', '--quiet', '--detach', folder, to.parent))
      await write(versions, folder, copy)
      const output = await build(folder)
      if (output !== undefined) {
        const problems = await problemsIn(output, store)
        if (problems.length > 0) throw refusal(422, toCorrect, { problems })
        throw failure(output, notBuilt)
      }
      const { name, email } = await readJson(root, 'content/business.json')
      const author = ['-c', `user.name=${name}`, '-c', `user.email=${email}`]
      if (versions.size > 0) await said(copy(...author, 'commit', '--quiet', '--no-verify', ...message))
      const commit = await said(copy('rev-parse', 'HEAD'))
      await said(git('push', '--quiet', to.remote, `${commit}:refs/heads/${to.branch}`))
      return commit
    } finally {
      await git('worktree', 'remove', '--force', folder)
    }
  }

  /** Replaces a file by a version of a commit. A crash between two files leaves changes that the next publish finds. */
  async function replace(file: string, version: unknown, commit: string): Promise<void> {
    if (isDeepStrictEqual(version, await onDisk(file))) return
    if (version === undefined) await rm(join(root, file))
    else if (isPicture(file)) await said(git('restore', `--source=${commit}`, '--', file))
    else await replaceFile(root, file, asText(version))
  }

  /** Brings this folder to a commit. What was saved here meanwhile stays; `sent` are the versions of files that the commit holds. */
  async function takeOver(commit: string, sent: ReadonlyMap<string, unknown>): Promise<void> {
    const files = [...new Set([...sent.keys(), ...(await changedFiles(git))])]
    for (const file of files) {
      const [mine, theirs] = [await onDisk(file), await fileAt(git, commit, file)]
      const was = sent.has(file) ? sent.get(file) : await fileAt(git, 'HEAD', file)
      await replace(file, merge([was, mine, theirs], keepMine), commit)
    }
    if (files.length > 0) await said(git('reset', '--quiet', commit, '--', ...files))
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
    const isNeeded = versions.size > 0 || !to.isSent
    if (isNeeded) {
      const subject = `Publish ${described.length === 1 ? described[0] : `${described.length} changes`}`
      const message = ['-m', subject.slice(0, 72), '-m', described.join('\n'), '--trailer', trailer]
      to.parent = await release(versions, message, to)
    }
    await store.inTurn(() => takeOver(to.parent, mine))
    return { ok: true, message: isNeeded ? `Published. ${after}` : 'There was nothing to publish.' }
  }

  /** Takes the last publish back in this folder. What has been changed since stays. */
  async function takeBack(): Promise<Published> {
    const last = await published()
    if (!last) throw refusal(409, 'There is no published change to undo.')
    const gone = (id: string) => {
      const file = `pictures/${id}.jpg`
      return last.versions.has(file) && last.versions.get(file) === undefined
    }
    const showing = (await store.allTexts()).filter(({ info: { file }, path, text, schema }) => {
      const isKept = !last.versions.has(file) || valueAt(last.versions.get(file), path) === text
      return schema.widget === 'picture' && gone(text) && isKept
    })
    const problems = showing.map(({ info, data, path }) => problem(info, data, path))
    if (problems.length > 0) throw refusal(409, toReplace, { problems })
    for (const [file, version] of last.versions) await replace(file, version, `${last.commit}^`)
    return { ok: true, message: 'Taken back here. Click Publish, so that it is taken back for your visitors too.' }
  }

  return { changes, publish, undo: () => store.inTurn(takeBack) }
}
export type Changes = Awaited<ReturnType<ReturnType<typeof publisher>['changes']>>
