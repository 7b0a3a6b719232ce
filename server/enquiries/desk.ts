import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { DeliveryConfig } from '#server/config.ts'
import { deskFolder } from './desk-folder.ts'
import { acknowledgementLimit } from './mail/acknowledgement.ts'
import { deliver } from './mail/delivery.ts'
import type { Mailer } from './mail/mailer.ts'
import { openSpool } from './receive/spool.ts'
import { bossDatabase } from './store/database.ts'
import {
  findReference,
  type InboxState,
  type NewDelivery,
  readState,
  storeSubmission,
  undelivered,
} from './store/inbox.ts'
import { type QueuePlan, startQueue, usualPlan } from './store/queue.ts'
import { forgetDelivered, forgetSubmissions } from './store/retention.ts'
import { createTables } from './store/schema.ts'
import type { Content, Submission } from './store/stored-enquiry.ts'

export type Desk = Awaited<ReturnType<typeof openDesk>>

export type DeskOptions = { siteUrl: string; log: FastifyBaseLogger; mailer: Mailer; plan?: QueuePlan }

const hour = 60 * 60 * 1000

/** Milliseconds for which an enquiry that could not be stored counts as a failure. */
const remembered = 10 * 60_000

async function openDatabase({ databaseUrl, dataDirectory }: DeliveryConfig, log: FastifyBaseLogger) {
  if (databaseUrl) {
    const { openPostgres } = await import('./store/postgres.ts')
    return openPostgres(databaseUrl, (error) => log.warn({ reason: error.message }, 'database connection lost'))
  }
  const { openEmbedded } = await import('./store/embedded.ts')
  return openEmbedded(deskFolder(dataDirectory))
}

/** Mails to the office and the visitor. A visitor marked as spam gets none, because the address is usually forged. */
function deliveriesFor({ suspicions }: Content): NewDelivery[] {
  const queues = suspicions.length > 0 ? (['office-mail'] as const) : (['office-mail', 'acknowledgement'] as const)
  return queues.map((queue) => ({ id: randomUUID(), queue }))
}

/** Rejects when the desk cannot be opened, with everything closed again. */
export async function openDesk(config: DeliveryConfig, { siteUrl, log, plan = usualPlan, mailer }: DeskOptions) {
  await using opened = new AsyncDisposableStack()
  const spool = await openSpool(config.dataDirectory)
  const database = await openDatabase(config, log)
  opened.defer(database.close)
  await createTables(database)
  const tools = { config, siteUrl, database, mailer, mayAcknowledge: acknowledgementLimit(), log }
  const queue = await startQueue(database, plan, {
    deliver: (id) => deliver(id, tools),
    onError: (error) => log.warn({ reason: error.message }, 'enquiry queue'),
  })
  opened.defer(queue.stop)
  let refusedAt = Number.NEGATIVE_INFINITY

  /** Stores an enquiry and queues its mails in one transaction; idempotent. Resolves with its reference. */
  async function submit(submission: Submission): Promise<string> {
    const reference = await database.transaction(async (sql) => {
      const deliveries = deliveriesFor(submission.content)
      const stored = await storeSubmission(sql, submission, deliveries)
      if (!stored) return (await findReference(sql, submission.key)) ?? ''
      for (const delivery of deliveries) await queue.add(delivery, bossDatabase(sql))
      return stored
    })
    await database.flush()
    refusedAt = Number.NEGATIVE_INFINITY
    return reference
  }

  /** Tries the mails that wait again now, of one enquiry or of all (null). Resolves with their number. */
  async function retry(reference: string | null): Promise<number> {
    const count = await database.transaction(async (sql) => {
      const deliveries = await undelivered(sql, reference)
      for (const delivery of deliveries) await queue.again(delivery, bossDatabase(sql))
      return deliveries.length
    })
    await database.flush()
    return count
  }

  /** Remembers that an enquiry could not be stored. `health` sees a failing disk by itself, but not a database that only reads. */
  async function noteRefusal(): Promise<void> {
    if (await spool.takesFiles()) refusedAt = performance.now()
  }

  /** `state` is missing when the database does not answer. */
  async function health(): Promise<{ diskFails: boolean; databaseFails: boolean; state?: InboxState }> {
    const diskFails = !(await spool.takesFiles())
    try {
      const state = await readState(database.sql)
      return { diskFails, databaseFails: performance.now() - refusedAt < remembered, state }
    } catch {
      return { diskFails, databaseFails: true }
    }
  }

  async function cleanUp(): Promise<void> {
    await spool.sweep()
    await forgetDelivered(database.sql, config.retentionDays)
    await forgetSubmissions(database.sql)
    await database.tidy()
  }

  // After a change of the mail settings.
  await retry(null)
  const cleaning = setInterval(
    () => cleanUp().catch((error: Error) => log.warn({ reason: error.message }, 'clean-up failed')),
    hour,
  )
  opened.defer(() => clearInterval(cleaning))
  const open = opened.move()
  return {
    spool,
    database,
    submit,
    retry,
    noteRefusal,
    health,
    close: () => open.disposeAsync(),
  }
}
