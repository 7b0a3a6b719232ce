import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Desk } from '#server/enquiries/desk.ts'
import { startWebhookServer, type WebhookServer } from '#server/fixtures/webhook-server.ts'
import { startWatch } from './watch.ts'

type Health = Awaited<ReturnType<Desk['health']>>

const well = { diskFails: false, databaseFails: false, state: { waitingSince: null, refusedFiles: 0 } }
const day = 24 * 60 * 60_000

let hook: WebhookServer
let now: number
/** Undefined while the desk is not open. */
let health: Health | undefined

beforeEach(async () => {
  hook = await startWebhookServer()
  now = Date.now()
  health = well
  return hook.close
})

/** Alarms of a server; `pass` advances the clock and checks once a minute. rules.test.ts tests hours and days. */
function watchDesk(env: Record<string, string> = {}, crashed?: string) {
  const { alert } = readConfig({ ALERT_WEBHOOK: hook.url, ...env })
  const desk = () => health && ({ health: async () => health } as Desk)
  const { lookOnce, stop } = startWatch(alert, {
    siteUrl: 'https://www.firm.example',
    start: { desk, reason: () => '', close: async () => undefined },
    log: { warn: () => undefined },
    crashes: { repeated: () => crashed },
    clock: () => now,
  })
  onTestFinished(stop)
  return async (minutes: number) => {
    for (let count = 0; count < minutes; count += 1) {
      now += 60_000
      await lookOnce()
    }
  }
}

const said = () =>
  hook.received.flatMap(({ body }) => {
    // A heartbeat.
    if (!body) return []
    const { cause, state } = JSON.parse(body) as { cause: string; state: string }
    return `${cause} ${state}`
  })

it('sends alarms about a crash, waiting mail, every day, and a refused file, and all-clears', async () => {
  const pass = watchDesk({}, '/about, EnquiryForm')
  health = { ...well, state: { waitingSince: new Date(now), refusedFiles: 0 } }
  await pass(29)
  expect(said()).toEqual(['crashes alarm'])
  expect(hook.received[0]?.body).toContain('/about, EnquiryForm')
  await pass(3)
  expect(said()).toEqual(['crashes alarm', 'waiting alarm'])
  now += day
  await pass(3)
  expect(said().slice(2)).toEqual(['crashes alarm', 'waiting alarm'])
  health = { ...well, state: { waitingSince: null, refusedFiles: 1 } }
  await pass(3)
  health = well
  await pass(3)
  expect(said().slice(4).sort()).toEqual(['refused-files alarm', 'refused-files all-clear', 'waiting all-clear'])
})

it('sends the alarm again after the webhook refused it, and no heartbeat until all is well', async () => {
  const pass = watchDesk({ ALERT_AFTER_MINUTES: '1', HEARTBEAT_URL: hook.url })
  await pass(6)
  expect(hook.received.map(({ method }) => method)).toEqual(['GET', 'GET'])
  hook.behave((response) => response.writeHead(503).end())
  health = { ...well, state: { waitingSince: new Date(now), refusedFiles: 0 } }
  await pass(4)
  hook.behave((response) => response.end())
  await pass(20)
  expect(said()).toEqual(['waiting alarm', 'waiting alarm'])
  expect(hook.received).toHaveLength(4)
})

it.each<[string, Health | undefined]>([
  ['desk', undefined],
  ['disk', { ...well, diskFails: true }],
  ['database', { diskFails: false, databaseFails: true }],
])('reports a failure of the %s, and when it is well again', async (cause, failing) => {
  const pass = watchDesk()
  health = failing
  await pass(3)
  expect(said()).toEqual([`${cause} alarm`])
  health = well
  await pass(3)
  expect(said()).toEqual([`${cause} alarm`, `${cause} all-clear`])
})
