import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { DeskStart } from './enquiries/desk-start.ts'

/** Milliseconds for which an answer is used again, because anybody may ask. */
const fresh = 5000

type Status = 'ok' | 'attention' | 'down'

/**
 * GET /health, for monitors: `down` with 503 when enquiries cannot be stored, `attention` when an email to the office waits for too long.
 * `npm run desk` says more.
 */
export function healthRoute(app: FastifyInstance, { alert }: Config, start: DeskStart | undefined): void {
  let last: { at: number; status: Promise<Status> } | undefined

  async function readStatus(): Promise<Status> {
    if (!start) return 'ok'
    const health = await start.desk()?.health()
    if (!health?.state || health.diskFails || health.databaseFails) return 'down'
    const { waitingSince } = health.state
    return waitingSince && Date.now() - waitingSince.getTime() > alert.afterMinutes * 60_000 ? 'attention' : 'ok'
  }

  app.get('/health', async (_request, reply) => {
    if (!last || performance.now() - last.at > fresh) last = { at: performance.now(), status: readStatus() }
    const status = await last.status
    return reply
      .code(status === 'down' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}
