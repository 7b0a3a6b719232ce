import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import type { Desk } from './enquiries/desk.ts'
import { healthRoute } from './health.ts'

const queue = { waiting: 2, oldestWaitingSeconds: 40, undelivered: 0, refusedFiles: 0 }
const stranger = '203.0.113.5'

let app: FastifyInstance
const { oldestWaitingSeconds, ...counts } = queue
const waitingSince = () => new Date(Date.now() - oldestWaitingSeconds * 1000)
const health = vi.fn<Desk['health']>(async () => ({
  disk: false,
  database: false,
  state: { ...counts, waitingSince: waitingSince() },
}))

function serve(trusted = ''): void {
  const config = readConfig({ TRUSTED_PROXIES: trusted })
  app = fastify({ trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false })
  const start = { desk: () => ({ health }) as unknown as Desk, reason: () => '', close: async () => undefined }
  healthRoute(app, config, start)
}

afterEach(async () => {
  health.mockClear()
  await app.close()
})

async function ask(remoteAddress = '127.0.0.1', forwarded?: string) {
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
  return (await app.inject({ url: '/health', remoteAddress, headers })).json()
}

it.each([
  ['this machine', '', '127.0.0.1', undefined],
  ['this machine by IPv6', '', '::1', undefined],
  ['this machine by a mapped address', '', '::ffff:127.0.0.1', undefined],
  ['the network of the trusted proxies', '10.0.0.0/8', '10.0.0.5', undefined],
  ['that network behind a trusted proxy', '10.0.0.0/8', '10.0.0.5', '10.1.2.3'],
])('shows %s how many emails wait', async (_, trusted, address, forwarded) => {
  serve(trusted)
  expect(await ask(address, forwarded)).toMatchObject({ queue })
})

it.each([
  ['a stranger', '', stranger, undefined],
  ['a stranger behind a proxy that is not named', '', '127.0.0.1', stranger],
  ['a stranger behind a trusted proxy', 'loopback', '127.0.0.1', stranger],
  ['a stranger who claims to be this machine', 'loopback', '127.0.0.1', `127.0.0.1, ${stranger}`],
  ['a stranger behind another proxy than the trusted one', '10.0.0.0/8', '127.0.0.1', '10.0.0.5'],
])('shows %s the status alone', async (_, trusted, address, forwarded) => {
  serve(trusted)
  expect(await ask(address, forwarded)).toEqual({ status: 'ok', desk: 'open' })
})

it.each([
  ['disk', { disk: true, database: false, state: { ...counts, waitingSince: waitingSince() } }],
  ['database', { disk: false, database: true }],
])('is down while the %s fails, and says which to this machine', async (reason, failing) => {
  serve()
  health.mockResolvedValueOnce(failing)
  expect((await app.inject('/health')).statusCode).toBe(503)
  expect(await ask()).toMatchObject({ status: 'down', desk: 'open', reason })
  expect(await ask(stranger)).toEqual({ status: 'down', desk: 'open' })
})

it('asks the desk once in five seconds, however often it is asked itself', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  serve()
  await Promise.all(Array.from({ length: 50 }, () => ask(stranger)))
  vi.advanceTimersByTime(4000)
  await ask()
  expect(health).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  await ask()
  expect(health).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
