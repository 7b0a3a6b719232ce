import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { quickPlan, startTestDesk, until } from '#server/fixtures/test-desk.ts'
import { createMailer } from './mailer.ts'

const office = 'office@firm.example'
type Desk = Awaited<ReturnType<typeof startTestDesk>>

let mail: MailServer
let desk: Desk
let before: number

beforeAll(async () => {
  mail = await startMailServer()
  desk = await startTestDesk(mail.url)
})

beforeEach(() => {
  mail.behave('accept')
  mail.received.length = 0
  before = mail.attempts
})

afterAll(async () => {
  await desk.close()
  await mail.close()
})

async function ownDesk(choices: Parameters<typeof startTestDesk>[1]): Promise<Desk> {
  const own = await startTestDesk(mail.url, choices)
  onTestFinished(own.close)
  return own
}

async function restartMail(statedLimit?: number): Promise<void> {
  mail = await startMailServer(Number(new URL(mail.url).port), statedLimit)
}

const state = async ({ app } = desk) => (await app.inject('/health')).json()
const waiting = async ({ mails } = desk) => (await mails()).filter((email) => email.state === 'waiting').length
const noneWaiting = (from = desk) => until(async () => (await waiting(from)) === 0)

async function send({ app } = desk, files = [sampleFile('plan.pdf')]): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/enquiries', ...(await quoteForm({}, files)) })
  expect(answer.statusCode).toBe(202)
  return answer.json().reference
}

const officeMails = () => mail.received.filter(({ to }) => to.includes(office))

describe('while the mail server', () => {
  it.each([
    // Its answer to the visitor's address ends the acknowledgement.
    ['refuses', 'refuse', 1],
    ['asks to try later', 'later', 2],
    ['does not know the sender', 'no sender', 2],
    ['dies half-way through the message', { dieAfter: 30_000 }, 2],
  ] as const)('%s, the enquiry waits, and then is delivered once', async (_, behaviour, mails) => {
    mail.behave(behaviour)
    const reference = await send(desk, [sampleFile('plan.pdf', 200_000)])
    await until(() => mail.attempts >= before + 3)
    expect(mail.received.filter(({ raw }) => raw.length > 100_000)).toEqual([])
    expect(await waiting()).toBeGreaterThan(0)
    mail.behave('accept')
    await noneWaiting()
    expect(officeMails()[0]?.email.subject).toContain(reference)
    expect(officeMails()).toHaveLength(1)
    expect(mail.received).toHaveLength(mails)
  })

  it('does not answer, the enquiry is delivered once it does', async () => {
    const config = readConfig({ SMTP_URL: mail.url, ENQUIRIES_TO: office, ENQUIRIES_FROM: 'website@firm.example' })
    if (!config.delivery) throw new Error('direct delivery is on')
    const impatience = { connectionTimeout: 700, greetingTimeout: 700, socketTimeout: 700, dnsTimeout: 700 }
    const own = await ownDesk({ mailer: createMailer(config.delivery, 'https://firm.example', impatience) })
    mail.behave('silent')
    await send(own)
    await until(() => mail.attempts >= before + 3)
    mail.behave('accept')
    await until(() => officeMails().length === 1)
  })

  it('is down, the enquiry is delivered once it is back', async () => {
    await mail.close()
    await send()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await restartMail()
    await until(() => officeMails().length === 1)
    await noneWaiting()
  })

  it('rejects the visitor’s address, the office gets the enquiry and nothing is queued', async () => {
    mail.behave({ refuse: 'zoe@visitor.example' })
    await send()
    await until(() => officeMails().length === 1)
    await noneWaiting()
  })
})

describe('files that are too large for one mail', () => {
  it.each([
    ['as it answers', undefined],
    ['as it says beforehand', 400_000],
  ])('go one by one, %s', async (_, statedLimit) => {
    await mail.close()
    await restartMail(statedLimit)
    mail.behave({ largest: 400_000 })
    const names = ['a.pdf', 'b.png', 'c.jpg']
    await send(
      desk,
      names.map((name) => sampleFile(name, 200_000)),
    )
    await until(() => officeMails().length === 3)
    for (const [index, { email }] of officeMails().entries()) {
      expect(email.subject).toContain(`(file ${index + 1} of 3)`)
      expect(email.attachments.map(({ filename }) => filename)).toEqual([names[index]])
      expect(email.text).toContain('A goalpost frame')
    }
    await noneWaiting()
  })
})

describe('an enquiry that cannot be delivered', () => {
  it('is done when only its acknowledgement failed: the office has it', async () => {
    const own = await ownDesk({ plan: { ...quickPlan, tries: 1 } })
    mail.behave({ later: 'zoe@visitor.example' })
    await send(own)
    await noneWaiting(own)
    expect(await state(own)).toMatchObject({ status: 'ok', queue: { undelivered: 0 } })
    expect(mail.received.map(({ to }) => to)).toEqual([[office]])
    expect(await own.stopAndCount()).toEqual({ enquiries: 1, contents: 0, parts: 0 })
  })

  it('is kept, shown in /health and retried after a restart', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const own = await ownDesk({ plan: { ...quickPlan, tries: 1 } })
    mail.behave('later')
    await send(own)
    await noneWaiting(own)
    expect(await state(own)).toMatchObject({ status: 'attention', queue: { undelivered: 1 } })
    await own.stop()
    mail.behave('accept')
    const restarted = await ownDesk({ folder: own.home })
    await until(() => mail.received.length === 1)
    await until(async () => (await state(restarted)).status === 'ok')
    expect(officeMails()[0]?.email.attachments[0]?.filename).toBe('plan.pdf')
  })
})

describe('a try that is repeated', () => {
  it('has the same Message-ID', async () => {
    mail.behave('no answer')
    await send()
    await until(() => officeMails().length >= 1)
    mail.behave('accept')
    await noneWaiting()
    const ids = officeMails().map(({ email }) => email.messageId)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<[\da-f-]{36}\.office-mail@firm\.example>$/)
  })

  it('repeats no mail that was accepted', async () => {
    const own = await ownDesk({ env: { ENQUIRIES_TO: `${office}, yard@firm.example` } })
    mail.behave({ refuse: 'yard@firm.example' })
    await send(own)
    await until(() => officeMails().length === 1)
    mail.behave('accept')
    await until(() => mail.received.some(({ to }) => to.includes('yard@firm.example')))
    expect(officeMails()).toHaveLength(1)
  })
})
