import { isDeepStrictEqual } from 'node:util'
import type { Published } from '../api.ts'
import { keepMine, merge } from '../merge.ts'
import { changesOfFiles } from './changes.ts'
import type { ContentStore } from './content-store.ts'
import { isEditable, refusal } from './files.ts'
import { fileAt, filesIn, isPicture } from './git.ts'
import { checkContent, refusalOf } from './site-check.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Marks the commits of the editor, which alone it may undo. */
export const publishTrailer = 'Content-editor: publish'

const toChange = 'Nothing was taken back: these fields need what would go. Change them first.'

/** The editor's last publish, and taking it back. */
export function lastPublish(root: string, store: ContentStore, { git, onDisk, replace }: WorkingCopy) {
  /** The versions of its files that Undo would give. What has been changed since stays. */
  async function find() {
    const { output } = await git('log', '-1', `--grep=^${publishTrailer}`, '--format=%H%n%cI')
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
    const changes = await changesOfFiles([...versions.keys()], onDisk, async (file) => versions.get(file))
    return changes.length > 0 ? { commit, date, versions, changes } : undefined
  }

  /** Takes the last publish back in this folder. What has been changed since stays; if it needs what would go, nothing is done. */
  async function takeBack(): Promise<Published> {
    const last = await find()
    if (!last) throw refusal(409, 'There is no published change to undo.')
    const { pictures = [], texts = [] } = Object.groupBy(last.versions, ([file]) =>
      isPicture(file) ? 'pictures' : 'texts',
    )
    const now = await Promise.all(texts.map(async ([file]) => [file, await onDisk(file)] as const))
    const replaceAll = async (versions: Iterable<readonly [string, unknown]>) => {
      for (const [file, version] of versions) await replace(file, version, `${last.commit}^`)
    }
    await replaceAll(texts)
    const failed = await checkContent(root)
    if (failed) {
      await replaceAll(now)
      throw await refusalOf(failed, store, toChange)
    }
    await replaceAll(pictures)
    return { ok: true, message: 'Taken back here. Click Publish, so that it is taken back for your visitors too.' }
  }

  return { find, takeBack }
}
