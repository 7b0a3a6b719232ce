import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Desk } from '#server/enquiries/desk.ts'
import { startDesk } from '#server/enquiries/desk-start.ts'
import { enquiryRoute } from '#server/enquiries/receive/route.ts'
import { makeHome } from '#server/fixtures/empty-database.ts'
import { type FormFile, quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { deliveryConfig, patientLimits, quickPlan, until } from '#server/fixtures/test-desk.ts'
import { startWebhookServer, type WebhookServer } from '#server/fixtures/webhook-server.ts'
import { startWatch } from './watch.ts'

const siteUrl = 'https://www.firm.example'

let mail: MailServer
let hook: WebhookServer
let shared: Awaited<ReturnType<typeof openDesk>>
/** The clock of the alarms. Database, queue, mail and webhook are real. */
let now = Date.now()

/** Tries a mail once, and then only when the test retries it. */
const oneTry = { ...quickPlan, first: 36_000, longest: 36_000 }

async function openDesk(prepare: (data: string) => Promise<unknown> = async () => undefined) {
  const home = await makeHome()
  const data = join(home, 'data')
  await prepare(data)
  const app = fastify()
  const config = deliveryConfig({ SMTP_URL: mail.url, DATA_DIR: data })
  const start = await startDesk(config, { siteUrl, log: app.log, plan: oneTry })
  await app.register(enquiryRoute, { start, siteUrl, perHour: 100_000, limits: patientLimits })

  return {
    data,
    start,
    desk: () => start.desk() as Desk,
    send: async (...files: FormFile[]) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/enquiries',
          ...(await quoteForm({ email: `${randomUUID()}@visitor.example` }, files)),
        })
      ).statusCode,
    /** Sends what waits again; a mail that is being sent at that moment only the next time. */
    sendAll: () =>
      until(async () => {
        await start.desk()?.retry(null)
        return (await start.desk()?.health())?.state?.waitingSince === null
      }),
    close: async () => {
      await app.close()
      await rm(home, { recursive: true })
    },
  }
}

beforeAll(async () => {
  mail = await startMailServer()
  shared = await openDesk()
})

beforeEach(async () => {
  now = Date.now()
  hook = await startWebhookServer()
})

afterEach(async () => {
  await hook.close()
  mail.behave('accept')
  await shared.sendAll()
})

afterAll(async () => {
  await shared.close()
  await mail.close()
})

/** Alarms of a server; `pass` advances the clock and checks once a minute. rules.test.ts tests hours and days. */
function watchDesk({ start } = shared, env: Record<string, string> = {}, crashed?: string) {
  const { alert } = readConfig({ ALERT_WEBHOOK: hook.url, ...env })
  const crashes = { repeated: () => crashed }
  const log = { warn: () => undefined }
  const { lookOnce, stop } = startWatch(alert, { siteUrl, start, log, crashes, clock: () => now })
  onTestFinished(stop)
  async function pass(minutes: number): Promise<void> {
    for (let count = 0; count < minutes; count += 1) {
      now += 60_000
      await lookOnce()
    }
  }
  return { pass }
}

const said = () =>
  hook.received.flatMap(({ body }) => {
    // A heartbeat.
    if (!body) return []
    const { cause, state } = JSON.parse(body) as { cause: string; state: string }
    return `${cause} ${state}`
  })

/** A mail that the mail server has refused once is waiting. */
async function waitingMail(): Promise<void> {
  const before = mail.attempts
  mail.behave('later')
  expect(await shared.send()).toBe(202)
  await until(() => mail.attempts >= before + 2)
}

it('sends alarms about a crash, waiting mail and a refused file, and all-clears, without personal data', async () => {
  await waitingMail()
  const { pass } = watchDesk(shared, {}, '/about, EnquiryForm')
  await pass(29)
  expect(said()).toEqual(['crashes alarm'])
  expect(hook.received[0]?.body).toContain('/about, EnquiryForm')
  await pass(3)
  expect(said()).toEqual(['crashes alarm', 'waiting alarm'])
  now += 24 * 60 * 60_000
  await pass(3)
  expect(said().slice(2)).toEqual(['crashes alarm', 'waiting alarm'])
  mail.behave('accept')
  await shared.sendAll()
  await pass(3)
  expect(said().slice(4)).toEqual(['waiting all-clear'])
  mail.behave({ file: 'macro.pdf', code: 554 })
  await shared.send(sampleFile('macro.pdf'))
  await shared.sendAll()
  await pass(3)
  await shared.desk().database.sql('update enquiries.attachment set taken_out_at = now()')
  await pass(3)
  expect(said().slice(5)).toEqual(['refused-files alarm', 'refused-files all-clear'])
  expect(hook.received.map(({ body }) => body).join()).not.toMatch(
    /[Zz]o[eë]|visitor\.example|960001|goalpost|macro|ES-/,
  )
})

it('sends the alarm again after the webhook refused it, and no heartbeat until all is well', async () => {
  const { pass } = watchDesk(shared, { ALERT_AFTER_MINUTES: '1', HEARTBEAT_URL: hook.url })
  await pass(6)
  expect(hook.received.map(({ method }) => method)).toEqual(['GET', 'GET'])
  hook.behave((response) => response.writeHead(503).end())
  await waitingMail()
  await pass(4)
  hook.behave((response) => response.end())
  await pass(20)
  expect(said()).toEqual(['waiting alarm', 'waiting alarm'])
  expect(hook.received).toHaveLength(4)
})

it('reports a desk that cannot be opened, a full disk and a database that does not answer, and when they are well again', async () => {
  const version = (data: string) => join(data, 'enquiries', 'pglite', 'PG_VERSION')
  const own = await openDesk((data) => writeFile(version(data), '17\n'))
  expect(await own.send()).toBe(503)
  const { pass } = watchDesk(own)
  await pass(3)
  expect(said()).toEqual(['desk alarm'])
  await writeFile(version(own.data), '18\n')
  await until(async () => (await own.send()) === 202)
  await pass(3)
  expect(said()).toEqual(['desk alarm', 'desk all-clear'])

  const incoming = join(own.data, 'incoming')
  await rename(incoming, `${incoming}-away`)
  await writeFile(incoming, 'not a folder any more')
  expect(await own.send()).toBe(503)
  await pass(3)
  await rm(incoming)
  await rename(`${incoming}-away`, incoming)
  expect(await own.send()).toBe(202)
  await pass(3)
  expect(said().slice(2)).toEqual(['disk alarm', 'disk all-clear'])

  await own.sendAll()
  await own.desk().database.close()
  await pass(1)
  expect(said()[4]).toBe('database alarm')
  await own.close().catch(() => undefined)
})
