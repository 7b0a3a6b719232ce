import type { Sql } from './database/database.ts'
import { refusedAndKept } from './inbox.ts'

export type InboxState = { waiting: number; oldestWaitingSeconds: number; undelivered: number; refusedFiles: number }

export async function readState(sql: Sql): Promise<InboxState> {
  const [row] = await sql<InboxState>(
    `select count(*) filter (where d.gave_up_at is null)::int as waiting,
       coalesce(extract(epoch from now() - min(e.received_at) filter (where d.gave_up_at is null)), 0)::int
         as "oldestWaitingSeconds",
       count(*) filter (where d.gave_up_at is not null)::int as undelivered,
       (select count(*)::int from enquiries.attachment a where ${refusedAndKept}) as "refusedFiles"
     from enquiries.delivery d join enquiries.enquiry e on e.id = d.enquiry_id where d.done_at is null`,
  )
  return row ?? { waiting: 0, oldestWaitingSeconds: 0, undelivered: 0, refusedFiles: 0 }
}
