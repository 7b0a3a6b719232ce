import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds after which a folder can only have been left by a process that was killed. */
const abandonedAfter = 60 * 60 * 1000

/** Where uploads wait on disk until they are stored: one folder for each request, named by us. */
export type Spool = { newFolder: () => Promise<string>; discard: (folder: string) => Promise<void> }

/** Opens the spool under the data folder and clears what a killed process left there. */
export async function openSpool(dataDirectory: string): Promise<Spool> {
  const root = join(dataDirectory, 'incoming')
  await mkdir(root, { recursive: true, mode: 0o700 })
  for (const name of await readdir(root)) {
    const folder = join(root, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > abandonedAfter) await rm(folder, { recursive: true, force: true })
  }
  return {
    newFolder: async () => {
      const folder = join(root, randomUUID())
      await mkdir(folder, { mode: 0o700 })
      return folder
    },
    discard: (folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
