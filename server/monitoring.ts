import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Levels } from './alarm/rules.ts'
import type { Watch } from './alarm/watch.ts'
import type { Config } from './config.ts'
import { type CrashReports, crashReports } from './crash-reports.ts'
import type { DeskStart } from './enquiries/desk-start.ts'
import { healthRoute } from './health.ts'

type Parts = { siteUrl: string; start: DeskStart | undefined }

export async function registerMonitoring(
  app: FastifyInstance,
  config: Config,
  { siteUrl, start }: Parts,
): Promise<void> {
  const crashes = await crashReports(app, siteUrl)
  healthRoute(app, config, start)
  const watch = await startAlarm(config, { siteUrl, start, log: app.log, crashes })
  if (watch) app.addHook('preClose', async () => watch.stop())
}

async function levelsOf(
  start: DeskStart | undefined,
  crashes: CrashReports,
  afterMinutes: number,
  now: number,
): Promise<Levels> {
  const levels: Levels = { crashes: crashes.repeated(now) ? 1 : 0 }
  if (!start) return levels
  const desk = start.desk()
  if (!desk) return { ...levels, desk: 1 }
  const { disk, database, waitingSince, givenUp, refusedFiles } = await desk.health()
  const late = waitingSince && now - waitingSince.getTime() > afterMinutes * 60_000
  return {
    ...levels,
    desk: 0,
    disk: disk ? 1 : 0,
    database: database ? 1 : 0,
    ...(waitingSince !== undefined && { waiting: late ? 1 : 0 }),
    ...(givenUp !== undefined && { 'given-up': givenUp }),
    ...(refusedFiles !== undefined && { 'refused-files': refusedFiles }),
  }
}

type AlarmParts = Parts & { log: FastifyBaseLogger; crashes: CrashReports; clock?: () => number }

export async function startAlarm(
  { alert }: Config,
  { siteUrl, start, log, crashes, clock = Date.now }: AlarmParts,
): Promise<Watch | undefined> {
  if (!alert) return
  const { startWatch } = await import('./alarm/watch.ts')
  const { databaseNotices, memoryNotices } = await import('./alarm/notices.ts')
  const local = memoryNotices()
  function sharedNotices() {
    const desk = start?.desk()
    return desk ? databaseNotices(desk.database) : local
  }
  return startWatch({
    alert,
    site: new URL(siteUrl).host,
    facts: () => ({ where: crashes.repeated(clock()) ?? '' }),
    look: (now) => levelsOf(start, crashes, alert.afterMinutes, now),
    // Servers that share a database send one alarm about mail, but each reports its own disk and connection.
    noticesOf: (cause) => (['desk', 'disk', 'database'].includes(cause) ? local : sharedNotices()),
    log,
    clock,
  })
}
