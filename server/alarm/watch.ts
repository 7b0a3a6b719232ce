import { setInterval } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AlertConfig } from '#server/config.ts'
import type { CrashReports } from '#server/crash-reports.ts'
import type { DeskStart } from '#server/enquiries/desk-start.ts'
import { messageFor, writeAlarm } from './formats.ts'
import { type Message, post } from './post.ts'
import { type Cause, decide, type Levels, type Notice, nothingTold } from './rules.ts'

const minute = 60_000
const day = 24 * 60 * minute
const heartbeatEvery = 5 * minute

type WatchOptions = {
  siteUrl: string
  start: DeskStart | undefined
  crashes: CrashReports
  log: Pick<FastifyBaseLogger, 'warn'>
  clock?: () => number
}

/** Checks the site every minute, sends alarms to ALERT_WEBHOOK and requests HEARTBEAT_URL. Never throws. */
export function startWatch(alert: AlertConfig, { siteUrl, start, crashes, log, clock = Date.now }: WatchOptions) {
  const site = new URL(siteUrl).host
  const closing = new AbortController()
  /** In memory: after a restart a problem that lasts is reported once more. */
  const notices = new Map<Cause, Notice>()
  let lastHeartbeat = Number.NEGATIVE_INFINITY

  async function readLevels(now: number): Promise<Levels> {
    const levels: Levels = { crashes: crashes.repeated(now) ? 1 : 0 }
    if (!start) return levels
    const desk = start.desk()
    if (!desk) return { ...levels, desk: 1 }
    const { diskFails, databaseFails, state } = await desk.health()
    const reachable = { ...levels, desk: 0, disk: diskFails ? 1 : 0, database: databaseFails ? 1 : 0 }
    if (!state) return reachable
    const waited = state.waitingSince ? now - state.waitingSince.getTime() : 0
    // It gets worse, and is reported again, every day.
    const waiting = waited > alert.afterMinutes * minute ? 1 + Math.floor(waited / day) : 0
    return { ...reachable, waiting, 'refused-files': state.refusedFiles }
  }

  async function send(about: Cause | 'heartbeat', url: string, message?: Message): Promise<boolean> {
    const { taken, why } = await post(url, message, closing.signal)
    if (taken || closing.signal.aborted) return true
    log.warn({ about, reason: why }, 'webhook did not take the message')
    return false
  }

  async function consider(cause: Cause, level: number, webhook: string): Promise<void> {
    const { say, notice, ifRefused } = decide(cause, notices.get(cause) ?? nothingTold, level, clock())
    notices.set(cause, notice)
    if (!say) return
    const where = crashes.repeated(clock()) ?? ''
    const alarm = writeAlarm(cause, say, { site, where, minutes: alert.afterMinutes, count: level })
    if (!(await send(cause, webhook, messageFor(alert.format, alarm)))) notices.set(cause, ifRefused)
  }

  const warn = (error: Error) => log.warn({ reason: error.message }, 'alarm')

  async function lookOnce(): Promise<void> {
    const { webhook, heartbeat } = alert
    if (!webhook && !heartbeat) return
    const levels = Object.entries(await readLevels(clock())) as [Cause, number][]
    if (closing.signal.aborted) return
    if (webhook) await Promise.all(levels.map(([cause, level]) => consider(cause, level, webhook)))
    // These need somebody to look at them, but enquiries still arrive.
    const well = levels.every(([cause, level]) => level === 0 || cause === 'crashes' || cause === 'refused-files')
    if (!heartbeat || !well || clock() - lastHeartbeat < heartbeatEvery) return
    lastHeartbeat = clock()
    await send('heartbeat', heartbeat)
  }

  async function look(): Promise<void> {
    const minutes = setInterval(minute, undefined, { ref: false, signal: closing.signal })
    for await (const _ of minutes) await lookOnce().catch(warn)
  }
  // It ends when `stop` aborts the interval.
  look().catch(() => undefined)
  return { lookOnce, stop: () => closing.abort() }
}
