import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from './ignore-missing.ts'

/** Milliseconds after which a folder must belong to a killed process. */
const abandonedAfter = 60 * 60 * 1000

/** Uploads on disk until they are stored, in one folder per request. */
export type Spool = {
  folder: string
  newFolder: () => Promise<string>
  freeBytes: () => Promise<number>
  discard: (folder: string) => Promise<void>
  /** Deletes the folders of killed processes. */
  sweep: () => Promise<void>
}

export async function openSpool(dataDirectory: string): Promise<Spool> {
  const root = join(dataDirectory, 'incoming')
  await mkdir(root, { recursive: true, mode: 0o700 })
  const discard = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 3 })

  async function sweep(): Promise<void> {
    for (const name of await readdir(root)) {
      const folder = join(root, name)
      const found = await stat(folder).catch(ignoreMissing)
      if (found && Date.now() - found.mtimeMs > abandonedAfter) await discard(folder)
    }
  }

  await sweep()
  return {
    folder: root,
    newFolder: async () => {
      const folder = join(root, randomUUID())
      await mkdir(folder, { mode: 0o700 })
      return folder
    },
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
    discard,
    sweep,
  }
}
