import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { DeliveryConfig } from '#server/config.ts'
import type { Database } from '#server/enquiries/store/database.ts'
import { noteTry } from '#server/enquiries/store/inbox.ts'
import type { Delivery } from '#server/enquiries/store/stored-enquiry.ts'

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
  ETLS: 'no encrypted connection to the mail server, so the password is not sent',
}

const longestAnswer = 300

/**
 * A mail server's answer as one line without addresses: "550 5.1.1 <zoe@visitor.example>: no mailbox" becomes
 * "550 5.1.1 […] : no mailbox".
 */
export function redactAnswer(said: string): string {
  const words = said.slice(0, 2 * longestAnswer).split(/[\s<>]+/)
  const redacted = words.map((word) => (/@|%40/.test(word) ? '[…]' : word)).join(' ')
  return redacted.slice(0, longestAnswer).trim()
}

type SmtpError = { message?: string; code?: string; responseCode?: number; command?: string; response?: string }

/** The mail server did not take a mail. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  /** The server answered once it had seen the content, or its size: a smaller mail may be taken. */
  ofContent: boolean
  /** 5xx: the same content will not be taken later, or the recipient does not exist. */
  readonly permanent: boolean
  /** The mail server's answer, without addresses. */
  readonly said: string

  constructor(cause: unknown) {
    const { code = '', responseCode = 0, command = '', response = '', message = '' } = cause as SmtpError
    super(['mail not taken', code, responseCode, command].filter(Boolean).join(' '))
    this.said = redactAnswer(response || explanations[code] || this.message)
    // Nodemailer compares the size with the announced limit (RFC 1870) before it sends anything.
    const aboveLimit = message.startsWith('Message size larger than allowed')
    const mailboxFull = /\b[45]\.2\.2\b/.test(response)
    const afterLogin = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command)
    const tooLarge = aboveLimit || (afterLogin && [523, 534, 552].includes(responseCode))
    this.ofContent = !mailboxFull && (tooLarge || (command === 'DATA' && responseCode > 0))
    // A refused greeting, login or sender is an error in our settings.
    this.permanent = !mailboxFull && (tooLarge || (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)))
  }
}

/** Sends one mail. Throws MailRefused. */
export type Mailer = (mail: SendMailOptions) => Promise<void>

/** A host name that can only be this machine. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || /^127(?:\.\d{1,3}){3}$/.test(host) || host === '[::1]'
}

export function createMailer(config: DeliveryConfig, timeouts = defaultTimeouts): Mailer {
  const { username, hostname } = new URL(config.smtpUrl)
  const transport = createTransport({
    url: config.smtpUrl,
    // A password goes to another machine only through TLS.
    requireTLS: username !== '' && !isThisMachine(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return async (mail) => {
    try {
      await transport.sendMail({ ...mail, from: config.from })
    } catch (error) {
      throw new MailRefused(error)
    }
  }
}

/** Bytes of a mail with these texts and files, in lines of 76 characters of base64. Too low is better than too high: the server decides. */
export function mailSize(texts: readonly string[], files: readonly { size: number }[]): number {
  const parts = files.map(({ size }) => Math.ceil(size / 57) * 78 + 300)
  return [1000, ...texts.map((text) => Buffer.byteLength(text)), ...parts].reduce((total, size) => total + size)
}

/** Stable across retries, so that mail systems can drop a duplicate. */
export function messageId({ id, queue }: Pick<Delivery, 'id' | 'queue'>, part: string, from: string): string {
  return `<${id}.${queue}${part}@${mailboxOf(from).split('@').at(-1)}>`
}

/** The bare address: `Firm <Office@firm.example>` and `office@firm.example` are one mailbox. */
export function mailboxOf(address: string): string {
  return (/<([^<>]+)>$/.exec(address)?.[1] ?? address).toLowerCase()
}

export type DeliveryTools = {
  config: DeliveryConfig
  siteUrl: string
  database: Database
  mailer: Mailer
  mayAcknowledge: (delivery: Delivery) => boolean
  log: FastifyBaseLogger
}

/**
 * Sends one mail. Resolves with the refusal if the mail server did not take it, and records what it said; the caller records that a
 * mail was taken. `address` is null for the visitor's, which is not recorded.
 */
export async function trySending(
  mail: SendMailOptions,
  delivery: Delivery,
  address: string | null,
  { mailer, database, log }: DeliveryTools,
): Promise<MailRefused | undefined> {
  const { id, reference, queue, receivedAt } = delivery
  try {
    await mailer({ ...mail, date: receivedAt })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.warn({ reference, queue, reason: error.message }, 'mail not taken yet')
    await noteTry(database.sql, id, { address, answer: error.said })
    return error
  }
}
