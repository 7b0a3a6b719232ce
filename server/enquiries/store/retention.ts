import type { Sql } from './database.ts'

/** Condition on an attachment `a`: an office address's mail server refused it, and nobody has saved it yet. */
export const refusedAndKept = `(a.taken_out_at is null and exists (select from enquiries.office_part p
  where p.enquiry_id = a.enquiry_id and p.part = a.position + 1 and p.state <> 'taken'))`

/** Deletes the content of enquiries that were delivered more than `retentionDays` ago, except refused files. */
export async function forgetDelivered(sql: Sql, retentionDays: number): Promise<void> {
  const due = await sql<{ id: string }>(
    `update enquiries.enquiry set content = null
     where content is not null and delivered_at <= now() - make_interval(days => $1) returning id`,
    [retentionDays],
  )
  if (due.length === 0) return
  await sql(`delete from enquiries.attachment a where enquiry_id = any($1) and not ${refusedAndKept}`, [
    due.map(({ id }) => id),
  ])
}

/** Marks the refused files of an enquiry as taken out, and deletes those that were kept only for that. */
export async function noteTakenOut(sql: Sql, reference: string): Promise<void> {
  await sql(
    `update enquiries.attachment a set taken_out_at = now() from enquiries.enquiry e
     where e.id = a.enquiry_id and e.reference = $1 and ${refusedAndKept}`,
    [reference],
  )
  await sql(
    `delete from enquiries.attachment a using enquiries.enquiry e
     where e.id = a.enquiry_id and e.reference = $1 and e.content is null`,
    [reference],
  )
}

/** Forgets the submissions that were delivered more than 30 days ago. */
export async function forgetSubmissions(sql: Sql): Promise<void> {
  await sql(
    `delete from enquiries.enquiry e where content is null and delivered_at < now() - interval '30 days'
     and not exists (select from enquiries.attachment where enquiry_id = e.id)`,
  )
}
