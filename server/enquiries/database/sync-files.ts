import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../ignore-missing.ts'

const synced = new Map<string, number>()

/** Syncs every file under `folder` that has changed since the last call to the disk. */
export async function syncFiles(folder: string): Promise<void> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncFiles(path)
    else if (entry.isFile()) await syncFile(path)
  }
}

async function syncFile(path: string): Promise<void> {
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

/** Coalesces calls: those made while `work` runs share the next run, because the current one may miss their changes. */
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
