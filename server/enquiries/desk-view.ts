import { Readable } from 'node:stream'
import { officeEmail, steelListFile } from './mail/enquiry-email.ts'
import type { Sql } from './store/database.ts'
import { loadAttachments, readAttachment } from './store/inbox.ts'
import { refusedAndKept } from './store/retention.ts'
import type { Content } from './store/stored-enquiry.ts'

/** A Date in the server, and its ISO text in the answer to `npm run desk`. */
type Time = Date | string

/** A mail that waits as the owner of the desk sees it, without personal data. */
export type MailView = {
  reference: string
  /** `office`, or the address that refused it last, or `visitor`. */
  to: string
  receivedAt: Time
  tries: number
  lastTryAt: Time | null
  /** What the mail server said when it last refused the mail. */
  lastAnswer: string | null
}

export type RefusedFile = { reference: string; receivedAt: Time; type: string; size: number }

/** What `npm run desk` lists. */
export type DeskList = { mails: MailView[]; refused: RefusedFile[] }

/** Every mail that waits, oldest first. */
export function listMails(sql: Sql): Promise<MailView[]> {
  return sql(
    `select e.reference, case when d.queue <> 'office-mail' then 'visitor' else coalesce(d.refused_by, 'office') end as "to",
       e.received_at as "receivedAt", d.tries, d.last_try_at as "lastTryAt", d.last_answer as "lastAnswer"
     from enquiries.delivery d join enquiries.enquiry e on e.id = d.enquiry_id
     where d.done_at is null order by e.received_at, d.queue desc`,
  )
}

/** Every refused file that nobody has saved yet, oldest first. */
export function listRefused(sql: Sql): Promise<RefusedFile[]> {
  return sql(
    `select e.reference, e.received_at as "receivedAt", a.type, a.size
     from enquiries.attachment a join enquiries.enquiry e on e.id = a.enquiry_id where ${refusedAndKept}
     order by e.received_at, a.position`,
  )
}

type SavedFile = { saveAs: string; read: () => Readable }

/** What is still stored of an enquiry: its text, its steel list and its files. Empty for an unknown reference. */
export async function listFiles(sql: Sql, reference: string, siteUrl: string): Promise<SavedFile[]> {
  const [found] = await sql<{ id: string; content: Content | null }>(
    'select id, content from enquiries.enquiry where reference = $1',
    [reference],
  )
  if (!found) return []
  const { id, content } = found
  const attachments = await loadAttachments(sql, id)
  const files = attachments.map(({ name, position }) => ({
    saveAs: `${reference}-${position + 1}-${name}`,
    read: () => Readable.from(readAttachment(sql, id, position)),
  }))
  if (!content) return files
  const { text } = officeEmail({ reference, content, attachments }, siteUrl, attachments)
  const list = steelListFile(content)
  return [
    { saveAs: `${reference}.txt`, read: () => Readable.from([text]) },
    ...(list ? [{ saveAs: `${reference}-${list.filename}`, read: () => Readable.from([list.content]) }] : []),
    ...files,
  ]
}
