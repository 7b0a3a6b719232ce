import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Cause, Levels } from './alarm/rules.ts'
import type { Watch } from './alarm/watch.ts'
import type { Config } from './config.ts'
import { type CrashCounts, crashReports, handful } from './crash-reports.ts'
import type { Desk } from './enquiries/desk.ts'
import { healthRoute } from './health.ts'

type Parts = { siteUrl: string; desk: Desk | undefined }

/** What people and monitors learn of the server's state: /health, crash reports of pages, and the alarm where one is set. */
export async function registerMonitoring(
  app: FastifyInstance,
  config: Config,
  { siteUrl, desk }: Parts,
): Promise<void> {
  const crashes = await crashReports(app, siteUrl)
  healthRoute(app, desk, crashes)
  const watch = await startAlarm(config, { siteUrl, desk, log: app.log }, crashes)
  if (watch) app.addHook('preClose', async () => watch.stop())
}

/** How things are at `now`, by cause. `afterMinutes`: how long a mail may wait. */
export async function levelsOf(
  desk: Pick<Desk, 'health'> | undefined,
  crashes: CrashCounts,
  afterMinutes: number,
  now: number,
): Promise<Levels> {
  const levels: Levels = { crashes: crashes.lastHour(now) > handful ? 1 : 0 }
  if (!desk) return levels
  const { disk, database, waitingSince, givenUp } = await desk.health()
  const late = waitingSince && now - waitingSince.getTime() > afterMinutes * 60_000
  return {
    ...levels,
    disk: disk ? 1 : 0,
    database: database ? 1 : 0,
    ...(waitingSince !== undefined && { waiting: late ? 1 : 0 }),
    ...(givenUp !== undefined && { 'given-up': givenUp }),
  }
}

/** Starts the alarm, whose code is loaded only where one is set. `clock` is for tests. */
export async function startAlarm(
  { alert, delivery }: Config,
  { siteUrl, desk, log, clock }: Parts & { log: FastifyBaseLogger; clock?: () => number },
  crashes: CrashCounts,
): Promise<Watch | undefined> {
  if (!alert) return
  const { startWatch } = await import('./alarm/watch.ts')
  const { databaseNotices, localNotices } = await import('./alarm/notices.ts')
  const local = localNotices(delivery ? join(delivery.dataDirectory, 'alarms.json') : undefined)
  const shared = desk ? databaseNotices(desk.database) : local
  return startWatch({
    alert,
    site: new URL(siteUrl).host,
    facts: { limit: handful },
    look: (now) => levelsOf(desk, crashes, alert.afterMinutes, now),
    // What every server of a shared database sees is told once; what one machine suffers, by that machine.
    noticesOf: (cause: Cause) => (cause === 'waiting' || cause === 'given-up' ? shared : local),
    log,
    clock,
  })
}
