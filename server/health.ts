import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Desk } from './enquiries/desk.ts'
import type { DeskStart } from './enquiries/desk-start.ts'

/** Milliseconds for which an answer of the desk is used again. */
const fresh = 5000

type State = { status: 'ok' | 'attention' | 'down'; desk: 'off' | 'not open' | 'open' }

/** GET /health: 503 when enquiries cannot be stored. Only this machine and the proxies' networks get more than the status. */
export function healthRoute(app: FastifyInstance, { trustedProxies }: Config, start: DeskStart | undefined): void {
  const isNear = compile(['loopback', ...trustedProxies])
  let last: { at: number; health: ReturnType<Desk['health']> } | undefined

  /** What everybody may read, and what only those near may. */
  async function readState(): Promise<[State, object?]> {
    if (!start) return [{ status: 'ok', desk: 'off' }]
    const desk = start.desk()
    if (!desk) return [{ status: 'down', desk: 'not open' }, { reason: start.reason() }]
    if (!last || performance.now() - last.at > fresh) last = { at: performance.now(), health: desk.health() }
    const { disk, database, state } = await last.health
    if (disk || database || !state) return [{ status: 'down', desk: 'open' }, { reason: disk ? 'disk' : 'database' }]
    const { waitingSince, ...counts } = state
    const oldestWaitingSeconds = waitingSince ? Math.round((Date.now() - waitingSince.getTime()) / 1000) : 0
    const status = counts.undelivered > 0 ? 'attention' : 'ok'
    return [{ status, desk: 'open' }, { queue: { ...counts, oldestWaitingSeconds } }]
  }

  app.get('/health', async ({ headers, ip, socket }, reply) => {
    const [state, facts] = await readState()
    reply.code(state.status === 'down' ? 503 : 200).header('cache-control', 'no-store')
    // A proxy that is not trusted passes on strangers under its own address.
    const isForwarded = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress
    return isNear(ip, 0) && !isForwarded ? { ...state, ...facts } : state
  })
}
