import { business } from '#content/business.ts'
import { testEnquiry } from '#content/desk.ts'
import { steelListCopy } from '#content/enquiry.ts'
import { acknowledgement, enquiryMail } from '#content/enquiry-desk.ts'
import { legalLine } from '#content/legal/firm-address.ts'
import { thankYou } from '#content/thank-you.ts'
import { type EmailRow, type EmailText, plainText } from '#domain/email-text.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryText } from '#domain/enquiry-text.ts'
import { listCsv } from '#domain/steel-list/list-text.ts'
import { listBlocks, readSentList } from '#domain/steel-list/sent-list.ts'
import { contentHtml, emailPage, numberedList, paragraph, ruledOff } from './email-html.ts'
import type { Content, Delivery } from './stored-enquiry.ts'

/** `html` has the same content as `text`. */
export type Mail = { subject: string; text: string; html: string }

export function visitorName(enquiry: Enquiry): string {
  return enquiry.kind === 'quote' ? enquiry.name : `${enquiry.firstName} ${enquiry.lastName}`
}

/** The rows of the enquiry's steel list as a file, if it has any. It is made from the stored text whenever it is needed. */
export function steelListFile({ enquiry }: Content): { filename: string; content: string } | undefined {
  const { rows } = readSentList(steelListOf(enquiry))
  return rows.length > 0 ? { filename: steelListCopy.file, content: listCsv(rows) } : undefined
}

/** The enquiry as text, with its steel list as a table. */
function textOf({ content, attachments }: Delivery, siteUrl: string): EmailText {
  const steelList = steelListOf(content.enquiry)
  const blocks = steelList ? listBlocks(readSentList(steelList), 'enclosed') : []
  return enquiryText(content.enquiry, attachments, siteUrl + content.page, 'enclosed', blocks)
}

function steelListOf(enquiry: Enquiry): string {
  return (enquiry.kind === 'quote' && enquiry.steelList) || ''
}

function mailText(lines: readonly string[]): string {
  return lines.join('\r\n')
}

function markOf({ test, suspicions }: Content): string {
  if (test) return `${testEnquiry.mark} `
  return suspicions.length > 0 ? `${enquiryMail.spamMark} ` : ''
}

/** The mail to the office: the text of the mail draft with the reference, and a mark on suspected spam. */
export function officeEmail(delivery: Delivery, siteUrl: string): Mail {
  const { content, reference } = delivery
  const { suspicions } = content
  const enquiry = textOf(delivery, siteUrl)
  const rows: EmailRow[] = [[enquiryMail.referenceLabel, reference]]
  if (suspicions.length > 0) rows.push([enquiryMail.suspicionsLabel, suspicions.join('; ')])
  const email = { ...enquiry, after: [...enquiry.after, { rows }] }
  const subject = `${markOf(content)}${email.subject} [${reference}]`
  return { subject, text: mailText([plainText(email), '']), html: emailPage(subject, [contentHtml(email)]) }
}

/** The mail to the visitor: reference, next steps, and a copy of the enquiry with file names only; its steel list is enclosed. */
export function acknowledgementEmail(delivery: Delivery, siteUrl: string): Mail {
  const { content, reference } = delivery
  const enquiry = textOf(delivery, siteUrl)
  const copy = acknowledgement
  const subject = `${copy.subject} - ${business.name} [${reference}]`
  const greeting = copy.greeting.replace('{name}', () => visitorName(content.enquiry))
  const opening = copy.opening.replace('{reference}', reference)
  const steps = thankYou.steps.list.map(({ title, text }) => `${title}: ${text}`)
  const signature = [`${business.phone.display} · ${business.email}`, legalLine, copy.notYou]
  return {
    subject,
    text: mailText([
      greeting,
      '',
      opening,
      '',
      copy.nextLabel,
      ...steps.map((step, index) => `${index + 1}. ${step}`),
      '',
      copy.closing,
      '',
      copy.copyLabel,
      '',
      plainText(enquiry),
      '',
      '-- ',
      ...signature,
      '',
    ]),
    html: emailPage(subject, [
      paragraph(greeting),
      paragraph(opening),
      paragraph(copy.nextLabel),
      numberedList(steps),
      paragraph(copy.closing),
      ruledOff(paragraph(copy.copyLabel) + contentHtml(enquiry)),
      ruledOff(signature.map(paragraph).join('')),
    ]),
  }
}
