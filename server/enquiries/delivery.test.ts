import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { quickPlan, startTestDesk, until } from '#server/fixtures/test-desk.ts'
import { createMailer } from './mailer.ts'

const office = 'office@firm.example'
let mail: MailServer
let desk: Awaited<ReturnType<typeof startTestDesk>>

beforeEach(async () => {
  mail = await startMailServer()
})

afterEach(async () => {
  await desk.close()
  await mail.close()
})

const state = async () => (await desk.app.inject('/health')).json()

async function send(size = 2000): Promise<string> {
  const form = await quoteForm({}, [sampleFile('plan.pdf', size)])
  const answer = await desk.app.inject({ method: 'POST', url: '/api/enquiries', ...form })
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
    desk = await startTestDesk(mail.url)
    mail.behave(behaviour)
    const reference = await send(200_000)
    await until(() => mail.attempts >= 3)
    expect(mail.received.filter(({ raw }) => raw.length > 100_000)).toEqual([])
    expect((await state()).queue.waiting).toBeGreaterThan(0)
    mail.behave('accept')
    await until(async () => (await state()).queue.waiting === 0)
    expect(officeMails()[0]?.email.subject).toContain(reference)
    expect(officeMails()).toHaveLength(1)
    expect(mail.received).toHaveLength(mails)
  })

  it('does not answer, the enquiry is delivered once it does', async () => {
    const config = readConfig({ SMTP_URL: mail.url, ENQUIRIES_TO: office, ENQUIRIES_FROM: 'website@firm.example' })
    if (!config.delivery) throw new Error('direct delivery is on')
    const impatience = { connectionTimeout: 700, greetingTimeout: 700, socketTimeout: 700, dnsTimeout: 700 }
    desk = await startTestDesk(mail.url, { mailer: createMailer(config.delivery, 'https://firm.example', impatience) })
    mail.behave('silent')
    await send()
    await until(() => mail.attempts >= 3)
    mail.behave('accept')
    await until(() => officeMails().length === 1)
  })

  it('is down, the enquiry is delivered once it is back', async () => {
    const port = Number(new URL(mail.url).port)
    desk = await startTestDesk(mail.url)
    await mail.close()
    await send()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    mail = await startMailServer(port)
    await until(() => officeMails().length === 1)
  })

  it('rejects the visitor’s address, the office gets the enquiry and nothing is queued', async () => {
    desk = await startTestDesk(mail.url)
    mail.behave({ refuse: 'zoe@visitor.example' })
    await send()
    await until(async () => officeMails().length === 1 && (await state()).queue.waiting === 0)
  })
})

describe('files that are too large for one mail', () => {
  it.each([
    ['as it answers', undefined],
    ['as it says beforehand', 400_000],
  ])('go one by one, %s', async (_, statedLimit) => {
    await mail.close()
    mail = await startMailServer(0, statedLimit)
    desk = await startTestDesk(mail.url)
    mail.behave({ largest: 400_000 })
    const files = ['a.pdf', 'b.png', 'c.jpg'].map((name) => sampleFile(name, 200_000))
    await desk.app.inject({ method: 'POST', url: '/api/enquiries', ...(await quoteForm({}, files)) })
    await until(() => officeMails().length === 3)
    const mails = officeMails().map(({ email }) => email)
    expect(mails.map(({ subject }) => /\(.*\)$/.exec(subject ?? '')?.[0])).toEqual([
      '(file 1 of 3)',
      '(file 2 of 3)',
      '(file 3 of 3)',
    ])
    expect(mails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      ['a.pdf'],
      ['b.png'],
      ['c.jpg'],
    ])
    expect(mails.every(({ text }) => text?.includes('A goalpost frame'))).toBe(true)
    await until(async () => (await state()).queue.waiting === 0)
  })
})

describe('an enquiry that cannot be delivered', () => {
  it('is done when only its acknowledgement failed: the office has it', async () => {
    desk = await startTestDesk(mail.url, { plan: { ...quickPlan, tries: 1 } })
    mail.behave({ later: 'zoe@visitor.example' })
    await send()
    await until(async () => (await state()).queue.waiting === 0)
    expect(await state()).toMatchObject({ status: 'ok', queue: { undelivered: 0 } })
    expect(mail.received.map(({ to }) => to)).toEqual([[office]])
    expect(await desk.stopAndCount()).toEqual({ enquiries: 1, contents: 0, parts: 0 })
  })

  it('is kept, shown in /health and retried after a restart', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    desk = await startTestDesk(mail.url, { plan: { ...quickPlan, tries: 1 } })
    mail.behave('later')
    await send()
    await until(async () => (await state()).queue.waiting === 0)
    expect(await state()).toMatchObject({ status: 'attention', queue: { undelivered: 1 } })
    await desk.stop()
    mail.behave('accept')
    desk = await startTestDesk(mail.url, { folder: desk.home })
    await until(() => mail.received.length === 1)
    await until(async () => (await state()).status === 'ok')
    expect(officeMails()[0]?.email.attachments[0]?.filename).toBe('plan.pdf')
  })
})

describe('a try that is repeated', () => {
  it('has the same Message-ID', async () => {
    desk = await startTestDesk(mail.url)
    mail.behave('no answer')
    await send()
    await until(() => officeMails().length >= 1)
    mail.behave('accept')
    await until(async () => (await state()).queue.waiting === 0)
    const ids = officeMails().map(({ email }) => email.messageId)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<[\da-f-]{36}\.office-mail@firm\.example>$/)
  })

  it('repeats no mail that was accepted', async () => {
    desk = await startTestDesk(mail.url, { env: { ENQUIRIES_TO: `${office}, yard@firm.example` } })
    mail.behave({ refuse: 'yard@firm.example' })
    await send()
    await until(() => officeMails().length === 1)
    mail.behave('accept')
    await until(() => mail.received.some(({ to }) => to.includes('yard@firm.example')))
    expect(officeMails()).toHaveLength(1)
  })
})
