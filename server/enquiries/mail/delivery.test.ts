import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { enquiryMail } from '#content/enquiry-desk.ts'
import { fillIn } from '#content/fill-in.ts'
import { deskFolder } from '#server/enquiries/desk-folder.ts'
import { openEmbedded } from '#server/enquiries/store/embedded.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { quickPlan, startTestDesk, until } from '#server/fixtures/test-desk.ts'

const office = 'office@firm.example'
type Desk = Awaited<ReturnType<typeof startTestDesk>>

let mail: MailServer
let desk: Desk
let before: number

beforeAll(async () => {
  mail = await startMailServer()
  desk = await startTestDesk(mail.url)
  return async () => {
    await desk.close()
    await mail.close()
  }
})

beforeEach(() => {
  mail.behave('accept')
  mail.received.length = 0
  before = mail.attempts
  visitors += 1
  visitor = `visitor-${visitors}@visitor.example`
})

async function ownDesk(choices: Parameters<typeof startTestDesk>[1]): Promise<Desk> {
  const own = await startTestDesk(mail.url, choices)
  onTestFinished(own.close)
  return own
}

async function restartMail(statedLimit?: number): Promise<void> {
  mail = await startMailServer(Number(new URL(mail.url).port), statedLimit)
}

const waiting = async ({ mails } = desk) => (await mails()).length
const noneWaiting = (from = desk) => until(async () => (await waiting(from)) === 0)

/** Each from a visitor of its own, because one address gets few acknowledgements. */
let visitor = ''
let visitors = 0

async function send({ post } = desk, files = [sampleFile('plan.pdf')]): Promise<string> {
  const form = await quoteForm({ email: visitor }, files)
  const answer = await post(form)
  expect(answer.statusCode).toBe(202)
  return answer.json().reference
}

const officeMails = () => mail.to(office)

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

const attached = () => officeMails().flatMap(({ email }) => email.attachments.map(({ filename }) => filename))
const textOf = (name: string) => officeMails().find(({ email }) => email.text?.includes(name))?.email.text

describe('a mail server with a size limit', () => {
  afterEach(async () => {
    await mail.close()
    await restartMail()
  })

  const announced = 'that it announces'

  async function limitTo(largest: number, how: string): Promise<void> {
    await mail.close()
    await restartMail(how === announced ? largest : undefined)
    mail.behave({ largest })
  }

  it.each([announced, 'that it does not announce'])(
    '%s gets the text, each file alone, and a line for one above it',
    async (how) => {
      await limitTo(200_000, how)
      const names = [sampleFile('drawing.pdf', 300_000), sampleFile('site.jpg', 80_000), sampleFile('plan.png', 80_000)]
      const reference = await send(desk, names)
      await noneWaiting()
      expect(officeMails()[0]?.email.text).toContain('A goalpost frame')
      expect(attached()).toEqual(['site.jpg', 'plan.png'])
      expect(textOf(`drawing.pdf (0.3 MB): npm run desk -- files ${reference} FOLDER`)).toBeDefined()
    },
  )

  it('that grows later has each part once', async () => {
    await limitTo(200_000, announced)
    mail.behave({ file: 'b.png', code: 451 })
    await send(desk, [sampleFile('a.pdf', 100_000), sampleFile('b.png', 100_000), sampleFile('c.jpg', 100_000)])
    await until(() => attached().includes('c.jpg') && mail.attempts > before + 7)
    mail.behave('accept')
    await noneWaiting()
    expect(attached().sort()).toEqual(['a.pdf', 'b.png', 'c.jpg'])
    expect(officeMails()).toHaveLength(4)
    const marks = [1, 3].map((number) => fillIn(enquiryMail.part, { number, count: 3 }))
    expect(marks.some((mark) => officeMails()[1]?.email.subject?.endsWith(` ${mark}`))).toBe(true)
  })
})

it('a file that the mail server refuses for its content holds up nothing else', async () => {
  mail.behave({ file: 'macro.pdf', code: 554 })
  const reference = await send(desk, [sampleFile('macro.pdf'), sampleFile('site.jpg')])
  await noneWaiting()
  expect(attached()).toEqual(['site.jpg'])
  expect(textOf(`macro.pdf (0.1 MB): npm run desk -- files ${reference} FOLDER`)).toBeDefined()
})

it('a mail server that hangs up during a large file gets the text at once', async () => {
  mail.behave({ dieAfter: 300_000 })
  await send(desk, [sampleFile('plan.pdf', 9_000_000)])
  await until(() => officeMails().length === 1)
  expect(officeMails()[0]?.email.text).toContain('A goalpost frame')
  mail.behave('accept')
  await noneWaiting()
  expect(attached()).toEqual(['plan.pdf'])
})

it('the office address is the one that is set when the mail is sent, and gets an enquiry once', async () => {
  const to = (address: string) => mail.to(address).length
  const own = await ownDesk({ env: { ENQUIRIES_TO: `${office}, full@firm.example` } })
  mail.behave({ later: 'full@firm.example' })
  await send(own)
  await until(() => to(office) === 1)
  await mail.close()
  await send(own)
  await own.stop()
  await restartMail()
  const env = { ENQUIRIES_TO: 'Office <OFFICE@firm.example>, yard@firm.example' }
  const changed = await ownDesk({ folder: own.home, env })
  await noneWaiting(changed)
  // The first enquiry went to the office before the mail server was down.
  expect([to(office), to('full@firm.example'), to('yard@firm.example')]).toEqual([1, 0, 2])
})

it('the acknowledgement repeats nothing that was typed', async () => {
  const who = { name: 'Cheap Pills Ltd', phone: '07700 900123' }
  const what = { description: 'Buy at https://pills.example', about: 'Win a prize' }
  const form = await quoteForm({ ...who, ...what, email: 'anybody@visitor.example' }, [sampleFile('offer.pdf')])
  const { reference } = (await desk.post(form)).json()
  await until(() => mail.to('anybody@visitor.example').length === 1)
  const [copy] = mail.to('anybody@visitor.example')
  expect(copy?.raw.toString()).not.toMatch(/pills|900123|prize|offer\.pdf/i)
  expect(copy?.email.html).not.toMatch(/pills|900123|prize|offer/i)
  expect(copy?.email.subject).toContain(reference)
  expect(copy?.email.text).toContain('Service Required: ')
  await noneWaiting()
})

it('the acknowledgement goes to one address three times a day at most', async () => {
  const addresses = ['kim@visitor.example', 'KIM@visitor.example', 'Kim@Visitor.example', 'kim+2@visitor.example']
  await Promise.all(
    [...addresses, 'lee@visitor.example'].map(async (email) => {
      expect((await desk.post(await quoteForm({ email }))).statusCode).toBe(202)
    }),
  )
  await noneWaiting()
  expect(mail.received.filter(({ to }) => /^kim/i.test(to[0] ?? ''))).toHaveLength(3)
  expect(mail.to('lee@visitor.example')).toHaveLength(1)
  expect(officeMails()).toHaveLength(5)
})

it('an enquiry is tried until it is taken, also after a restart; an acknowledgement for 72 hours', async () => {
  const own = await ownDesk({ plan: { ...quickPlan, first: 3600, longest: 3600 } })
  mail.behave('later')
  const old = visitor
  const recent = `recent-${visitor}`
  const reference = await send(own)
  visitor = recent
  await send(own)
  await until(() => mail.attempts >= before + 4)
  await own.stop()
  const database = await openEmbedded(deskFolder(join(own.home, 'data')))
  const age = `update enquiries.enquiry set received_at = received_at - interval '100 days' where reference = $1`
  await database.sql(age, [reference])
  await database.close()
  mail.behave({ later: old })
  const restarted = await ownDesk({ folder: own.home })
  await noneWaiting(restarted)
  expect([officeMails().length, mail.to(old).length, mail.to(recent).length]).toEqual([2, 0, 1])
})

it('a try that is repeated has the same Message-ID', async () => {
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
