import type { Database } from '#server/enquiries/store/database.ts'
import { type Cause, type Notice, nothingTold } from './rules.ts'

/** Reads the notice of a cause, stores the one that `decide` returns, and resolves with the whole decision. */
export type Notices = <Decision extends { notice: Notice }>(
  cause: Cause,
  decide: (notice: Notice) => Decision,
) => Promise<Decision>

/** In the desk's database, so that a restart or another server does not repeat an alarm. */
export function databaseNotices(database: Database): Notices {
  return (cause, decide) =>
    database.transaction(async (sql) => {
      const insert = 'insert into enquiries.notice (cause, notice) values ($1, $2) on conflict do nothing'
      await sql(insert, [cause, JSON.stringify(nothingTold)])
      const select = 'select notice from enquiries.notice where cause = $1 for update'
      const [row] = await sql<{ notice: Notice }>(select, [cause])
      const decision = decide(row?.notice ?? nothingTold)
      await sql('update enquiries.notice set notice = $2 where cause = $1', [cause, JSON.stringify(decision.notice)])
      return decision
    })
}

/** In memory, for sites without a desk and for failures of the disk or the database. */
export function memoryNotices(): Notices {
  const notices = new Map<Cause, Notice>()
  return async (cause, decide) => {
    const decision = decide(notices.get(cause) ?? nothingTold)
    notices.set(cause, decision.notice)
    return decision
  }
}
