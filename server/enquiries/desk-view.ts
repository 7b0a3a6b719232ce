import { Readable } from 'node:stream'
import { answersOf } from '#domain/enquiry-text.ts'
import { listLines, readSentList } from '#domain/steel-list/sent-list.ts'
import { steelListFile } from './mail/enquiry-email.ts'
import type { Sql } from './store/database.ts'
import { readAttachment, refusedAndKept } from './store/inbox.ts'
import type { Content, NumberedFile } from './store/stored-enquiry.ts'

/** A Date in the server, and its ISO text in the answer to `npm run desk`. */
type Time = Date | string

/** One mail of an enquiry as the owner of the desk sees it, without personal data. */
export type MailView = {
  reference: string
  /** `office`, or the address that refused it last, or `visitor`. */
  to: string
  state: 'waiting' | 'given up' | 'delivered'
  receivedAt: Time
  tries: number
  lastTryAt: Time | null
  /** What the mail server said at the last failed try of a mail that is not delivered. */
  lastAnswer: string | null
}

export type RefusedFile = { reference: string; receivedAt: Time; type: string; size: number }

/** What `npm run desk` lists. */
export type DeskList = { mails: MailView[]; refused: RefusedFile[]; notices: string[] }

/** One enquiry. */
export type EnquiryView = {
  reference: string
  receivedAt: Time
  deliveredAt: Time | null
  facts: (readonly [label: string, value: string])[]
  mails: MailView[]
  tries: { to: string; at: Time; answer: string | null }[]
}

const mails = `select e.reference,
    case when d.queue <> 'office-mail' then 'visitor' when d.done_at is null then coalesce(l.address, 'office') else 'office' end
      as "to",
    case when d.done_at is not null then 'delivered' when d.gave_up_at is not null then 'given up' else 'waiting' end as state,
    e.received_at as "receivedAt", t.tries, t.last as "lastTryAt", case when d.done_at is null then l.answer end as "lastAnswer"
  from enquiries.delivery d join enquiries.enquiry e on e.id = d.enquiry_id
    left join lateral (select count(*)::int as tries, max(at) as last from enquiries.attempt where delivery_id = d.id) t on true
    left join lateral (select address, answer from enquiries.attempt where delivery_id = d.id and answer is not null
      order by at desc limit 1) l on true`

/** Every mail that is waiting or was given up, oldest first. */
export function listMails(sql: Sql): Promise<MailView[]> {
  return sql(`${mails} where d.done_at is null order by e.received_at, d.queue desc`)
}

/** Every refused file that nobody has saved yet, oldest first. */
export function listRefused(sql: Sql): Promise<RefusedFile[]> {
  return sql(
    `select e.reference, e.received_at as "receivedAt", a.type, a.size
     from enquiries.attachment a join enquiries.enquiry e on e.id = a.enquiry_id where ${refusedAndKept}
     order by e.received_at, a.position`,
  )
}

/** The files of an enquiry that are still stored, and its steel list. */
export async function listFiles(sql: Sql, reference: string) {
  const stored = await sql<NumberedFile & { id: string; refused: boolean }>(
    `select e.id, a.position, a.name, a.type, a.size, ${refusedAndKept} as refused
     from enquiries.attachment a join enquiries.enquiry e on e.id = a.enquiry_id where e.reference = $1 order by a.position`,
    [reference],
  )
  const files = stored.map(({ id, position, name, type, size, refused }) => ({
    ...{ name, type: type as string, size, refused, saveAs: `${reference}-${position + 1}-${name}` },
    read: () => Readable.from(readAttachment(sql, id, position)),
  }))
  const [row] = await sql<{ content: Content | null }>('select content from enquiries.enquiry where reference = $1', [
    reference,
  ])
  const list = row?.content && steelListFile(row.content)
  if (!list) return files
  const { filename: name, content } = list
  const facts = { name, type: 'csv', size: Buffer.byteLength(content), refused: false, saveAs: `${reference}-${name}` }
  return [...files, { ...facts, read: () => Readable.from([content]) }]
}

/** One enquiry, without what the visitor wrote unless `personal`; undefined for an unknown reference. */
export async function showEnquiry(sql: Sql, reference: string, personal: boolean): Promise<EnquiryView | undefined> {
  const [found] = await sql<{ id: string; receivedAt: Date; deliveredAt: Date | null; content: Content | null }>(
    `select id, received_at as "receivedAt", delivered_at as "deliveredAt", content
     from enquiries.enquiry where reference = $1`,
    [reference],
  )
  if (!found) return
  const { id, content, ...times } = found
  const files = (await listFiles(sql, reference)).map(
    ({ name, type, size, refused }) =>
      `${personal ? name : type} (${size} bytes${refused ? ', refused by the mail server' : ''})`,
  )
  return {
    reference,
    ...times,
    facts: [
      ...(content ? summaryOf(content) : []),
      ['Files', files.join(', ')],
      ['Text and files', content ? 'kept until delivered' : 'deleted after delivery'],
      ...(content && personal ? personalOf(content) : []),
    ],
    mails: await sql(`${mails} where d.enquiry_id = $1 order by d.queue desc`, [id]),
    tries: await sql(
      `select coalesce(a.address, 'visitor') as "to", a.at, a.answer
       from enquiries.attempt a join enquiries.delivery d on d.id = a.delivery_id where d.enquiry_id = $1 order by a.at`,
      [id],
    ),
  }
}

function summaryOf({ enquiry, page, suspicions }: Content): EnquiryView['facts'] {
  return [
    ['Form', enquiry.kind],
    ['Page', page],
    ['Service', enquiry.service],
    ['About', (enquiry.kind === 'quote' && enquiry.about) || ''],
    ['Marked as spam', suspicions.join('; ')],
  ]
}

/** What the visitor sent, by the labels of the form. */
function personalOf({ enquiry }: Content): EnquiryView['facts'] {
  return answersOf(enquiry).flatMap(({ field, answer }) => {
    if (!answer || field.control === 'stated') return []
    return [[field.label, field.control === 'steel-list' ? listLines(readSentList(answer)).join('\n') : answer]]
  })
}
