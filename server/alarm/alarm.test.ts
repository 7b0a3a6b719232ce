import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listRefused } from '#server/enquiries/desk-view.ts'
import { noteTakenOut } from '#server/enquiries/inbox.ts'
import { copyEmptyDatabase } from '#server/fixtures/empty-database.ts'
import { sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { quickPlan, until } from '#server/fixtures/test-desk.ts'
import { startWatchedDesk } from '#server/fixtures/watched-desk.ts'
import { startWebhookServer, type WebhookServer } from '#server/fixtures/webhook-server.ts'

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

/** Tries a mail once, and then only when the test retries it. */
const oneTry = { ...quickPlan, first: 36_000, longest: 36_000 }

/** A mail that the mail server has refused once is waiting. */
async function waitingMail(more: Record<string, string> = {}) {
  desk = await startWatchedDesk(home, { ...env, ...more }, oneTry)
  mail.behave('later')
  expect(await desk.send()).toBe(202)
  await until(() => mail.attempts >= 2)
  return desk
}

it('sends one alarm about waiting mail, after half an hour, and one all-clear, without personal data', async () => {
  const watched = await waitingMail()
  watched.addWatch()
  await watched.pass(29)
  expect(said()).toEqual([])
  await watched.pass(180)
  expect(said()).toEqual(['waiting alarm'])
  mail.behave('accept')
  await watched.desk().retry(null)
  await until(async () => (await watched.desk().state()).waiting === 0)
  await watched.pass(90)
  expect(said()).toEqual(['waiting alarm', 'waiting all-clear'])
  expect(hook.received.map(({ body }) => body).join()).not.toMatch(/zo[eë]|visitor|960001|goalpost|ES-/i)
})

it('reports a mail that was given up until it has been delivered', async () => {
  const watched = await startWatchedDesk(home, { ...env, ALERT_AFTER_MINUTES: '5' }, { ...quickPlan, tries: 1 })
  desk = watched
  mail.behave('later')
  await watched.send()
  await until(async () => {
    const { undelivered, waiting } = await watched.desk().state()
    return undelivered === 1 && waiting === 0
  })
  await watched.pass(3)
  expect(said()).toEqual(['given-up alarm'])
  expect(JSON.parse(hook.received[0]?.body ?? '').text).toMatch(/\b1\./)
  mail.behave('accept')
  await watched.desk().retry(null)
  await until(async () => (await watched.desk().state()).waiting === 0)
  await watched.pass(3)
  expect(said()).toEqual(['given-up alarm', 'given-up all-clear'])
})

it('reports a file that the mail server refused once, and until it has been saved', async () => {
  const watched = await startWatchedDesk(home, env)
  desk = watched
  mail.behave({ file: 'plan.pdf', code: 552 })
  await watched.send([sampleFile('plan.pdf')])
  await until(async () => (await watched.desk().state()).waiting === 0)
  await watched.pass(180)
  expect(said()).toEqual(['refused-files alarm'])
  const { database } = watched.desk()
  const [file] = await listRefused(database.sql)
  await noteTakenOut(database.sql, file?.reference ?? '')
  await watched.pass(3)
  expect(said()).toEqual(['refused-files alarm', 'refused-files all-clear'])
})

it('holds nothing up when the webhook hangs: enquiries are delivered and the server stops', async () => {
  hook.behave(() => undefined)
  const watched = await waitingMail({ ALERT_AFTER_MINUTES: '1' })
  const passing = watched.pass(5)
  await until(() => hook.received.length > 0)
  mail.behave('accept')
  expect(await watched.send()).toBe(202)
  await until(() => mail.received.length === 2)
  await watched.close()
  desk = undefined
  await passing
  expect(hook.received).toHaveLength(1)
})

it('sends the alarm again after the webhook refused it, and not again after a restart', async () => {
  hook.behave((response) => response.writeHead(503).end())
  const watched = await waitingMail({ ALERT_AFTER_MINUTES: '1' })
  await watched.pass(4)
  hook.behave((response) => response.end())
  await watched.pass(20)
  expect(said()).toEqual(['waiting alarm', 'waiting alarm'])
  await watched.close()
  desk = await startWatchedDesk(home, { ...env, ALERT_AFTER_MINUTES: '1' }, oneTry)
  await desk.pass(90)
  expect(said()).toHaveLength(2)
})

it('reports a disk that cannot be written, and that it can be again', async () => {
  desk = await startWatchedDesk(home, env)
  const incoming = join(home, 'data', 'incoming')
  await rename(incoming, `${incoming}-away`)
  await writeFile(incoming, 'not a folder any more')
  expect(await desk.send()).toBe(503)
  await desk.pass(3)
  expect(said()).toEqual(['disk alarm'])
  await rm(incoming)
  await rename(`${incoming}-away`, incoming)
  expect(await desk.send()).toBe(202)
  await until(async () => (await desk?.desk().state())?.waiting === 0)
  await desk.pass(3)
  expect(said()).toEqual(['disk alarm', 'disk all-clear'])
})

it('reports a desk that cannot be opened, and that it is open again', async () => {
  const version = join(home, 'data', 'enquiries', 'pglite', 'PG_VERSION')
  await writeFile(version, '17\n')
  desk = await startWatchedDesk(home, env)
  expect(await desk.send()).toBe(503)
  await desk.pass(3)
  expect(said()).toEqual(['desk alarm'])
  await writeFile(version, '18\n')
  await until(async () => (await desk?.send()) === 202)
  await desk.pass(3)
  expect(said()).toEqual(['desk alarm', 'desk all-clear'])
})

it('notices that the database does not answer', async () => {
  const watched = await startWatchedDesk(home, env)
  await watched.close()
  expect(await watched.desk().health()).toMatchObject({ database: true, disk: false })
})

it('sends a heartbeat every five minutes, and none while something is wrong', async () => {
  const heartbeats = await startWebhookServer()
  const watched = await startWatchedDesk(
    home,
    { ...env, HEARTBEAT_URL: heartbeats.url, ALERT_AFTER_MINUTES: '1' },
    oneTry,
  )
  desk = watched
  await watched.pass(16)
  expect(heartbeats.received.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET'])
  mail.behave('later')
  await watched.send()
  await watched.pass(60)
  expect(heartbeats.received).toHaveLength(4)
  await heartbeats.close()
})
