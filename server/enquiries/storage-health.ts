import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database/database.ts'
import { readState } from './inbox-state.ts'
import { uploadLimits } from './upload-limits.ts'

const remembered = 10 * 60_000

/** True means failing. Values that could not be read are missing. */
export type DeskHealth = {
  disk: boolean
  database: boolean
  waitingSince?: Date | null
  givenUp?: number
  refusedFiles?: number
}

const { spareDisk, diskCopies, bytes } = uploadLimits

/** True when a file can be written and the largest enquiry would be taken. */
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
    return bavail * bsize > spareDisk + diskCopies * bytes
  } catch {
    return false
  }
}

export function watchStorage(database: Database, incoming: string) {
  let refused = { disk: Number.NEGATIVE_INFINITY, database: Number.NEGATIVE_INFINITY }

  return {
    /** Only errors of the operating system have an errno; the others are the database's. */
    noteRefusal(error: unknown): void {
      const cause = typeof (error as { errno?: unknown }).errno === 'number' ? 'disk' : 'database'
      refused = { ...refused, [cause]: performance.now() }
    },
    noteStored(): void {
      refused = { disk: Number.NEGATIVE_INFINITY, database: Number.NEGATIVE_INFINITY }
    },
    async look(): Promise<DeskHealth> {
      const now = performance.now()
      const disk = !(await diskTakesFiles(incoming)) || now - refused.disk < remembered
      try {
        const { waiting, oldestWaitingSeconds, undelivered, refusedFiles } = await readState(database.sql)
        const waitingSince = waiting > 0 ? new Date(Date.now() - oldestWaitingSeconds * 1000) : null
        return { disk, database: now - refused.database < remembered, waitingSince, givenUp: undelivered, refusedFiles }
      } catch {
        return { disk, database: true }
      }
    },
  }
}
