import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { attachmentTypes } from '#domain/attachments.ts'
import type { DeliveryConfig } from '#server/config.ts'
import type { Database } from './database/database.ts'
import { readAttachment } from './inbox.ts'
import { acknowledgementMail, officeMail, visitorName } from './letters.ts'
import type { Delivery } from './stored-enquiry.ts'

/** Milliseconds to wait for the mail server: to connect, to greet, and between any two of its answers. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 }

/**
 * The mail server did not take a mail. The message holds no address and no word of the enquiry, so it may be logged;
 * `permanent` when the server says that trying again is no use.
 */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly permanent: boolean

  constructor(cause: unknown) {
    const { code, responseCode, command } = cause as { code?: string; responseCode?: number; command?: string }
    super(['mail not taken', code, responseCode, command].filter(Boolean).join(' '))
    this.permanent = responseCode !== undefined && responseCode >= 500
  }
}

/** `<id.office@firm.example>`: the same for every try, so that a mail sent twice can be recognised. */
function messageId({ id, queue }: Delivery, from: string): string {
  const domain = from.replace(/>$/, '').split('@').at(-1) ?? 'localhost'
  return `<${id}.${queue}@${domain}>`
}

/** Sends one delivery; resolves once the mail server has taken it, throws MailRefused otherwise. */
export type Mailer = (delivery: Delivery, database: Database) => Promise<void>

/** A mailer over SMTP. Every mail has its own connection: enquiries are rare, and an idle one would have been closed. */
export function createMailer({ smtpUrl, from, to }: DeliveryConfig, siteUrl: string, timeouts = patience): Mailer {
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeouts })

  function toOffice(delivery: Delivery, database: Database) {
    const { enquiry } = delivery.content
    return {
      ...officeMail(delivery, siteUrl),
      to,
      envelope: { from, to: delivery.recipient ?? to },
      replyTo: { name: visitorName(enquiry), address: enquiry.email },
      attachments: delivery.attachments.map(({ name, type }, position) => ({
        filename: name,
        contentType: attachmentTypes[type].mime,
        content: Readable.from(readAttachment(database.sql, delivery.enquiryId, position)),
      })),
    }
  }

  function toVisitor(delivery: Delivery) {
    const { enquiry } = delivery.content
    return {
      ...acknowledgementMail(delivery, siteUrl),
      to: { name: visitorName(enquiry), address: enquiry.email },
      replyTo: to,
      // No automatic answers to an automatic mail (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    }
  }

  return async (delivery, database) => {
    const mail = delivery.queue === 'office-mail' ? toOffice(delivery, database) : toVisitor(delivery)
    try {
      await transport.sendMail({ ...mail, from, date: delivery.receivedAt, messageId: messageId(delivery, from) })
    } catch (error) {
      throw new MailRefused(error)
    }
  }
}
