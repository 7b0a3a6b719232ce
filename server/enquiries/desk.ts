import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DeliveryConfig } from '#server/config.ts'
import { bossDatabase, type Database } from './database/database.ts'
import { createTables } from './database/schema.ts'
import { deliveryWorkers } from './deliver.ts'
import { answerVisitor } from './door.ts'
import {
  findReference,
  forgetDelivered,
  forgetSubmissions,
  type NewDelivery,
  storeSubmission,
  takeGivenUp,
} from './inbox.ts'
import { type InboxState, readState } from './inbox-state.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { type DeskOperations, deskOperations } from './operations.ts'
import { type Queue, type QueuePlan, startQueue, threeDays } from './queue.ts'
import type { PostForm } from './self-test.ts'
import { openSpool, type Spool } from './spool.ts'
import type { Content, SpooledFile } from './stored-enquiry.ts'
import { type DeskTrouble, watchStorage } from './trouble.ts'

export type Desk = {
  config: DeliveryConfig
  siteUrl: string
  spool: Spool
  /** Stores an enquiry and queues its mails, all or nothing; resolves with its reference. Safe to call again. */
  submit: (submission: { key: string; content: Content; files: readonly SpooledFile[] }) => Promise<string>
  state: () => Promise<InboxState>
  /** For the alarm. */
  trouble: () => Promise<DeskTrouble>
  /** Of an enquiry that could not be stored, for reasons of our own. */
  noteRefusal: (error: unknown) => void
  database: Database
  operations: DeskOperations
  /** A form that comes with this header is a test by the desk's owner: nobody outside this process knows it. */
  testKey: string
  /** The desk's own route, once there is one: test enquiries go through it. */
  openFor: (post: PostForm) => void
  close: () => Promise<void>
}

type Options = { siteUrl: string; log: FastifyBaseLogger; plan?: QueuePlan; mailer?: Mailer }

const hour = 60 * 60 * 1000

/** Where the embedded database lives under DATA_DIR. */
export function embeddedFolder(dataDirectory: string): string {
  return join(dataDirectory, 'enquiries')
}

/** The database the settings name. The embedded one throws ConfigError when another process holds it. */
export async function openDatabase(
  { databaseUrl, dataDirectory, buildDirectory }: DeliveryConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Database> {
  // Each is loaded only where it is used: the one not chosen costs no memory.
  if (databaseUrl) {
    const { openPostgres } = await import('./database/postgres.ts')
    return openPostgres(databaseUrl, (error) => log.warn({ reason: error.message }, 'database connection lost'))
  }
  const { emptyDatabaseFile, openEmbedded } = await import('./database/embedded.ts')
  return openEmbedded(embeddedFolder(dataDirectory), join(buildDirectory, emptyDatabaseFile))
}

/** One mail for each address of the office, and one for the visitor; none for a visitor who looks like a spammer, whose
 * address is likely somebody else's, and none for a test. */
function deliveriesFor(content: Content, to: readonly string[]): NewDelivery[] {
  const office = to.map((recipient) => ({ id: randomUUID(), queue: 'office-mail' as const, recipient }))
  if (content.suspicions.length > 0 || content.test) return office
  return [...office, { id: randomUUID(), queue: 'acknowledgement', recipient: null }]
}

/** Opens the enquiry desk: database, queue and workers. What was given up earlier is tried again. */
export async function openDesk(config: DeliveryConfig, options: Options): Promise<Desk> {
  const { siteUrl, log, plan = threeDays, mailer = createMailer(config, siteUrl) } = options
  const spool = await openSpool(config.dataDirectory)
  const database = await openDatabase(config, log)
  await createTables(database)

  const queue = await startQueue(database, plan, {
    ...deliveryWorkers(config, { database, mailer, log }),
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

  let post: PostForm = async () => ({ status: 503, body: '' })
  const operations = deskOperations(database, queue, (payload, headers) => post(payload, headers))
  database.onVisit?.((socket) => answerVisitor(socket, operations))
  const storage = watchStorage(database, spool.folder)

  return {
    config,
    siteUrl,
    spool,
    database,
    operations,
    testKey: randomUUID(),
    openFor: (route) => {
      post = route
    },
    trouble: storage.look,
    noteRefusal: storage.noteRefusal,
    submit: async ({ key, content, files }) => {
      const reference = await database.transaction(async (sql) => {
        const deliveries = deliveriesFor(content, config.to)
        const stored = await storeSubmission(sql, { key, content, files, deliveries })
        if (!stored) return (await findReference(sql, key)) ?? ''
        for (const delivery of deliveries) await queue.add(delivery, bossDatabase(sql))
        return stored
      })
      await database.flush()
      storage.noteStored()
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
