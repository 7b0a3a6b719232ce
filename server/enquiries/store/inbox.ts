import { randomInt, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { business } from '#content/business.ts'
import { makeReference } from '#domain/reference.ts'
import type { Database, Sql } from './database.ts'
import { forgetDelivered, refusedAndKept } from './retention.ts'
import type { Content, Delivery, DeliveryQueue, NumberedFile, SpooledFile, Submission } from './stored-enquiry.ts'

const partSize = 256 * 1024

export type NewDelivery = { id: string; queue: DeliveryQueue }

const references = 2 ** 32

export async function findReference(sql: Sql, key: string): Promise<string | undefined> {
  const [known] = await sql<{ reference: string }>('select reference from enquiries.enquiry where submission = $1', [
    key,
  ])
  return known?.reference
}

/**
 * Stores an enquiry with its files and deliveries in the caller's transaction and resolves with its reference; undefined when
 * the submission is already stored.
 */
export async function storeSubmission(
  sql: Sql,
  { key, content, files }: Submission,
  deliveries: readonly NewDelivery[],
): Promise<string | undefined> {
  const id = randomUUID()
  const reference = await claimReference(sql, id, key, content)
  if (!reference) return
  for (const [position, file] of files.entries()) await storeFile(sql, id, position, file)
  const insert = 'insert into enquiries.delivery (id, enquiry_id, queue) values ($1, $2, $3)'
  for (const delivery of deliveries) await sql(insert, [delivery.id, id, delivery.queue])
  return reference
}

async function claimReference(sql: Sql, id: string, key: string, content: Content): Promise<string | undefined> {
  for (;;) {
    const reference = makeReference(business.name, () => randomInt(references) / references)
    const stored = await sql(
      `insert into enquiries.enquiry (id, submission, reference, content) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [id, key, reference, JSON.stringify(content)],
    )
    if (stored.length > 0) return reference
    if (await findReference(sql, key)) return
  }
}

async function storeFile(sql: Sql, enquiryId: string, position: number, file: SpooledFile): Promise<void> {
  const { name, type, size, path } = file
  const insert = 'insert into enquiries.attachment (enquiry_id, position, name, type, size) values ($1, $2, $3, $4, $5)'
  await sql(insert, [enquiryId, position, name, type, size])
  const insertPart = `insert into enquiries.attachment_part (enquiry_id, attachment_position, position, bytes)
    values ($1, $2, $3, $4)`
  let part = 0
  for await (const bytes of createReadStream(path, { highWaterMark: partSize })) {
    await sql(insertPart, [enquiryId, position, part, bytes])
    part += 1
  }
}

export async function loadDelivery(sql: Sql, id: string): Promise<Delivery | undefined> {
  const [row] = await sql<Omit<Delivery, 'attachments'>>(
    `select d.id, d.queue, d.enquiry_id as "enquiryId", e.reference, e.received_at as "receivedAt", e.content
     from enquiries.delivery d join enquiries.enquiry e on e.id = d.enquiry_id
     where d.id = $1 and d.done_at is null and e.content is not null`,
    [id],
  )
  if (!row) return
  return { ...row, attachments: await loadAttachments(sql, row.enquiryId) }
}

export function loadAttachments(sql: Sql, enquiryId: string): Promise<NumberedFile[]> {
  return sql('select position, name, type, size from enquiries.attachment where enquiry_id = $1 order by position', [
    enquiryId,
  ])
}

/**
 * What an office address has had of an enquiry. A file that the mail server will not take is `refused`, and `named` once a mail
 * that names it has been taken.
 */
export type PartState = 'taken' | 'refused' | 'named'

/** By part: 0 is the text, 1 the first file. */
export async function loadParts(sql: Sql, enquiryId: string, address: string): Promise<Map<number, PartState>> {
  const rows = await sql<{ part: number; state: PartState }>(
    'select part, state from enquiries.office_part where enquiry_id = $1 and address = $2',
    [enquiryId, address],
  )
  return new Map(rows.map(({ part, state }) => [part, state]))
}

/** Remembers what the mail server took or refused. A refused file is kept until it has been taken out. */
export async function noteParts(
  database: Database,
  { id, enquiryId }: Pick<Delivery, 'id' | 'enquiryId'>,
  address: string,
  parts: readonly (readonly [part: number, state: PartState])[],
): Promise<void> {
  await database.transaction(async (sql) => {
    const upsert = `insert into enquiries.office_part (enquiry_id, address, part, state) values ($1, $2, $3, $4)
      on conflict (enquiry_id, address, part) do update set state = excluded.state`
    for (const [part, state] of parts) await sql(upsert, [enquiryId, address, part, state])
    if (parts.some(([, state]) => state !== 'refused')) await noteTry(sql, id)
  })
}

export async function* readAttachment(sql: Sql, enquiryId: string, position: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const [row] = await sql<{ bytes: Buffer }>(
      `select bytes from enquiries.attachment_part
       where enquiry_id = $1 and attachment_position = $2 and position = $3`,
      [enquiryId, position, part],
    )
    if (!row) return
    yield row.bytes
  }
}

/** Marks a mail as done. After the last mail of an enquiry its content is deleted, `retentionDays` later. */
export async function markDelivered(database: Database, id: string, retentionDays: number): Promise<void> {
  await database.transaction(async (sql) => {
    const [row] = await sql<{ enquiryId: string }>(
      'update enquiries.delivery set done_at = now() where id = $1 returning enquiry_id as "enquiryId"',
      [id],
    )
    if (!row) return
    // Without this lock, two mails that finish together would not see each other.
    await sql('select id from enquiries.enquiry where id = $1 for update', [row.enquiryId])
    await sql(
      `update enquiries.enquiry set delivered_at = now() where id = $1
       and not exists (select from enquiries.delivery where enquiry_id = $1 and done_at is null)`,
      [row.enquiryId],
    )
    await forgetDelivered(sql, retentionDays)
  })
}

/** Counts a try of a mail. `refusal` is what the mail server said if it did not take it; `address` is null for the visitor. */
export async function noteTry(
  sql: Sql,
  id: string,
  refusal?: { address: string | null; answer: string },
): Promise<void> {
  await sql(
    `update enquiries.delivery set tries = tries + 1, last_try_at = now(),
       refused_by = coalesce($2, refused_by), last_answer = coalesce($3, last_answer) where id = $1`,
    [id, refusal?.address, refusal?.answer],
  )
}

/** The mails that wait, of one enquiry or of all (null), locked until the caller's transaction ends. */
export function undelivered(sql: Sql, reference: string | null): Promise<NewDelivery[]> {
  return sql(
    `select d.id, d.queue from enquiries.delivery d join enquiries.enquiry e on e.id = d.enquiry_id
     where d.done_at is null and ($1::text is null or e.reference = $1) order by d.id for update of d`,
    [reference],
  )
}

/** Since when the oldest mail to the office waits, and how many refused files are kept. */
export type InboxState = { waitingSince: Date | null; refusedFiles: number }

export async function readState(sql: Sql): Promise<InboxState> {
  const [row] = await sql<InboxState>(
    `select min(e.received_at) filter (where d.queue = 'office-mail') as "waitingSince",
       (select count(*)::int from enquiries.attachment a where ${refusedAndKept}) as "refusedFiles"
     from enquiries.delivery d join enquiries.enquiry e on e.id = d.enquiry_id where d.done_at is null`,
  )
  return row as InboxState
}
