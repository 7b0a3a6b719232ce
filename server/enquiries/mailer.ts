import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { enquiryMail } from '#content/enquiry-desk.ts'
import { attachmentTypes } from '#domain/attachments.ts'
import type { DeliveryConfig } from '#server/config.ts'
import type { Database } from './database/database.ts'
import { acknowledgementEmail, officeEmail, steelListFile, visitorName } from './enquiry-email.ts'
import { readAttachment } from './inbox.ts'
import type { Delivery } from './stored-enquiry.ts'

const defaultTimeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 15_000,
}

const explanations: Readonly<Record<string, string>> = {
  ECONNECTION: 'no connection to the mail server (SMTP_URL)',
  ESOCKET: 'no connection to the mail server (SMTP_URL)',
  EDNS: 'the name of the mail server is not known (SMTP_URL)',
  ETIMEDOUT: 'the mail server does not answer',
  ETLS: 'no encrypted connection to the mail server',
}

/** The mail server refused a mail. `message` has no personal data and may be logged; `permanent` means do not retry. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly permanent: boolean
  readonly tooLarge: boolean
  /** The mail server's answer. It may contain an address, so do not log it. */
  readonly said: string

  constructor(cause: unknown) {
    const facts = cause as { code?: string; responseCode?: number; command?: string; response?: string }
    const { code, responseCode = 0, command = '', response } = facts
    super(['mail not taken', code, responseCode, command].filter(Boolean).join(' '))
    this.said = response || explanations[code ?? ''] || this.message
    // A refused greeting, login or sender is an error in our settings.
    this.permanent = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
    // Nodemailer checks the size limit that the server announces (RFC 1870).
    const statedLimit = code === 'EMESSAGE' && command === 'MAIL FROM' && responseCode === 0
    this.tooLarge = statedLimit || (code !== 'EAUTH' && [523, 534, 552].includes(responseCode))
  }
}

/** Stable across retries, so that mail systems can drop a duplicate. */
function messageId({ id, queue }: Delivery, from: string, part: string): string {
  const domain = from.replace(/>$/, '').split('@').at(-1) ?? 'localhost'
  return `<${id}.${queue}${part}@${domain}>`
}

function sizeInMail(files: readonly { size: number }[]): number {
  return files.reduce((total, { size }) => total + Math.ceil(size * 1.37) + 500, 60_000)
}

export type Mailer = (delivery: Delivery, database: Database) => Promise<void>

export function createMailer(
  { smtpUrl, from, to }: DeliveryConfig,
  siteUrl: string,
  timeouts = defaultTimeouts,
): Mailer {
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeouts })

  function toOffice(delivery: Delivery, database: Database, positions: readonly number[]) {
    const { enquiry } = delivery.content
    const enclosed = positions.flatMap((position) => {
      const file = delivery.attachments[position]
      return file ? [{ ...file, position }] : []
    })
    const email = officeEmail(delivery, siteUrl)
    // With the first file, if there are several mails.
    const list = positions.includes(0) || positions.length === 0 ? steelListFile(delivery.content) : undefined
    const texts = [email.text, email.html, list?.content ?? ''].map((text) => ({ size: Buffer.byteLength(text) }))
    return {
      ...email,
      to,
      envelope: { from, to: delivery.recipient ?? to, size: sizeInMail([...enclosed, ...texts]) },
      replyTo: { name: visitorName(enquiry), address: enquiry.email },
      attachments: [
        ...(list ? [list] : []),
        ...enclosed.map(({ name, type, position }) => ({
          filename: name,
          contentType: attachmentTypes[type].mime,
          content: Readable.from(readAttachment(database.sql, delivery.enquiryId, position)),
        })),
      ],
    }
  }

  function toVisitor(delivery: Delivery) {
    const { enquiry } = delivery.content
    const list = steelListFile(delivery.content)
    return {
      ...acknowledgementEmail(delivery, siteUrl),
      attachments: list ? [list] : [],
      to: { name: visitorName(enquiry), address: enquiry.email },
      replyTo: to,
      // RFC 3834: no automatic replies to this mail.
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    }
  }

  async function send(mail: SendMailOptions, delivery: Delivery, part = ''): Promise<void> {
    const id = messageId(delivery, from, part)
    try {
      await transport.sendMail({ ...mail, from, date: delivery.receivedAt, messageId: id })
    } catch (error) {
      throw new MailRefused(error)
    }
  }

  async function sendToOffice(delivery: Delivery, database: Database): Promise<void> {
    const positions = [...delivery.attachments.keys()]
    try {
      await send(toOffice(delivery, database, positions), delivery)
    } catch (error) {
      if (!(error instanceof MailRefused && error.tooLarge && positions.length > 1)) throw error
      for (const position of positions) {
        const mail = toOffice(delivery, database, [position])
        const part = enquiryMail.part
          .replace('{number}', String(position + 1))
          .replace('{count}', String(positions.length))
        await send({ ...mail, subject: `${mail.subject} ${part}` }, delivery, `.${position + 1}`)
      }
    }
  }

  return (delivery, database) =>
    delivery.queue === 'office-mail' ? sendToOffice(delivery, database) : send(toVisitor(delivery), delivery)
}
