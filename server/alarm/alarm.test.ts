import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyEmptyDatabase } from '#server/fixtures/empty-database.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { findPostgres, startPostgres } from '#server/fixtures/postgres-server.ts'
import { quickPlan, until } from '#server/fixtures/test-desk.ts'
import { startWatchedDesk } from '#server/fixtures/watched-desk.ts'
import { startWebhookServer, type WebhookServer } from '#server/fixtures/webhook-server.ts'

// Long enough for a busy machine; nothing waits that long when all is well.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let mail: MailServer
let hook: WebhookServer
let home: string
let env: Record<string, string>
let desk: Awaited<ReturnType<typeof startWatchedDesk>> | undefined

beforeEach(async () => {
  mail = await startMailServer()
  hook = await startWebhookServer()
  home = await mkdtemp(join(tmpdir(), 'alarm-'))
  await copyEmptyDatabase(join(home, 'data', 'enquiries'))
  env = { SMTP_URL: mail.url, ALERT_WEBHOOK: hook.url }
})

afterEach(async () => {
  await desk?.close()
  desk = undefined
  await mail.close()
  await hook.close()
  await rm(home, { recursive: true, force: true })
})

const said = () =>
  hook.received.map(({ body }) => {
    const { cause, state } = JSON.parse(body) as { cause: string; state: string }
    return `${cause} ${state}`
  })

/** A day takes too long to try again in between: the mail server is asked once, and then when the test says so. */
const patientPlan = { ...quickPlan, first: 36_000, longest: 36_000 }

describe('a mail server that is down', () => {
  it('for a day is one alarm, after half an hour, and one all-clear, without personal data', async () => {
    desk = await startWatchedDesk(home, env, patientPlan)
    mail.behave('later')
    expect(await desk.send()).toBe(202)
    await until(() => mail.attempts >= 2)
    await desk.pass(29)
    expect(said()).toEqual([])
    await desk.pass(2)
    expect(said()).toEqual(['waiting alarm'])
    await desk.pass(24 * 60)
    expect(said()).toEqual(['waiting alarm'])
    mail.behave('accept')
    await desk.desk.operations.retry(null)
    await until(async () => (await desk?.desk.state())?.waiting === 0)
    await desk.pass(120)
    expect(said()).toEqual(['waiting alarm', 'waiting all-clear'])
    expect(hook.received.map(({ body }) => body).join()).not.toMatch(/zo[eë]|visitor|960001|goalpost|ES-/i)
  })

  it('until a mail is given up is told, and told to be well after a retry', async () => {
    desk = await startWatchedDesk(home, { ...env, ALERT_AFTER_MINUTES: '5' }, { ...quickPlan, tries: 1 })
    mail.behave('later')
    await desk.send()
    await until(async () => (await desk?.desk.state())?.undelivered === 1)
    await until(async () => (await desk?.desk.state())?.waiting === 0)
    await desk.pass(90)
    expect(said()).toEqual(['given-up alarm'])
    expect(JSON.parse(hook.received[0]?.body ?? '').text).toContain('could not be delivered in 72 hours: 1.')
    mail.behave('accept')
    await desk.desk.operations.retry(null)
    await until(async () => (await desk?.desk.state())?.waiting === 0)
    await desk.pass(5)
    expect(said()).toEqual(['given-up alarm', 'given-up all-clear'])
  })
})

describe('a webhook that', () => {
  it.each([
    ['refuses', (response: import('node:http').ServerResponse) => void response.writeHead(500).end()],
    ['hangs', () => undefined],
  ])('%s holds nothing up: enquiries are stored and delivered, and the server stops', async (_, answer) => {
    hook.behave(answer)
    desk = await startWatchedDesk(home, { ...env, ALERT_AFTER_MINUTES: '1' }, patientPlan)
    mail.behave('later')
    await desk.send()
    await until(() => mail.attempts >= 2)
    await desk.pass(5, false)
    await until(() => hook.received.length > 0)
    mail.behave('accept')
    expect(await desk.send()).toBe(202)
    await until(() => mail.received.length === 2)
    await desk.pass(5, false)
    await desk.close()
    desk = undefined
    expect(hook.received.length).toBeLessThan(4)
  })

  it('refuses gets its alarm later, and a restart forgets nothing', async () => {
    hook.behave((response) => response.writeHead(503).end())
    desk = await startWatchedDesk(home, { ...env, ALERT_AFTER_MINUTES: '1' }, patientPlan)
    mail.behave('later')
    await desk.send()
    await desk.pass(4)
    expect(said()).toEqual(['waiting alarm'])
    hook.behave((response) => response.end())
    await desk.pass(10)
    expect(said()).toEqual(['waiting alarm', 'waiting alarm'])
    await desk.close()
    desk = await startWatchedDesk(home, { ...env, ALERT_AFTER_MINUTES: '1' }, patientPlan)
    await desk.pass(90)
    expect(said()).toHaveLength(2)
  })
})

it('a disk that refuses is told, and told to be well once enquiries can be stored', async () => {
  desk = await startWatchedDesk(home, env)
  const incoming = join(home, 'data', 'incoming')
  await rename(incoming, `${incoming}-away`)
  await writeFile(incoming, 'not a folder any more')
  expect(await desk.send()).toBe(503)
  await desk.pass(90)
  expect(said()).toEqual(['disk alarm'])
  // Kept beside the database, which may be what refuses.
  expect(JSON.parse(await readFile(join(home, 'data', 'alarms.json'), 'utf8'))).toMatchObject({ disk: { told: 1 } })
  await rm(incoming)
  await rename(`${incoming}-away`, incoming)
  expect(await desk.send()).toBe(202)
  // By the test's clock a mail under way would have been waiting for an hour and a half.
  await until(async () => (await desk?.desk.state())?.waiting === 0)
  await desk.pass(3)
  expect(said()).toEqual(['disk alarm', 'disk all-clear'])
})

it('a sign of life is sent every five minutes, and none while something is wrong', async () => {
  const beats = await startWebhookServer()
  desk = await startWatchedDesk(home, { ...env, HEARTBEAT_URL: beats.url, ALERT_AFTER_MINUTES: '1' }, patientPlan)
  await desk.pass(16)
  expect(beats.received.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET'])
  mail.behave('later')
  await desk.send()
  await desk.pass(60)
  expect(beats.received).toHaveLength(4)
  expect(said()).toEqual(['waiting alarm'])
  await beats.close()
})

const programs = findPostgres()

describe.skipIf(!programs)('two servers on one PostgreSQL', () => {
  it('tell once that mail waits, and each that the database is gone', async () => {
    const postgres = await startPostgres(programs ?? '')
    const shared = { ...env, DATABASE_URL: postgres.url, ALERT_AFTER_MINUTES: '5' }
    const [first, second] = [
      await startWatchedDesk(join(home, 'first'), shared, patientPlan),
      await startWatchedDesk(join(home, 'second'), shared, patientPlan),
    ]
    const both = (minutes: number) => Promise.all([first.pass(minutes), second.pass(minutes)])
    try {
      mail.behave('later')
      await first.send()
      await until(() => mail.attempts >= 2)
      await both(60)
      expect(said()).toEqual(['waiting alarm'])
      postgres.kill()
      await both(3)
      expect(said().sort()).toEqual(['database alarm', 'database alarm', 'waiting alarm'])
      postgres.start()
      await until(() =>
        first.desk.state().then(
          () => true,
          () => false,
        ),
      )
      await until(() =>
        second.desk.state().then(
          () => true,
          () => false,
        ),
      )
      mail.behave('accept')
      await second.desk.operations.retry(null)
      await until(async () => (await first.desk.state()).waiting === 0)
      await both(15)
      expect(said().slice(3).sort()).toEqual(['database all-clear', 'database all-clear', 'waiting all-clear'])
    } finally {
      await first.close()
      await second.close()
      postgres.remove()
    }
  })
})
