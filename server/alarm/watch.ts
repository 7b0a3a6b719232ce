import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AlertConfig } from '#server/config.ts'
import { messageFor, writeAlarm } from './formats.ts'
import type { Notices } from './notices.ts'
import { type Message, post } from './post.ts'
import { type Cause, type Delivered, decide, type Levels, type Notice, settle } from './rules.ts'

const minute = 60_000
/** How often the desk is looked at, and how often a sign of life is sent while all is well. */
const lookEvery = minute
const beatEvery = 5 * minute

export type WatchOptions = {
  alert: AlertConfig
  /** Name of the site in the alarm: its host. */
  site: string
  /** How things are at a time. Must not throw. */
  look: (now: number) => Promise<Levels>
  /** Numbers that the texts of the alarms name. */
  facts: { limit: number }
  noticesOf: (cause: Cause) => Notices
  log: Pick<FastifyBaseLogger, 'warn'>
  clock?: () => number
  patience?: number
}

export type Watch = {
  /** Looks once; resolves when it is clear what there is to say, not when it has been said. */
  lookOnce: () => Promise<void>
  /** Resolves once every message under way has been answered, or given up. */
  idle: () => Promise<void>
  stop: () => void
}

/** Looks at the desk every minute, and tells the owner through ALERT_WEBHOOK. Nothing waits for it, and it never throws. */
export function startWatch(options: WatchOptions): Watch {
  const { alert, site, look, facts, noticesOf, log, clock = Date.now, patience } = options
  const closing = new AbortController()
  /** Messages under way; a cause has one at a time. */
  const underWay = new Map<Cause | 'beat', Promise<void>>()
  let lastBeat = Number.NEGATIVE_INFINITY

  async function send(message: Message, what: string): Promise<Delivered> {
    const { delivered, why } = await post(message, closing.signal, patience)
    if (delivered !== 'taken' && !closing.signal.aborted)
      log.warn({ what, reason: why }, 'alarm not taken by the webhook')
    return delivered
  }

  async function consider(cause: Cause, level: number, webhook: string): Promise<void> {
    const notices = noticesOf(cause)
    let before: Notice | undefined
    let decision: ReturnType<typeof decide> | undefined
    await notices.change(cause, (notice) => {
      before = notice
      decision = decide(notice, level, clock())
      return decision.notice
    })
    if (!before || !decision?.say) return
    const { say, notice } = decision
    const told = before
    const alarm = writeAlarm(cause, say, { site, ...facts, minutes: alert.afterMinutes, count: level })
    const telling = send(messageFor(alert.format, webhook, alarm), say)
      .then((delivered) => notices.change(cause, () => settle({ say, notice }, told, level, delivered, clock())))
      .catch(() => undefined)
      .finally(() => underWay.delete(cause))
    underWay.set(cause, telling)
  }

  function beat(url: string): void {
    if (underWay.has('beat') || clock() - lastBeat < beatEvery) return
    lastBeat = clock()
    const beating = send({ url, method: 'GET', headers: {}, body: '' }, 'heartbeat')
    underWay.set(
      'beat',
      beating.then(() => undefined).finally(() => underWay.delete('beat')),
    )
  }

  async function lookOnce(): Promise<void> {
    const levels = Object.entries(await look(clock())) as [Cause, number][]
    // A desk that is being closed does not answer; that is no trouble.
    if (closing.signal.aborted) return
    for (const [cause, level] of levels) {
      if (!alert.webhook || underWay.has(cause)) continue
      await consider(cause, level, alert.webhook).catch((error: Error) => log.warn({ reason: error.message }, 'alarm'))
    }
    if (alert.heartbeat && levels.every(([, level]) => level === 0)) beat(alert.heartbeat)
  }

  let looking = false
  const timer = setInterval(async () => {
    // A database that takes its time must not have looks pile up.
    if (looking) return
    looking = true
    await lookOnce().catch((error: Error) => log.warn({ reason: error.message }, 'alarm'))
    looking = false
  }, lookEvery)
  timer.unref()

  return {
    lookOnce,
    idle: async () => {
      while (underWay.size > 0) await Promise.race([Promise.all(underWay.values()), pause(1000)])
    },
    stop: () => {
      clearInterval(timer)
      closing.abort()
    },
  }
}
