import { sentListCopy } from '#content/attachments.ts'
import { business, legalLine } from '#content/business.ts'
import { enquiryForms } from '#content/enquiry.ts'
import { acknowledgement, enquiryMail, thankYou } from '#content/enquiry-desk.ts'
import { fillIn } from '#content/fill-in.ts'
import { longDate } from '#content/long-date.ts'
import { sizeText } from '#domain/attachments.ts'
import { cleanLine } from '#domain/clean-text.ts'
import { type EmailBlock, type EmailRow, type EmailText, emailAsText } from '#domain/email-text.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryText } from '#domain/enquiry-text.ts'
import { londonTime } from '#domain/london-time.ts'
import { listCsv } from '#domain/steel-list/list-csv.ts'
import { listBlocks, readSentList } from '#domain/steel-list/sent-list.ts'
import type { Content, Delivery, NumberedFile } from '#server/enquiries/store/stored-enquiry.ts'
import { contentHtml, emailPage } from './email-html.ts'

/** `html` has the same content as `text`. */
export type Mail = { subject: string; text: string; html: string }

/** What the mail to the office is made from. */
type DeliveredText = Pick<Delivery, 'attachments' | 'content' | 'reference'>

export function visitorName(enquiry: Enquiry): string {
  return enquiry.kind === 'quote' ? enquiry.name : `${enquiry.firstName} ${enquiry.lastName}`
}

/** The rows of the enquiry's steel list as a file, if it has any. It is made from the stored text whenever it is needed. */
export function steelListFile({ enquiry }: Content): { filename: string; content: string } | undefined {
  const { rows } = readSentList(steelListOf(enquiry))
  return rows.length > 0 ? { filename: sentListCopy.file, content: listCsv(rows) } : undefined
}

function steelListOf(enquiry: Enquiry): string {
  return (enquiry.kind === 'quote' && enquiry.steelList) || ''
}

function fileLine({ name, size }: NumberedFile): string {
  return `${cleanLine(name)} (${sizeText(size)})`
}

function subjectOf({ content, reference }: DeliveredText): string {
  const mark = content.suspicions.length > 0 ? `${enquiryMail.spamMark} ` : ''
  return `${mark}${enquiryForms[content.enquiry.kind].subject} - ${business.name} [${reference}]`
}

function mailOf(subject: string, email: EmailText): Mail {
  return { subject, text: `${emailAsText(email)}\r\n`, html: emailPage(subject, contentHtml(email)) }
}

/** The mail to the office: the text of the mail draft with the reference, and a mark on suspected spam. It lists files that follow. */
export function officeEmail(delivery: DeliveredText, siteUrl: string, enclosed: readonly NumberedFile[]): Mail {
  const { attachments, content, reference } = delivery
  const { enquiry, page, suspicions } = content
  const steelList = steelListOf(enquiry)
  const blocks = steelList ? listBlocks(readSentList(steelList), 'enclosed') : []
  const text = enquiryText(enquiry, enclosed, siteUrl + page, 'enclosed', blocks)
  const rows: EmailRow[] = [[enquiryMail.referenceLabel, reference]]
  if (suspicions.length > 0) rows.push([enquiryMail.suspicionsLabel, suspicions.join('; ')])
  const apart = attachments.filter((file) => !enclosed.includes(file)).map(fileLine)
  const after = [...text.after, ...(apart.length > 0 ? [{ heading: enquiryMail.apart, list: apart }] : []), { rows }]
  return mailOf(subjectOf(delivery), { ...text, after })
}

/** The mail of one file, when the files come one by one. */
export function fileEmail(delivery: Delivery, file: NumberedFile): Mail {
  const part = fillIn(enquiryMail.part, { number: file.position + 1, count: delivery.attachments.length })
  return shortMail(delivery, `${subjectOf(delivery)} ${part}`, fileLine(file), [])
}

/** Names each file that the mail server refused, its size and how to get it. */
export function refusedFilesEmail(delivery: Delivery, refused: readonly NumberedFile[]): Mail {
  const list = refused.map((file) => `${fileLine(file)}: npm run desk -- files ${delivery.reference} FOLDER`)
  return shortMail(delivery, subjectOf(delivery), '', [{ heading: enquiryMail.refused, list }])
}

function shortMail({ reference }: Delivery, subject: string, message: string, after: EmailBlock[]): Mail {
  return mailOf(subject, { subject, before: [{ rows: [[enquiryMail.referenceLabel, reference]] }], message, after })
}

/**
 * The mail to the visitor: reference, day, chosen service and next steps. It repeats nothing that was typed, because anybody can
 * type anybody's address.
 */
export function acknowledgementEmail({ content, reference, receivedAt }: Delivery): Mail {
  const { enquiry } = content
  const copy = acknowledgement
  const subject = `${copy.subject} - ${business.name} [${reference}]`
  const { label, options } = enquiryForms[enquiry.kind].fields.service
  const rows: EmailRow[] = [
    [enquiryMail.referenceLabel, reference],
    [copy.receivedLabel, longDate(londonTime(receivedAt).toISOString().slice(0, 10))],
    [label, options.find(({ value }) => value === enquiry.service)?.label ?? ''],
  ]
  const steps = thankYou.steps.list.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`)
  const after: EmailBlock[] = [
    { rows },
    { heading: copy.nextLabel, note: steps.join('\n') },
    { note: copy.closing },
    { note: [`${business.phone.display} · ${business.email}`, legalLine].join('\n') },
    { note: copy.notYou },
  ]
  return mailOf(subject, { subject, before: [], message: copy.firstParagraph, after })
}
