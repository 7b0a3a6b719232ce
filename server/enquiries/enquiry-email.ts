import { business } from '#content/business.ts'
import { testEnquiry } from '#content/desk.ts'
import { acknowledgement, enquiryMail } from '#content/enquiry-desk.ts'
import { thankYou } from '#content/thank-you.ts'
import { type EmailRow, plainText } from '#domain/email-text.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryText } from '#domain/enquiry-text.ts'
import { contentHtml, emailPage, numberedList, paragraph, ruledOff } from './email-html.ts'
import type { Content, Delivery } from './stored-enquiry.ts'

/** `html` has the same content as `text`. */
export type Mail = { subject: string; text: string; html: string }

export function visitorName(enquiry: Enquiry): string {
  return enquiry.kind === 'quote' ? enquiry.name : `${enquiry.firstName} ${enquiry.lastName}`
}

function mailText(lines: readonly string[]): string {
  return lines.join('\r\n')
}

function markOf({ test, suspicions }: Content): string {
  if (test) return `${testEnquiry.mark} `
  return suspicions.length > 0 ? `${enquiryMail.spamMark} ` : ''
}

/** The mail to the office: the text of the mail draft with the reference, and a mark on suspected spam. */
export function officeEmail({ content, attachments, reference }: Delivery, siteUrl: string): Mail {
  const { suspicions } = content
  const enquiry = enquiryText(content.enquiry, attachments, siteUrl + content.page, 'enclosed')
  const rows: EmailRow[] = [[enquiryMail.referenceLabel, reference]]
  if (suspicions.length > 0) rows.push([enquiryMail.suspicionsLabel, suspicions.join('; ')])
  const email = { ...enquiry, after: [...enquiry.after, { rows }] }
  const subject = `${markOf(content)}${email.subject} [${reference}]`
  return { subject, text: mailText([plainText(email), '']), html: emailPage(subject, [contentHtml(email)]) }
}

/** The mail to the visitor: reference, next steps, and a copy of the enquiry with file names only. */
export function acknowledgementEmail({ content, attachments, reference }: Delivery, siteUrl: string): Mail {
  const enquiry = enquiryText(content.enquiry, attachments, siteUrl + content.page, 'enclosed')
  const copy = acknowledgement
  const subject = `${copy.subject} - ${business.name} [${reference}]`
  const greeting = copy.greeting.replace('{name}', () => visitorName(content.enquiry))
  const opening = copy.opening.replace('{reference}', reference)
  const steps = thankYou.steps.list.map(({ title, text }) => `${title}: ${text}`)
  const signature = [business.legalName, `${business.phone.display} · ${business.email}`, copy.notYou]
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
