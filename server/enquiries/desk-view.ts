import { answersOf } from '#domain/enquiry-text.ts'
import { listLines, readSentList } from '#domain/steel-list/sent-list.ts'
import type { Database, Sql } from './database/database.ts'
import { steelListFile } from './enquiry-email.ts'
import { refusedAndKept } from './inbox.ts'
import type { Queue } from './queue.ts'
import type { Content } from './stored-enquiry.ts'

/** One mail of an enquiry as the owner of the desk sees it, without personal data; times as ISO texts. */
export type MailView = {
  reference: string
  /** `office`, or the address that refused it last, or `visitor`. */
  to: string
  state: 'waiting' | 'given up' | 'delivered'
  receivedAt: string
  tries: number
  lastTryAt: string | null
  /** What the mail server said at the last failed try of a mail that is not delivered. */
  lastAnswer: string | null
  nextTryAt: string | null
}

/** One enquiry. `personal` only where it was asked for; null when it has been deleted after delivery. */
export type EnquiryView = {
  reference: string
  receivedAt: string
  deliveredAt: string | null
  kept: boolean
  form: string | null
  page: string | null
  service: string | null
  /** The service whose page the form was on. */
  about: string | null
  suspicions: string[]
  /** `refused`: the mail server did not take it, and it is kept until somebody saves it. */
  files: { type: string; size: number; refused: boolean; name?: string }[]
  mails: MailView[]
  tries: { to: string; at: string; answer: string | null }[]
  personal?: Record<string, string> | null
  /** The steel list as CSV; only with `personal`, and only if there is one. */
  steelList?: string
}

type MailRow = Omit<MailView, 'receivedAt' | 'lastTryAt' | 'nextTryAt'> & {
  id: string
  receivedAt: Date
  lastTryAt: Date | null
}

const mails = `select d.id, e.reference,
    case when d.queue <> 'office-mail' then 'visitor' when d.done_at is null then coalesce(l.address, 'office') else 'office' end
      as "to",
    case when d.done_at is not null then 'delivered' when d.gave_up_at is not null then 'given up' else 'waiting' end as state,
    e.received_at as "receivedAt", t.tries, t.last as "lastTryAt", case when d.done_at is null then l.answer end as "lastAnswer"
  from enquiries.delivery d join enquiries.enquiry e on e.id = d.enquiry_id
    left join lateral (select count(*)::int as tries, max(at) as last from enquiries.attempt where delivery_id = d.id) t on true
    left join lateral (select address, answer from enquiries.attempt where delivery_id = d.id and answer is not null
      order by at desc limit 1) l on true`

function shown({ id, ...row }: MailRow, due: ReadonlyMap<string, Date>): MailView {
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    lastTryAt: row.lastTryAt?.toISOString() ?? null,
    nextTryAt: due.get(id)?.toISOString() ?? null,
  }
}

export type RefusedFile = { reference: string; receivedAt: string; type: string; size: number }

/** Every mail that is waiting or was given up, oldest first. */
export async function listMails({ sql }: Database, queue: Queue): Promise<MailView[]> {
  const due = await queue.nextTries()
  const rows = await sql<MailRow>(`${mails} where d.done_at is null order by e.received_at, d.queue desc`)
  return rows.map((row) => shown(row, due))
}

/** Every refused file that nobody has saved yet, oldest first. */
export async function listRefused({ sql }: Database): Promise<RefusedFile[]> {
  const rows = await sql<Omit<RefusedFile, 'receivedAt'> & { receivedAt: Date }>(
    `select e.reference, e.received_at as "receivedAt", a.type, a.size
     from enquiries.attachment a join enquiries.enquiry e on e.id = a.enquiry_id where ${refusedAndKept}
     order by e.received_at, a.position`,
  )
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }))
}

/** One enquiry; null for an unknown reference. */
export async function showEnquiry({ sql }: Database, queue: Queue, reference: string, personal: boolean) {
  const [enquiry] = await sql<{ id: string; receivedAt: Date; deliveredAt: Date | null; content: Content | null }>(
    `select id, received_at as "receivedAt", delivered_at as "deliveredAt", content
     from enquiries.enquiry where reference = $1`,
    [reference],
  )
  if (!enquiry) return null
  const { content } = enquiry
  const due = await queue.nextTries()
  const list = content ? steelListFile(content) : undefined
  const files = await filesOf(sql, enquiry.id)
  if (list) files.push({ name: list.filename, type: 'csv', size: Buffer.byteLength(list.content), refused: false })
  const rows = await sql<MailRow>(`${mails} where d.enquiry_id = $1 order by d.queue desc`, [enquiry.id])
  const view: EnquiryView = {
    reference,
    receivedAt: enquiry.receivedAt.toISOString(),
    deliveredAt: enquiry.deliveredAt?.toISOString() ?? null,
    kept: content !== null,
    form: content?.enquiry.kind ?? null,
    page: content?.page ?? null,
    service: content?.enquiry.service ?? null,
    about: (content?.enquiry.kind === 'quote' && content.enquiry.about) || null,
    suspicions: content?.suspicions ?? [],
    files: files.map(({ name, ...file }) => (personal ? { ...file, name } : file)),
    mails: rows.map((row) => shown(row, due)),
    tries: await triesOf(sql, enquiry.id),
  }
  return personal ? { ...view, personal: content && personalOf(content), steelList: list?.content } : view
}

function filesOf(sql: Sql, enquiryId: string) {
  return sql<{ name: string; type: string; size: number; refused: boolean }>(
    `select name, type, size, ${refusedAndKept} as refused from enquiries.attachment a where enquiry_id = $1 order by position`,
    [enquiryId],
  )
}

async function triesOf(sql: Sql, enquiryId: string): Promise<EnquiryView['tries']> {
  const tries = await sql<{ to: string; at: Date; answer: string | null }>(
    `select coalesce(a.address, 'visitor') as "to", a.at, a.answer
     from enquiries.attempt a join enquiries.delivery d on d.id = a.delivery_id where d.enquiry_id = $1 order by a.at`,
    [enquiryId],
  )
  return tries.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}

/** What the visitor sent, by the labels of the form. */
export function personalOf({ enquiry }: Content): Record<string, string> {
  return Object.fromEntries(
    answersOf(enquiry).flatMap(({ field, answer }) => {
      if (!answer || field.control === 'stated') return []
      return [[field.label, field.control === 'steel-list' ? listLines(readSentList(answer)).join('\n') : answer]]
    }),
  )
}
