import { mkdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { DeliveryConfig } from '#server/config.ts'
import { explainDeskError } from '#server/startup-errors.ts'
import { deskFolder, type FolderLock, lockFolder } from './database/folder-lock.ts'
import { type Desk, type DeskOptions, openDesk } from './desk.ts'
import { ipcServer } from './ipc-server.ts'
import { createMailer } from './mailer.ts'

/** Milliseconds. Pages are served after the first attempt, or after `longestWait`. */
const longestWait = 20_000
const firstPause = 1000
const longestPause = 60_000

export type DeskStart = {
  /** Undefined until the desk is open. */
  desk: () => Desk | undefined
  /** Why the desk is not open and what to do, in one line. */
  reason: () => string
  close: () => Promise<void>
}

/** Servers on PostgreSQL may share a folder; the first one answers `npm run desk`. */
async function lockDesk({ databaseUrl, dataDirectory }: DeliveryConfig): Promise<FolderLock | undefined> {
  const folder = deskFolder(dataDirectory)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return databaseUrl ? lockFolder(folder).catch(() => undefined) : lockFolder(folder)
}

export type DeskStartOptions = Omit<DeskOptions, 'mailer'> &
  Partial<Pick<DeskOptions, 'mailer'>> & { notices?: () => string[] }

/**
 * Opens the desk. Resolves after the first attempt; after a failure it tries again in the background, until the desk is open or
 * `close` is called. Rejects only when the mail settings cannot be used.
 */
export async function startDesk(config: DeliveryConfig, options: DeskStartOptions): Promise<DeskStart> {
  const { log, notices = () => [], mailer = createMailer(config, options.log) } = options
  const closing = new AbortController()
  const tried = Promise.withResolvers<void>()
  let desk: Desk | undefined
  let lock: FolderLock | undefined
  let reason = 'it is still being opened'

  async function open(): Promise<void> {
    lock ??= await lockDesk(config)
    desk = await openDesk(config, { ...options, mailer })
    const ipc = ipcServer(desk.operations, notices)
    await ipc.ready()
    lock?.serve(ipc.routing)
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
        lock?.serve((_request, response) => answerNotOpen(response, reason))
        tried.resolve()
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  const trying = keepTrying().finally(tried.resolve)
  await Promise.race([tried.promise, pause(longestWait, undefined, { ref: false })])
  return {
    desk: () => desk,
    reason: () => reason,
    close: async () => {
      closing.abort()
      await trying
      await desk?.close()
      await lock?.release()
    },
  }
}

function answerNotOpen(response: ServerResponse, reason: string): void {
  response.writeHead(503, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ message: `The enquiry desk is not open: ${reason}` }))
}
