import type { FastifyBaseLogger } from 'fastify'
import type { DeliveryConfig } from '#server/config.ts'
import type { Database } from './database/database.ts'
import { loadDelivery, markDelivered, markGivenUp, noteAttempt } from './inbox.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import { redactResponse } from './redact-response.ts'

type Tools = { database: Database; mailer: Mailer; log: FastifyBaseLogger }

export function deliveryWorkers({ retentionDays }: DeliveryConfig, { database, mailer, log }: Tools) {
  async function note(id: string, answer: string | null): Promise<void> {
    await noteAttempt(database.sql, id, answer).catch((error: Error) =>
      log.warn({ reason: error.message }, 'try not noted'),
    )
  }

  async function deliver(id: string): Promise<void> {
    const delivery = await loadDelivery(database.sql, id)
    if (!delivery) return
    try {
      await mailer(delivery, database)
      await note(id, null)
    } catch (error) {
      const refused = error instanceof MailRefused
      log.warn(
        { reference: delivery.reference, queue: delivery.queue, reason: refused ? error.message : 'failed' },
        'mail not taken yet',
      )
      await note(id, refused ? redactResponse(error.said, delivery.content) : 'failed before it was sent')
      // Only a visitor's address that does not exist is not retried.
      if (!(refused && error.permanent && delivery.queue === 'acknowledgement')) throw error
    }
    await markDelivered(database, id, retentionDays)
  }

  async function giveUp(id: string): Promise<void> {
    const delivery = await loadDelivery(database.sql, id)
    if (!delivery) return
    const { reference } = delivery
    if (delivery.queue === 'acknowledgement') {
      // Most likely a mistyped address; the office has the enquiry.
      log.warn({ reference }, 'acknowledgement not delivered')
      return markDelivered(database, id, retentionDays)
    }
    await markGivenUp(database.sql, id)
    log.error({ reference }, 'enquiry not delivered: kept, and tried again by `npm run desk -- retry` or a restart')
  }

  return { deliver, giveUp }
}
