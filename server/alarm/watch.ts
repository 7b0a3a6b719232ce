import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AlertConfig } from '#server/config.ts'
import { messageFor, writeAlarm } from './formats.ts'
import type { Notices } from './notices.ts'
import { type Message, post } from './post.ts'
import { afterFailure, type Cause, decide, type Levels, type Notice, nothingTold } from './rules.ts'

const minute = 60_000
const lookEvery = minute
const heartbeatEvery = 5 * minute

export type WatchOptions = {
  alert: AlertConfig
  site: string
  look: (now: number) => Promise<Levels>
  facts: () => Record<string, string | number>
  noticesOf: (cause: Cause) => Notices
  log: Pick<FastifyBaseLogger, 'warn'>
  clock: () => number
}

export type Watch = {
  lookOnce: () => Promise<void>
  idle: () => Promise<void>
  stop: () => void
}

/** Checks the site every minute and sends alarms to ALERT_WEBHOOK in the background. Never throws. */
export function startWatch({ alert, site, look, facts, noticesOf, log, clock }: WatchOptions): Watch {
  const closing = new AbortController()
  const sending = new Map<Cause | 'heartbeat', Promise<void>>()
  let lastHeartbeat = Number.NEGATIVE_INFINITY

  function send(about: Cause | 'heartbeat', message: Message, onFailure: () => Promise<void> | void): void {
    const sent = post(message, closing.signal)
      .then(({ taken, why }) => {
        if (taken || closing.signal.aborted) return
        log.warn({ about, reason: why }, 'webhook did not take the message')
        return onFailure()
      })
      .catch((error: Error) => log.warn({ reason: error.message }, 'alarm'))
      .finally(() => sending.delete(about))
    sending.set(about, sent)
  }

  async function consider(cause: Cause, level: number, webhook: string): Promise<void> {
    const notices = noticesOf(cause)
    let before: Notice = nothingTold
    let say: 'alarm' | 'all-clear' | undefined
    await notices.change(cause, (notice) => {
      const decision = decide(cause, notice, level, clock())
      before = notice
      say = decision.say
      return decision.notice
    })
    if (!say) return
    const said = say
    const alarm = writeAlarm(cause, said, { site, ...facts(), minutes: alert.afterMinutes, count: level })
    send(cause, messageFor(alert.format, webhook, alarm), () =>
      notices.change(cause, () => afterFailure(before, said, clock())),
    )
  }

  async function lookOnce(): Promise<void> {
    const levels = Object.entries(await look(clock())) as [Cause, number][]
    if (closing.signal.aborted) return
    for (const [cause, level] of levels) {
      if (!alert.webhook || sending.has(cause)) continue
      await consider(cause, level, alert.webhook).catch((error: Error) => log.warn({ reason: error.message }, 'alarm'))
    }
    // These need somebody to look at them, but enquiries still arrive.
    const well = levels.every(([cause, level]) => level === 0 || cause === 'crashes' || cause === 'refused-files')
    if (!alert.heartbeat || !well || sending.has('heartbeat') || clock() - lastHeartbeat < heartbeatEvery) return
    lastHeartbeat = clock()
    send('heartbeat', { url: alert.heartbeat, method: 'GET', headers: {}, body: '' }, () => undefined)
  }

  let looking = false
  const timer = setInterval(async () => {
    // Skip this check while a slow one is running.
    if (looking) return
    looking = true
    await lookOnce().catch((error: Error) => log.warn({ reason: error.message }, 'alarm'))
    looking = false
  }, lookEvery)
  timer.unref()

  return {
    lookOnce,
    idle: async () => {
      while (sending.size > 0) await Promise.race([Promise.all(sending.values()), pause(1000)])
    },
    stop: () => {
      clearInterval(timer)
      closing.abort()
    },
  }
}
