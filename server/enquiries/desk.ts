import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DeliveryConfig } from '#server/config.ts'
import { forgetAcknowledged } from './acknowledgement.ts'
import { bossDatabase, type Database } from './database/database.ts'
import { deskFolder } from './database/folder-lock.ts'
import { createTables } from './database/schema.ts'
import { deliveryWorkers } from './deliver.ts'
import {
  findReference,
  forgetDelivered,
  forgetSubmissions,
  type NewDelivery,
  storeSubmission,
  takeGivenUp,
} from './inbox.ts'
import { type InboxState, readState } from './inbox-state.ts'
import type { Mailer } from './mailer.ts'
import { type DeskOperations, deskOperations } from './operations.ts'
import { type QueuePlan, startQueue, threeDays } from './queue.ts'
import { openSpool, type Spool } from './spool.ts'
import { type DeskHealth, watchStorage } from './storage-health.ts'
import type { Content, Submission } from './stored-enquiry.ts'

export type Desk = {
  spool: Spool
  /** Stores an enquiry and queues its mails in one transaction; idempotent. Resolves with its reference. */
  submit: (submission: Submission) => Promise<string>
  state: () => Promise<InboxState>
  health: () => Promise<DeskHealth>
  noteRefusal: (error: unknown) => void
  database: Database
  operations: DeskOperations
  close: () => Promise<void>
}

export type DeskOptions = { siteUrl: string; log: FastifyBaseLogger; mailer: Mailer; plan?: QueuePlan }

const hour = 60 * 60 * 1000

async function openDatabase({ databaseUrl, dataDirectory, buildDirectory }: DeliveryConfig, log: FastifyBaseLogger) {
  if (databaseUrl) {
    const { openPostgres } = await import('./database/postgres.ts')
    return openPostgres(databaseUrl, (error) => log.warn({ reason: error.message }, 'database connection lost'))
  }
  const { emptyDatabaseFile, openEmbedded } = await import('./database/embedded.ts')
  return openEmbedded(deskFolder(dataDirectory), join(buildDirectory, emptyDatabaseFile))
}

/** Mails to the office and the visitor. A visitor marked as spam gets none, because the address is usually forged. */
function deliveriesFor({ suspicions }: Content): NewDelivery[] {
  const queues = suspicions.length > 0 ? (['office-mail'] as const) : (['office-mail', 'acknowledgement'] as const)
  return queues.map((queue) => ({ id: randomUUID(), queue }))
}

/** Rejects when the desk cannot be opened, with everything closed again. */
export async function openDesk(config: DeliveryConfig, options: DeskOptions): Promise<Desk> {
  const { siteUrl, log, plan = threeDays, mailer } = options
  await using opened = new AsyncDisposableStack()
  const spool = await openSpool(config.dataDirectory)
  const database = await openDatabase(config, log)
  opened.defer(database.close)
  await createTables(database)
  const queue = await startQueue(database, plan, {
    ...deliveryWorkers({ config, siteUrl, database, mailer, log }),
    onError: (error) => log.warn({ reason: error.message }, 'enquiry queue'),
  })
  opened.defer(queue.stop)
  await database.transaction(async (sql) => {
    for (const delivery of await takeGivenUp(sql)) await queue.add(delivery, bossDatabase(sql))
  })
  const storage = watchStorage(database, spool.folder)

  async function submit(submission: Submission): Promise<string> {
    const reference = await database.transaction(async (sql) => {
      const deliveries = deliveriesFor(submission.content)
      const stored = await storeSubmission(sql, submission, deliveries)
      if (!stored) return (await findReference(sql, submission.key)) ?? ''
      for (const delivery of deliveries) await queue.add(delivery, bossDatabase(sql))
      return stored
    })
    await database.flush()
    storage.noteStored()
    return reference
  }

  async function cleanUp(): Promise<void> {
    await spool.sweep()
    await forgetDelivered(database.sql, config.retentionDays)
    await forgetSubmissions(database.sql)
    await forgetAcknowledged(database.sql)
    await database.tidy()
  }
  const cleaning = setInterval(
    () => cleanUp().catch((error: Error) => log.warn({ reason: error.message }, 'clean-up failed')),
    hour,
  )

  const open = opened.move()
  open.defer(() => clearInterval(cleaning))
  return {
    spool,
    database,
    operations: deskOperations(database, queue),
    submit,
    health: storage.look,
    noteRefusal: storage.noteRefusal,
    state: () => readState(database.sql),
    close: () => open.disposeAsync(),
  }
}
