import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { keepMine, merge } from '../merge.ts'
import { changedFiles } from './changes.ts'
import { asText, readJson, replaceFile } from './files.ts'
import { fileAt, gitIn, isPicture, outputOrThrow } from './git.ts'

/** The folder on the owner's computer: its files as they are on disk, and bringing them to another version. */
export function workingCopy(root: string) {
  const git = gitIn(root)

  async function onDisk(file: string): Promise<unknown> {
    if (!existsSync(join(root, file))) return undefined
    return isPicture(file) ? outputOrThrow(git('hash-object', '-w', file)) : readJson(root, file)
  }

  /** Replaces a file by a version of a commit. A crash between two files leaves changes that the next publish finds. */
  async function replace(file: string, version: unknown, commit: string): Promise<void> {
    if (isDeepStrictEqual(version, await onDisk(file))) return
    if (version === undefined) await rm(join(root, file))
    else if (isPicture(file)) await outputOrThrow(git('restore', `--source=${commit}`, '--', file))
    else await replaceFile(root, file, asText(version))
  }

  /** Brings this folder to a commit. What was saved here in the meantime stays; `sent` are the versions of files that the commit holds. */
  async function takeOver(commit: string, sent: ReadonlyMap<string, unknown>): Promise<void> {
    const files = [...new Set([...sent.keys(), ...(await changedFiles(git))])]
    for (const file of files) {
      const [mine, theirs] = [await onDisk(file), await fileAt(git, commit, file)]
      const was = sent.has(file) ? sent.get(file) : await fileAt(git, 'HEAD', file)
      await replace(file, merge([was, mine, theirs], keepMine), commit)
    }
    if (files.length > 0) await outputOrThrow(git('reset', '--quiet', commit, '--', ...files))
    const moved = await git('read-tree', '-m', '-u', 'HEAD', commit)
    if (moved.ok) await git('update-ref', 'HEAD', commit)
    else console.error(moved.output)
  }

  return { git, onDisk, replace, takeOver }
}
export type WorkingCopy = ReturnType<typeof workingCopy>
