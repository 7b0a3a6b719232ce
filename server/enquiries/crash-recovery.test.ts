import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { mailsOf, until } from '#server/fixtures/test-desk.ts'
import { openEmbedded } from './store/embedded.ts'

const kills = 4
const office = 'office@firm.example'

let mail: MailServer
let server: ServerProcess | undefined

beforeAll(async () => {
  mail = await startMailServer()
})

afterAll(async () => {
  await server?.close()
  await mail.close()
})

/** Sends enquiries until the server is gone; collects the references answered with 202. */
async function keepSending(server: ServerProcess, answered: Map<string, string>): Promise<void> {
  while (server.isAlive()) {
    const submission = randomUUID()
    const form = await quoteForm({ submission }, [sampleFile('plan.pdf', 40_000)])
    try {
      const answer = await server.post(form)
      if (answer.status === 202) answered.set(submission, ((await answer.json()) as { reference: string }).reference)
    } catch {
      return
    }
  }
}

it('loses no enquiry answered with 202 and queues none twice when killed again and again under load', async () => {
  const answered = new Map<string, string>()
  for (let kill = 0; kill < kills; kill += 1) {
    const running = await startServer({ home: server?.home, smtpUrl: mail.url })
    server = running
    const before = answered.size
    const senders = Array.from({ length: 2 }, () => keepSending(running, answered))
    // Kill at a random moment under load.
    await until(() => answered.size > before)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
    await running.end('SIGKILL')
    await Promise.all(senders)
  }

  const { home, end } = await startServer({ home: server?.home, smtpUrl: mail.url })
  await until(async () => (await mailsOf(home)).length === 0, 120)
  await end('SIGTERM')

  const inOffice = mail.to(office)
  for (const reference of answered.values()) {
    const mails = inOffice.filter(({ email }) => email.subject?.includes(reference))
    expect(mails.length, reference).toBeGreaterThan(0)
    // A kill between the mail server's answer and our record sends a duplicate with the same Message-ID.
    expect(new Set(mails.map(({ email }) => email.messageId)).size, reference).toBe(1)
  }

  const database = await openEmbedded(join(home, 'data', 'enquiries'))
  const [left] = await database.sql<Record<string, number>>(
    `select (select count(*)::int from enquiries.enquiry where content is not null) as contents,
       (select count(*)::int from enquiries.attachment_part) as parts,
       (select count(*)::int from (select from enquiries.delivery group by enquiry_id having count(*) <> 2) odd) as odd,
       (select count(*)::int from enquiries.enquiry) as enquiries,
       (select count(*)::int from pgboss.job where name = 'office-mail') as jobs`,
  )
  await database.close()
  // No personal data is left, and every stored enquiry has one job.
  expect(left).toMatchObject({ contents: 0, parts: 0, odd: 0 })
  expect(left?.jobs).toBe(left?.enquiries)
  expect(left?.enquiries).toBeGreaterThanOrEqual(answered.size)
})
