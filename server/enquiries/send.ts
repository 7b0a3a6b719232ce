import type { FastifyBaseLogger } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import type { DeliveryConfig } from '#server/config.ts'
import type { Database } from './database/database.ts'
import { noteAttempt } from './inbox.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import { redactResponse } from './redact-response.ts'
import type { Delivery } from './stored-enquiry.ts'

export type DeliveryTools = {
  config: DeliveryConfig
  siteUrl: string
  database: Database
  mailer: Mailer
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
    await noteAttempt(database.sql, id, address, redactResponse(error.said))
    return error
  }
}
