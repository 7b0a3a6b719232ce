import { business } from '#content/business.ts'
import { acknowledgement, enquiryMail } from '#content/enquiry-desk.ts'
import { thankYou } from '#content/thank-you.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryLetter } from '#domain/enquiry-letter.ts'
import type { Delivery } from './stored-enquiry.ts'

export type Mail = { subject: string; text: string }

/** A person's name as one line. */
export function visitorName(enquiry: Enquiry): string {
  return enquiry.kind === 'quote' ? enquiry.name : `${enquiry.firstName} ${enquiry.lastName}`
}

function mailText(lines: readonly string[]): string {
  return lines.join('\r\n')
}

/** The mail to the office: the letter the visitor's own mail draft would be, with its reference, marked where it looks like spam. */
export function officeMail({ content, attachments, reference }: Delivery, siteUrl: string): Mail {
  const letter = enquiryLetter(content.enquiry, attachments, siteUrl + content.page, 'enclosed')
  const marked = content.suspicions.length > 0
  return {
    subject: `${marked ? `${enquiryMail.spamMark} ` : ''}${letter.subject} [${reference}]`,
    text: mailText([
      letter.body,
      `${enquiryMail.referenceLabel}: ${reference}`,
      ...(marked ? [`${enquiryMail.suspicionsLabel}: ${content.suspicions.join('; ')}`] : []),
      '',
    ]),
  }
}

/** The mail to the visitor: the reference, what happens next, a copy of what was sent (file names, not the files). */
export function acknowledgementMail({ content, attachments, reference }: Delivery, siteUrl: string): Mail {
  const letter = enquiryLetter(content.enquiry, attachments, siteUrl + content.page, 'enclosed')
  const words = acknowledgement
  return {
    subject: `${words.subject} - ${business.name} [${reference}]`,
    text: mailText([
      words.greeting.replace('{name}', () => visitorName(content.enquiry)),
      '',
      words.opening.replace('{reference}', reference),
      '',
      words.nextLabel,
      ...thankYou.steps.list.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`),
      '',
      words.closing,
      '',
      words.copyLabel,
      '',
      letter.body,
      '',
      '-- ',
      business.legalName,
      `${business.phone.display} · ${business.email}`,
      words.notYou,
      '',
    ]),
  }
}
