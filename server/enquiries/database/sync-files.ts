import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const synced = new Map<string, number>()

/** Has the operating system put every file under `folder` that changed since the last call on the disk. */
export async function syncFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const changed = await stat(path).catch(() => null)
    if (!changed || synced.get(path) === changed.mtimeMs) continue
    const file = await open(path, 'r+').catch(() => null)
    await file?.sync()
    await file?.close()
    synced.set(path, changed.mtimeMs)
  }
}
