import type { Database } from './database/database.ts'
import { type InboxState, readState } from './inbox.ts'
import type { Spool } from './spool.ts'

/** Milliseconds for which an enquiry that could not be stored counts as a failure. */
const remembered = 10 * 60_000

export function watchStorage(database: Database, spool: Spool) {
  let refused: { disk?: number; database?: number } = {}
  const isRecent = (at = Number.NEGATIVE_INFINITY) => performance.now() - at < remembered

  return {
    /** Only errors of the operating system have an errno; the others are the database's. */
    noteRefusal(error: unknown): void {
      const cause = typeof (error as { errno?: unknown }).errno === 'number' ? 'disk' : 'database'
      refused[cause] = performance.now()
    },
    noteStored(): void {
      refused = {}
    },
    /** True means failing. `state` is missing when the database does not answer. */
    async look(): Promise<{ disk: boolean; database: boolean; state?: InboxState }> {
      const disk = !(await spool.takesFiles()) || isRecent(refused.disk)
      try {
        return { disk, database: isRecent(refused.database), state: await readState(database.sql) }
      } catch {
        return { disk, database: true }
      }
    },
  }
}
