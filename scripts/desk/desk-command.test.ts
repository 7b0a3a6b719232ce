import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runDesk, runDeskJson } from '#server/fixtures/desk-command.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { findPostgres, startPostgres } from '#server/fixtures/postgres-server.ts'
import { prepareHome, type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { quickPlan, until } from '#server/fixtures/test-desk.ts'

// Long enough for a busy machine; nothing waits that long when all is well.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let mail: MailServer
let home: string
let env: Record<string, string>

beforeEach(async () => {
  mail = await startMailServer()
  home = await mkdtemp(join(tmpdir(), 'command-'))
  await prepareHome(home)
  env = { SMTP_URL: mail.url }
})

afterEach(async () => {
  await mail.close()
  await rm(home, { recursive: true, force: true })
})

async function send({ url }: ServerProcess): Promise<string> {
  const form = await quoteForm({}, [sampleFile('plan.pdf')])
  const answer = await fetch(`${url}/api/enquiries`, { method: 'POST', headers: form.headers, body: form.payload })
  return ((await answer.json()) as { reference: string }).reference
}

/** What may never be seen without --personal. */
const personal = /zo[eë]|O’Brien|visitor\.example|960001|goalpost|plan\.pdf/i

describe('beside a running server', () => {
  it('shows what waits and why, tries again, and shows an enquiry with and without personal data', async () => {
    const server = await startServer({ home, smtpUrl: mail.url, plan: { ...quickPlan, first: 3600, longest: 3600 } })
    mail.behave('later')
    const reference = await send(server)
    await until(() => mail.attempts >= 2)
    const listed = await runDesk(home, env)
    expect(listed.stderr).toBe('')
    expect(listed.stdout).toContain('Through: running server')
    const rows = listed.stdout.split('\n').filter((line) => line.startsWith(reference))
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(
      /office@firm\.example +waiting +\d+ s ago +1 +\d+ s ago +in (1 h|59 min|60 min).* +451 Try again later$/,
    )
    expect(rows[1]).toContain('visitor')
    expect(listed.code).toBe(0)

    const json = await runDeskJson(home, env)
    expect(json).toMatchObject({ code: 0, exit: 0, through: 'running server', summary: { waiting: 2, givenUp: 0 } })

    const shown = await runDesk(home, env, 'show', reference.toLowerCase())
    expect(shown.stdout).toContain('Service: structural-steel')
    expect(shown.stdout).toContain('pdf (2000 bytes)')
    for (const { stdout } of [listed, shown]) expect(stdout).not.toMatch(personal)
    const all = await runDesk(home, env, 'show', reference, '--personal')
    expect(all.stdout).toContain('name: Zoë O’Brien')
    expect(all.stdout).toContain('plan.pdf (2000 bytes)')

    mail.behave('accept')
    expect(await runDeskJson(home, env, 'retry', reference)).toMatchObject({ code: 0, mails: 2 })
    await until(() => mail.received.length === 2)
    await until(async () => (await runDesk(home, env)).stdout.includes('Nothing waits'))
    expect((await runDesk(home, env, 'show', reference)).stdout).toContain('Text and files: deleted after delivery')
    await server.end('SIGTERM')
  })

  it('retries what was given up, and says so with its exit code until then', async () => {
    const server = await startServer({ home, smtpUrl: mail.url, plan: { ...quickPlan, tries: 1 } })
    mail.behave('later')
    await send(server)
    await until(async () => {
      const { code, summary } = await runDeskJson(home, env)
      return code === 2 && (summary as { waiting: number }).waiting === 0
    })
    expect((await runDesk(home, env)).stdout).toMatch(/given up.*\n\nMails that wait: 0. Given up: 1.$/m)
    mail.behave('accept')
    expect((await runDesk(home, env, 'retry', 'all')).stdout).toContain('Mails queued: 1')
    await until(() => mail.received.length === 1)
    await until(async () => (await runDesk(home, env)).code === 0)
    await server.end('SIGTERM')
  })

  it('sends a test through the whole path, to the office alone, and tells each step', async () => {
    const server = await startServer({ home, smtpUrl: mail.url })
    const good = await runDesk(home, env, 'test')
    expect(good.code).toBe(0)
    expect(good.stdout).toMatch(
      /^Sending the form.*\nStored as ES-.*\nThe mail server took the mail to office@firm\.example\nAll well/,
    )
    expect(mail.received.map(({ to }) => to)).toEqual([['office@firm.example']])
    const email = mail.received[0]?.email
    expect(email?.subject).toMatch(/^\[test\] New Quote Request - .* \[ES-/)
    expect(email?.attachments[0]?.filename).toBe('desk-test.pdf')
    expect(Buffer.from(email?.attachments[0]?.content as ArrayBuffer).toString()).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/)

    mail.behave('no sender')
    const bad = await runDesk(home, env, 'test')
    expect(bad.code).toBe(1)
    expect(bad.stdout).toContain('was not taken: 553 Sender not allowed')
    await server.end('SIGTERM')
  })
})

it('when the server is stopped: opens the database itself; the server finds what was asked of it', async () => {
  const server = await startServer({ home, smtpUrl: mail.url, plan: { ...quickPlan, first: 3600, longest: 3600 } })
  mail.behave('later')
  const reference = await send(server)
  await until(() => mail.attempts >= 2)
  await server.end('SIGKILL')
  const listed = await runDesk(home, env)
  expect(listed.stdout).toContain('Through: database')
  expect(listed.stdout).toContain(reference)
  expect((await runDesk(home, env, 'retry', 'all')).stdout).toContain('They go out when the server is started')
  mail.behave('accept')
  const again = await startServer({ home, smtpUrl: mail.url })
  await until(() => mail.received.length === 2)
  await again.end('SIGTERM')
  const tested = await runDesk(home, env, 'test')
  expect([tested.code, tested.stderr]).toEqual([0, ''])
  expect(mail.received).toHaveLength(3)
})

describe('a monitor', () => {
  it('hears of a mail that waits too long, of a mistake and of a desk that is not there', async () => {
    const server = await startServer({ home, smtpUrl: mail.url })
    mail.behave('later')
    await send(server)
    expect((await runDeskJson(home, { ...env, ALERT_AFTER_MINUTES: '1' })).code).toBe(0)
    expect((await runDesk(home, env, 'show', 'ES-0000-00')).code).toBe(3)
    expect((await runDesk(home, env, 'shred')).code).toBe(3)
    expect((await runDesk(home, { ...env, SMTP_URL: '', ENQUIRIES_TO: '', ENQUIRIES_FROM: '' })).stderr).toMatch(
      /^Direct delivery is off/,
    )
    const gone = await runDeskJson(home, { ...env, DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })
    expect(gone).toMatchObject({ code: 3, error: expect.stringMatching(/^DATABASE_URL names a database/) })
    await server.end('SIGTERM')
  })

  it('is not told that all is well where no server has ever run', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'fresh-'))
    for (const command of ['list', 'test']) {
      expect(await runDeskJson(fresh, env, command)).toMatchObject({
        code: 3,
        error: expect.stringMatching(/^No server has run on DATA_DIR/),
      })
    }
    expect(await readdir(fresh)).toEqual([])
    await rm(fresh, { recursive: true })
  })
})

const programs = findPostgres()

describe.skipIf(!programs)('with two servers on one PostgreSQL', () => {
  it('sees the one queue, and either server sends what it asks for', async () => {
    const postgres = await startPostgres(programs ?? '')
    const onPostgres = { ...env, DATABASE_URL: postgres.url }
    const plan = { ...quickPlan, first: 3600, longest: 3600 }
    const start = () => startServer({ home, smtpUrl: mail.url, databaseUrl: postgres.url, plan })
    const servers = await Promise.all([start(), start()])
    try {
      mail.behave('later')
      const references = [await send(servers[0]), await send(servers[1])]
      await until(() => mail.attempts >= 4)
      const listed = await runDesk(home, onPostgres)
      expect(listed.stdout).toContain('Through: PostgreSQL')
      for (const reference of references) expect(listed.stdout).toContain(reference)
      mail.behave('accept')
      expect(await runDeskJson(home, onPostgres, 'retry', 'all')).toMatchObject({ code: 0, mails: 4 })
      await until(() => mail.received.length === 4)
      const tested = await runDesk(home, onPostgres, 'test')
      expect([tested.code, tested.stderr]).toEqual([0, ''])
      expect(mail.received).toHaveLength(5)
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      postgres.remove()
    }
  })
})
