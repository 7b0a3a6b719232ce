import { mkdir, rm } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { DeliveryConfig } from '#server/config.ts'
import { explainDeskError } from '#server/startup-errors.ts'
import { type Desk, type DeskOptions, openDesk } from './desk.ts'
import { deskFolder, lockFolder, socketPath } from './desk-folder.ts'
import { ipcServer } from './ipc-server.ts'
import { createMailer } from './mail/mailer.ts'

/** Milliseconds. Pages are served after the first attempt, or after `longestWait`. */
const longestWait = 20_000
const firstPause = 1000
const longestPause = 60_000

export type DeskStart = Awaited<ReturnType<typeof startDesk>>

/**
 * Opens the desk. Resolves after the first attempt; after a failure it tries again in the background, until the desk is open or
 * `close` is called. Rejects only when the mail settings cannot be used.
 */
export async function startDesk(config: DeliveryConfig, options: Omit<DeskOptions, 'mailer'>) {
  const { log } = options
  const mailer = createMailer(config)
  const folder = deskFolder(config.dataDirectory)
  const closing = new AbortController()
  const tried = Promise.withResolvers<void>()
  let desk: Desk | undefined
  let lock: DatabaseSync | undefined
  let ipc: FastifyInstance | undefined
  let reason = 'it is still being opened'

  function openedDesk(): Desk {
    if (desk) return desk
    throw Object.assign(new Error(`The enquiry desk is not open: ${reason}`), { statusCode: 503 })
  }

  async function lockAndAnswer(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    lock ??= lockFolder(folder)
    // A killed process leaves its socket.
    await rm(socketPath(folder), { force: true })
    const server = ipcServer(openedDesk, options.siteUrl)
    await server.listen({ path: socketPath(folder) })
    ipc = server
  }

  async function open(): Promise<void> {
    // Servers on PostgreSQL may share a folder; the first one answers `npm run desk`.
    if (!ipc) await (config.databaseUrl ? lockAndAnswer().catch(() => undefined) : lockAndAnswer())
    desk = await openDesk(config, { ...options, mailer })
  }

  async function keepTrying(): Promise<void> {
    for (let wait = firstPause; !desk && !closing.signal.aborted; wait = Math.min(2 * wait, longestPause)) {
      try {
        await open()
        if (wait > firstPause) log.warn('the enquiry desk is open now')
      } catch (error) {
        const before = reason
        reason = explainDeskError(error, config.dataDirectory)
        if (reason !== before) log.error({ reason }, 'the enquiry desk is not open')
        tried.resolve()
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  const trying = keepTrying().finally(tried.resolve)
  await Promise.race([tried.promise, pause(longestWait, undefined, { ref: false })])
  return {
    /** Undefined until the desk is open. */
    desk: () => desk,
    /** Why the desk is not open and what to do, in one line. */
    reason: () => reason,
    close: async () => {
      closing.abort()
      await trying
      await ipc?.close()
      await desk?.close()
      lock?.close()
    },
  }
}
