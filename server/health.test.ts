import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import type { Desk } from './enquiries/desk.ts'
import { healthRoute } from './health.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const state = (waitingSince: Date | null) => ({ waitingSince, refusedFiles: 0 })
const well = { diskFails: false, databaseFails: false, state: state(null) }

let app: FastifyInstance
let isOpen: boolean
const health = vi.fn<Desk['health']>()

beforeEach(() => {
  isOpen = true
  health.mockReset().mockResolvedValue(well)
  app = fastify()
  const desk = () => (isOpen ? ({ health } as unknown as Desk) : undefined)
  healthRoute(app, readConfig({}), { desk, reason: () => '', close: async () => undefined })
})

afterEach(() => app.close())

async function ask() {
  const answer = await app.inject('/health')
  return [answer.statusCode, answer.json()]
}

it.each([
  ['nothing waits', 200, 'ok', well],
  ['an email waits for 29 minutes', 200, 'ok', { ...well, state: state(minutesAgo(29)) }],
  ['an email waits for 31 minutes', 200, 'attention', { ...well, state: state(minutesAgo(31)) }],
  ['the disk fails', 503, 'down', { ...well, diskFails: true }],
  ['the database refuses enquiries', 503, 'down', { ...well, databaseFails: true }],
  ['the database does not answer', 503, 'down', { diskFails: false, databaseFails: true }],
])('while %s, it is %i: %s', async (_, code, status, found) => {
  health.mockResolvedValue(found)
  expect(await ask()).toEqual([code, { status }])
})

it('is down while the desk is not open', async () => {
  isOpen = false
  expect(await ask()).toEqual([503, { status: 'down' }])
})

it('asks the desk once in five seconds, however often it is asked itself', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await Promise.all(Array.from({ length: 50 }, ask))
  vi.advanceTimersByTime(4000)
  await ask()
  expect(health).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  await ask()
  expect(health).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
