import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'
import type { Choices, Conflict, Published } from '../api.ts'
import { merge } from '../merge.ts'
import { changedFiles, changesOf, joined } from './changes.ts'
import type { ContentStore } from './content-store.ts'
import { asText, isEditable, readJson, refusal, replaceFile } from './files.ts'
import { failure, fileAt, filesIn, gitIn, isPicture, safe, said } from './git.ts'
import { releases } from './releases.ts'
import { type Build, checkContent, problemsIn } from './site-check.ts'

/** Marks the commits of the editor, which alone it may undo. */
const trailer = 'Content-editor: publish'

const toChange = 'Nothing was taken back: these fields need what would go. Change them first.'
const toChoose = 'Somebody else has published a change of the same fields. Choose a text for each.'
const keepMine = (_path: unknown, mine: unknown) => mine
const joinedIn = 'What somebody else has published since is now in your forms, too.'
const after = 'Your host now builds the site, which usually takes less than five minutes.'

export function publisher(root: string, store: ContentStore, build: Build) {
  const git = gitIn(root)
  const { newest, release } = releases(root, store, build)
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

  /** The editor's last publish, and the versions of its files that Undo would give. What has been changed since stays. */
  async function lastPublish() {
    const { output } = await git('log', '-1', `--grep=^${trailer}`, '--format=%H%n%cI')
    const [commit = '', date = ''] = output.split('\n')
    if (!commit) return undefined
    const versions = new Map<string, unknown>()
    const published = await filesIn(git('diff', '--name-only', '--no-renames', '-z', `${commit}^`, commit))
    for (const file of published.filter(isEditable)) {
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
    const last = next ? undefined : await lastPublish()
    return { changes: described, undo: last && { date: last.date, changes: last.changes }, next, address: siteUrl }
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
    const done = isNeeded ? `Published. ${after}` : 'There was nothing to publish.'
    return { ok: true, message: to.isNewer ? `${done} ${joinedIn}` : done }
  }

  /** Takes the last publish back in this folder. What has been changed since stays; if it needs what would go, nothing is done. */
  async function takeBack(): Promise<Published> {
    const last = await lastPublish()
    if (!last) throw refusal(409, 'There is no published change to undo.')
    const { pictures = [], texts = [] } = Object.groupBy(last.versions, ([file]) =>
      isPicture(file) ? 'pictures' : 'texts',
    )
    const now = await Promise.all(texts.map(async ([file]) => [file, await onDisk(file)] as const))
    const replaceAll = async (versions: Iterable<readonly [string, unknown]>) => {
      for (const [file, version] of versions) await replace(file, version, `${last.commit}^`)
    }
    await replaceAll(texts)
    const output = await checkContent(root)
    if (output !== undefined) {
      await replaceAll(now)
      const problems = await problemsIn(output, store)
      throw problems.length > 0 ? refusal(409, toChange, { problems }) : failure(output)
    }
    await replaceAll(pictures)
    return { ok: true, message: 'Taken back here. Click Publish, so that it is taken back for your visitors too.' }
  }

  return { changes, publish, undo: () => store.inTurn(takeBack) }
}
export type Changes = Awaited<ReturnType<ReturnType<typeof publisher>['changes']>>
