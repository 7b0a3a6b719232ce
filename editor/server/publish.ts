import { isDeepStrictEqual } from 'node:util'
import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'
import type { Changes, Choices, Conflict, Published } from '../api.ts'
import { changedFiles, changesOf, changesOfFiles, mergeVersions } from './changes.ts'
import type { ContentStore } from './content-store.ts'
import { refusal } from './files.ts'
import { changesKept, fileAt } from './git.ts'
import { lastPublish, publishTrailer } from './last-publish.ts'
import { releases } from './releases.ts'
import type { Build } from './site-check.ts'
import { workingCopy } from './working-copy.ts'

const toChoose = 'Somebody else has published a change of the same fields. Choose a text for each.'
const joinedIn = 'What somebody else has published since is now in your forms, too.'
const after = 'Your host now builds the site, which usually takes less than five minutes.'

export function publisher(root: string, store: ContentStore, build: Build) {
  const copy = workingCopy(root)
  const { git, onDisk, takeOver } = copy
  const last = lastPublish(root, store, copy)
  const { newest, release } = releases(root, store, build)
  const { siteUrl } = buildSettings(loadEnvironment())

  /** Why nothing can be published from this folder, if that is so. */
  async function missing(): Promise<string | undefined> {
    const [recorded, remote] = await Promise.all([git('rev-parse', 'HEAD'), git('remote')])
    if (recorded.ok && remote.output.trim()) return undefined
    return `Publishing is not set up on this computer. Ask your developer for “The owner’s computer” in docs/deploy.md. ${changesKept}`
  }

  async function changes(): Promise<Changes> {
    const next = await missing()
    const files = next ? [] : await changedFiles(git)
    const described = await changesOfFiles(files, (file) => fileAt(git, 'HEAD', file), onDisk)
    const undo = next ? undefined : await last.find()
    return { changes: described, undo: undo && { date: undo.date, changes: undo.changes }, next, address: siteUrl }
  }

  async function publish(choices: Choices = {}): Promise<Published> {
    const next = await missing()
    if (next) throw refusal(409, next)
    const to = await newest()
    const mine = new Map<string, unknown>()
    const versions = new Map<string, unknown>()
    const conflicts: Conflict[] = []
    const described: string[] = []
    for (const file of await changedFiles(git, to.base)) {
      const theirs = await fileAt(git, to.parent, file)
      mine.set(file, await onDisk(file))
      const { version, open } = mergeVersions(file, [await fileAt(git, to.base, file), mine.get(file), theirs], choices)
      conflicts.push(...open)
      if (isDeepStrictEqual(version, theirs)) continue
      versions.set(file, version)
      described.push(...changesOf(file, theirs, version))
    }
    if (conflicts.length > 0) throw refusal(409, toChoose, { conflicts })
    const isNeeded = versions.size > 0 || !to.isSent
    if (isNeeded) {
      const subject = `Publish ${described.length === 1 ? described[0] : `${described.length} changes`}`
      const message = ['-m', subject.slice(0, 72), '-m', described.join('\n'), '--trailer', publishTrailer]
      to.parent = await release(versions, message, to)
    }
    await store.inTurn(() => takeOver(to.parent, mine))
    const done = isNeeded ? `Published. ${after}` : 'There was nothing to publish.'
    return { ok: true, message: to.isNewer ? `${done} ${joinedIn}` : done }
  }

  return { changes, publish, undo: () => store.inTurn(last.takeBack) }
}
