import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '#scripts/test-tools.ts'
import { makeHome } from '#server/fixtures/empty-database.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { type PostgresServer, startPostgres } from '#server/fixtures/postgres-server.ts'
import { type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { until } from '#server/fixtures/test-desk.ts'

const programs = findPostgres()

/** `npm test` installs PostgreSQL where it can (root on Debian); elsewhere this needs it installed by hand. */
describe.skipIf(!programs)('two servers on one PostgreSQL', () => {
  let mail: MailServer
  let postgres: PostgresServer
  let home: string

  const start = () => startServer({ home, smtpUrl: mail.url, databaseUrl: postgres.url })
  const references = new Set<string>()

  beforeAll(async () => {
    mail = await startMailServer()
    home = await makeHome()
    postgres = await startPostgres(programs ?? '')
  }, 120_000)

  afterAll(async () => {
    postgres.remove()
    await mail.close()
    await rm(home, { recursive: true, force: true })
  })

  const send = async ({ post }: ServerProcess) => post(await quoteForm({}, [sampleFile('plan.pdf', 30_000)]))

  async function accepted(server: ServerProcess): Promise<string> {
    const answer = await send(server)
    expect(answer.status).toBe(202)
    const { reference } = (await answer.json()) as { reference: string }
    references.add(reference)
    return reference
  }

  const officeMails = (reference: string) =>
    mail.to('office@firm.example').filter(({ email }) => email.subject?.includes(reference))
  const allDelivered = () => [...references].every((reference) => officeMails(reference).length > 0)

  it('share its queue, and lose nothing when one is stopped, or killed while it sends', async () => {
    const servers = await Promise.all([start(), start(), start()])
    const [first, second, third] = servers
    await Promise.all(Array.from({ length: 7 }, () => servers.map(accepted)).flat())
    await until(allDelivered)
    mail.behave('later')
    for (const server of servers) for (let count = 0; count < 4; count += 1) await accepted(server)
    await first.end('SIGTERM')
    mail.behave('silent')
    const before = mail.attempts
    await accepted(second)
    await until(() => mail.attempts > before)
    await second.end('SIGKILL')
    mail.behave('accept')
    await until(allDelivered, 120)
    await third.end('SIGTERM')
    for (const reference of [...references].slice(0, 21)) expect(officeMails(reference)).toHaveLength(1)
  })

  it('send a mail that waits once when they start together', async () => {
    mail.behave('later')
    const first = await start()
    const waiting = await Promise.all(Array.from({ length: 20 }, () => accepted(first)))
    await first.end('SIGTERM')
    mail.behave('accept')
    const servers = await Promise.all([start(), start()])
    await until(allDelivered)
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    expect(waiting.map((reference) => officeMails(reference).length)).toEqual(waiting.map(() => 1))
  })

  it('answer 503 with Retry-After while the database is down, and recover', async () => {
    const server = await start()
    await accepted(server)
    postgres.kill()
    const outage = Date.now() + 5000
    while (Date.now() < outage) {
      const answer = await send(server)
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await fetch(`${server.url}/about`)).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    expect((await fetch(`${server.url}/health`)).status).toBe(503)
    const late = await start()
    expect((await fetch(`${late.url}/about`)).status).toBe(200)
    expect((await send(late)).status).toBe(503)
    postgres.start()
    for (const each of [server, late]) {
      await until(() => accepted(each).then(Boolean, () => false))
      await until(async () => (await fetch(`${each.url}/health`)).status === 200)
    }
    await until(allDelivered, 120)
    await Promise.all([server, late].map((each) => each.end('SIGTERM')))
  })
})
