import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The time of change that each file had when it was synced. */
const synced = new Map<string, number>()

/** Syncs every file under `folder` that has changed since the last call to the disk. */
export async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await syncFile(join(entry.parentPath, entry.name))
  }
}

async function syncFile(path: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(path)
    if (synced.get(path) === mtimeMs) return
    await using file = await open(path, 'r+')
    await file.sync()
    // Two changes within a tick of the file system's clock have the same time.
    if (Date.now() - mtimeMs > 1000) synced.set(path, mtimeMs)
  } catch (error) {
    // PostgreSQL deletes parts of its log.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
