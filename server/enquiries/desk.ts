import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DeliveryConfig } from '#server/config.ts'
import { bossDatabase, type Database } from './database/database.ts'
import { createTables } from './database/schema.ts'
import {
  findReference,
  forgetDelivered,
  forgetSubmissions,
  type InboxState,
  loadDelivery,
  markDelivered,
  markGivenUp,
  type NewDelivery,
  readState,
  storeSubmission,
  takeGivenUp,
} from './inbox.ts'
import { createMailer, type Mailer, MailRefused } from './mailer.ts'
import { type Queue, type QueuePlan, startQueue, threeDays } from './queue.ts'
import { openSpool, type Spool } from './spool.ts'
import type { Content, SpooledFile } from './stored-enquiry.ts'

export type Desk = {
  config: DeliveryConfig
  siteUrl: string
  spool: Spool
  /** Stores an enquiry and queues its mails, all or nothing; resolves with its reference. Safe to call again. */
  submit: (submission: { key: string; content: Content; files: readonly SpooledFile[] }) => Promise<string>
  state: () => Promise<InboxState>
  close: () => Promise<void>
}

type Options = { siteUrl: string; log: FastifyBaseLogger; plan?: QueuePlan; mailer?: Mailer }

const hour = 60 * 60 * 1000

async function openDatabase({ databaseUrl, dataDirectory }: DeliveryConfig, log: FastifyBaseLogger): Promise<Database> {
  // Each is loaded only where it is used: the one not chosen costs no memory.
  if (databaseUrl) {
    const { openPostgres } = await import('./database/postgres.ts')
    return openPostgres(databaseUrl, (error) => log.warn({ reason: error.message }, 'database connection lost'))
  }
  const { openEmbedded } = await import('./database/embedded.ts')
  return openEmbedded(join(dataDirectory, 'enquiries'))
}

/** One mail for each address of the office, and one for the visitor; none for a visitor who looks like a spammer, whose
 * address is likely somebody else's. */
function deliveriesFor(content: Content, to: readonly string[]): NewDelivery[] {
  const office = to.map((recipient) => ({ id: randomUUID(), queue: 'office-mail' as const, recipient }))
  if (content.suspicions.length > 0) return office
  return [...office, { id: randomUUID(), queue: 'acknowledgement', recipient: null }]
}

/** Opens the enquiry desk: database, queue and workers. What was given up earlier is tried again. */
export async function openDesk(config: DeliveryConfig, options: Options): Promise<Desk> {
  const { siteUrl, log, plan = threeDays, mailer = createMailer(config, siteUrl) } = options
  const spool = await openSpool(config.dataDirectory)
  const database = await openDatabase(config, log)
  await createTables(database)

  async function deliver(id: string): Promise<void> {
    const delivery = await loadDelivery(database.sql, id)
    if (!delivery) return
    try {
      await mailer(delivery, database)
    } catch (error) {
      const refused = error instanceof MailRefused
      log.warn(
        { reference: delivery.reference, queue: delivery.queue, reason: refused ? error.message : 'failed' },
        'mail not taken yet',
      )
      // A visitor's address that does not exist never will; the office's own may only be set up wrongly for now.
      if (!(refused && error.permanent && delivery.queue === 'acknowledgement')) throw error
    }
    await markDelivered(database, id, config.retentionDays)
  }

  async function giveUp(id: string): Promise<void> {
    const delivery = await loadDelivery(database.sql, id)
    if (!delivery) return
    const { reference } = delivery
    if (delivery.queue === 'acknowledgement') {
      // A mistyped address: the copy for it is no reason to keep what the office has, nor to alarm anybody.
      log.warn({ reference }, 'acknowledgement not delivered')
      return markDelivered(database, id, config.retentionDays)
    }
    await markGivenUp(database.sql, id)
    log.error({ reference }, 'enquiry not delivered: kept, and tried again when the server is restarted')
  }

  const queue = await startQueue(database, plan, {
    deliver,
    giveUp,
    onError: (error) => log.warn({ reason: error.message }, 'enquiry queue'),
  })
  await redeliver(database, queue)
  const tidying = setInterval(
    () => tidy().catch((error: Error) => log.warn({ reason: error.message }, 'tidying')),
    hour,
  )

  async function tidy(): Promise<void> {
    await spool.sweep()
    await forgetDelivered(database.sql, config.retentionDays)
    await forgetSubmissions(database.sql)
    await database.tidy()
  }

  return {
    config,
    siteUrl,
    spool,
    submit: async ({ key, content, files }) => {
      const reference = await database.transaction(async (sql) => {
        const deliveries = deliveriesFor(content, config.to)
        const stored = await storeSubmission(sql, { key, content, files, deliveries })
        if (!stored) return (await findReference(sql, key)) ?? ''
        for (const delivery of deliveries) await queue.add(delivery, bossDatabase(sql))
        return stored
      })
      await database.flush()
      return reference
    },
    state: () => readState(database.sql),
    close: async () => {
      clearInterval(tidying)
      await queue.stop()
      await database.close()
    },
  }
}

async function redeliver(database: Database, queue: Queue): Promise<void> {
  await database.transaction(async (sql) => {
    for (const delivery of await takeGivenUp(sql)) await queue.add(delivery, bossDatabase(sql))
  })
}
