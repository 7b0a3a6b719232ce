import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { type Config, ConfigError, type DeliveryConfig } from '#server/config.ts'
import { lockPath } from '#server/enquiries/database/folder-lock.ts'
import { createTables } from '#server/enquiries/database/schema.ts'
import { embeddedFolder, openDatabase, openDesk } from '#server/enquiries/desk.ts'
import { ifGone } from '#server/enquiries/if-gone.ts'
import { type DeskOperations, deskOperations } from '#server/enquiries/operations.ts'
import { openQueue, threeDays } from '#server/enquiries/queue.ts'
import { visitServer } from '#server/enquiries/visit.ts'

export type ReachedDesk = {
  how: 'running server' | 'database' | 'PostgreSQL'
  operations: DeskOperations
  close: () => Promise<void>
}

/**
 * `sending`: a desk that also sends, for a test. Else the database is only looked into and written to, and a server sends.
 */
type Purpose = { sending: boolean; siteUrl: string }

/**
 * The desk the settings name: on PostgreSQL directly, else through the server that holds DATA_DIR, else (the server is stopped)
 * by opening the database there. Throws ConfigError where there is no desk.
 */
export async function reachDesk({ delivery }: Config, purpose: Purpose): Promise<ReachedDesk> {
  if (!delivery) {
    throw new ConfigError(
      'Direct delivery is off: the forms open a mail draft and nothing is stored. It needs SMTP_URL, ENQUIRIES_TO and ENQUIRIES_FROM, here as for the server',
    )
  }
  if (delivery.databaseUrl) return { how: 'PostgreSQL', ...(await openHere(delivery, purpose)) }
  const folder = embeddedFolder(delivery.dataDirectory)
  const files = await stat(join(folder, 'pglite')).catch(ifGone)
  // Never "all is well": most likely this is not the folder that the server has.
  if (!files)
    throw new ConfigError(`No server has run on DATA_DIR ${delivery.dataDirectory} yet: is it the server's own?`)
  const lock = lockPath(await realpath(folder))
  const through = async () => {
    const operations = await visitServer(lock)
    return operations && { how: 'running server' as const, operations, close: async () => undefined }
  }
  const running = await through()
  if (running) return running
  if (process.getuid && files.uid !== process.getuid()) {
    throw new ConfigError(
      `DATA_DIR ${delivery.dataDirectory} belongs to another user: run this as the user of the server`,
    )
  }
  try {
    return { how: 'database', ...(await openHere(delivery, purpose)) }
  } catch (error) {
    // A server may have started since.
    const started = error instanceof ConfigError ? await through() : undefined
    if (started) return started
    throw error
  }
}

function openHere(delivery: DeliveryConfig, { sending, siteUrl }: Purpose): Promise<Omit<ReachedDesk, 'how'>> {
  return sending ? openSendingDesk(delivery, siteUrl) : openQuietly(delivery)
}

async function openQuietly(delivery: DeliveryConfig) {
  const database = await openDatabase(delivery, { warn: () => undefined })
  try {
    await createTables(database)
    const queue = await openQueue(database, threeDays)
    return {
      operations: deskOperations(database, queue, async () => ({ status: 503, body: '' })),
      close: async () => {
        await queue.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The whole desk with its route, as the server has it, but listening nowhere. */
async function openSendingDesk(delivery: DeliveryConfig, siteUrl: string) {
  const { enquiryRoute } = await import('#server/enquiries/route.ts')
  const app = fastify({ logger: { level: 'silent' } })
  const desk = await openDesk(delivery, { siteUrl, log: app.log })
  await app.register(enquiryRoute, { desk })
  await app.ready()
  return { operations: desk.operations, close: () => app.close() }
}
