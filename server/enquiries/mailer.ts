import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { enquiryMail } from '#content/enquiry-desk.ts'
import { attachmentTypes } from '#domain/attachments.ts'
import type { DeliveryConfig } from '#server/config.ts'
import type { Database } from './database/database.ts'
import { acknowledgementEmail, officeEmail, visitorName } from './enquiry-email.ts'
import { readAttachment } from './inbox.ts'
import type { Delivery } from './stored-enquiry.ts'

/** Timeouts of the mail server in milliseconds. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 }

/** Messages for errors without an answer. */
const explanations: Readonly<Record<string, string>> = {
  ECONNECTION: 'no connection to the mail server (SMTP_URL)',
  ESOCKET: 'no connection to the mail server (SMTP_URL)',
  EDNS: 'the name of the mail server is not known (SMTP_URL)',
  ETIMEDOUT: 'the mail server does not answer',
  ETLS: 'no encrypted connection to the mail server',
}

/**
 * The mail server did not take a mail. The message contains nothing of the enquiry, so it may be logged. `permanent` means that
 * the server refuses this recipient or mail for good.
 */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly permanent: boolean
  readonly tooLarge: boolean
  /** The mail server's answer, which may contain an address and must not be logged; our message without one. */
  readonly said: string

  constructor(cause: unknown) {
    const facts = cause as { code?: string; responseCode?: number; command?: string; response?: string }
    const { code, responseCode = 0, command = '', response } = facts
    super(['mail not taken', code, responseCode, command].filter(Boolean).join(' '))
    this.said = response || explanations[code ?? ''] || this.message
    // A refused greeting, login or sender is a fault of our settings, which can be fixed.
    this.permanent = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
    // Nodemailer checks the limit that the server states beforehand (RFC 1870).
    const statedLimit = code === 'EMESSAGE' && command === 'MAIL FROM' && responseCode === 0
    this.tooLarge = statedLimit || (code !== 'EAUTH' && [523, 534, 552].includes(responseCode))
  }
}

/** The same for every try, so that a mail sent twice can be recognised. */
function messageId({ id, queue }: Delivery, from: string, part: string): string {
  const domain = from.replace(/>$/, '').split('@').at(-1) ?? 'localhost'
  return `<${id}.${queue}${part}@${domain}>`
}

/** Bytes of a mail: files in base64 with line ends, and some for the text. */
function sizeInMail(files: readonly { size: number }[]): number {
  return files.reduce((total, { size }) => total + Math.ceil(size * 1.37) + 500, 60_000)
}

/** Sends one delivery; resolves once the mail server has taken it, or throws MailRefused. */
export type Mailer = (delivery: Delivery, database: Database) => Promise<void>

/** A mailer over SMTP with a connection for each mail, because enquiries are rare. */
export function createMailer({ smtpUrl, from, to }: DeliveryConfig, siteUrl: string, timeouts = patience): Mailer {
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeouts })

  function toOffice(delivery: Delivery, database: Database, positions: readonly number[]) {
    const { enquiry } = delivery.content
    const enclosed = positions.flatMap((position) => {
      const file = delivery.attachments[position]
      return file ? [{ ...file, position }] : []
    })
    return {
      ...officeEmail(delivery, siteUrl),
      to,
      envelope: { from, to: delivery.recipient ?? to, size: sizeInMail(enclosed) },
      replyTo: { name: visitorName(enquiry), address: enquiry.email },
      attachments: enclosed.map(({ name, type, position }) => ({
        filename: name,
        contentType: attachmentTypes[type].mime,
        content: Readable.from(readAttachment(database.sql, delivery.enquiryId, position)),
      })),
    }
  }

  function toVisitor(delivery: Delivery) {
    const { enquiry } = delivery.content
    return {
      ...acknowledgementEmail(delivery, siteUrl),
      to: { name: visitorName(enquiry), address: enquiry.email },
      replyTo: to,
      // No automatic answers to an automatic mail (RFC 3834).
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

  /** Sends the files one by one when the mail server refuses them together. */
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
