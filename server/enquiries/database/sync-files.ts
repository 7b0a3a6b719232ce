import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../ignore-missing.ts'

const synced = new Map<string, number>()

/** Has the operating system put every file under `folder` that changed since the last call on the disk. */
export async function syncFiles(folder: string): Promise<void> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncFiles(path)
    else if (entry.isFile()) await syncFile(path)
  }
}

async function syncFile(path: string): Promise<void> {
  // A file that was deleted meanwhile needs no sync; one that cannot be synced must not pass for done.
  const changed = await stat(path).catch(ignoreMissing)
  if (!changed || synced.get(path) === changed.mtimeMs) return
  const file = await open(path, 'r+').catch(ignoreMissing)
  if (!file) return
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  synced.set(path, changed.mtimeMs)
}

/**
 * Lets all who ask while `work` is being done wait for the next time it is done, together: what they did before they asked
 * may have come too late for this one.
 */
export function together(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        current = work()
        return current
      })
    return next
  }
}
