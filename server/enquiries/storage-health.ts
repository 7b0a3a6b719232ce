import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database/database.ts'
import { oldestWaiting, readState } from './inbox-state.ts'
import { uploadLimits } from './upload-limits.ts'

/** Milliseconds for which an enquiry that could not be stored counts, if nothing else shows what is wrong. */
const remembered = 10 * 60_000

/** What is wrong with the desk, if anything; what could not be learnt is left out. */
export type DeskHealth = { disk: boolean; database: boolean; waitingSince?: Date | null; givenUp?: number }

/** True when a file can be written where uploads wait, and two of the largest enquiries would fit. */
async function diskTakesFiles(folder: string): Promise<boolean> {
  const path = join(folder, `probe-${randomUUID()}`)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.write(Buffer.alloc(4096))
      await file.sync()
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > 2 * uploadLimits.bytes
  } catch {
    return false
  }
}

/** Watches what the desk stands on. `incoming` is the folder where uploads wait. */
export function watchStorage(database: Database, incoming: string) {
  let refused = { disk: Number.NEGATIVE_INFINITY, database: Number.NEGATIVE_INFINITY }

  return {
    /** An enquiry that could not be stored. The operating system's errors have a number, a database's have not. */
    noteRefusal(error: unknown): void {
      const cause = typeof (error as { errno?: unknown }).errno === 'number' ? 'disk' : 'database'
      refused = { ...refused, [cause]: performance.now() }
    },
    /** An enquiry that was stored: all is well again. */
    noteStored(): void {
      refused = { disk: Number.NEGATIVE_INFINITY, database: Number.NEGATIVE_INFINITY }
    },
    async look(): Promise<DeskHealth> {
      const now = performance.now()
      const disk = !(await diskTakesFiles(incoming)) || now - refused.disk < remembered
      try {
        const [waitingSince, { undelivered }] = [await oldestWaiting(database.sql), await readState(database.sql)]
        return { disk, database: now - refused.database < remembered, waitingSince, givenUp: undelivered }
      } catch {
        return { disk, database: true }
      }
    },
  }
}
