import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { isReference } from '#domain/reference.ts'
import { encodeForm, type Form, quoteFields, quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { startTestDesk, until } from '#server/fixtures/test-desk.ts'

let mail: MailServer
let desk: Awaited<ReturnType<typeof startTestDesk>>

beforeAll(async () => {
  mail = await startMailServer()
  desk = await startTestDesk(mail.url)
})

afterAll(async () => {
  await desk.close()
  await mail.close()
})

beforeEach(() => {
  mail.received.length = 0
})

const post = (form: Form, headers?: Record<string, string>) => desk.post(form, headers)

describe('an enquiry', () => {
  it('reaches the office with its fields and files, and the visitor an acknowledgement', async () => {
    const files = [sampleFile('plan Träger.pdf', 700_000), sampleFile('site.jpg'), sampleFile('../../x.png', 100)]
    const longName = {
      ...sampleFile('rev B.pdf'),
      name: `${'Steel frame '.repeat(20)}rev B.PDF`,
      type: 'application/octet-stream',
    }
    files.push(longName)
    const answer = await post(await quoteForm({ about: 'Structural Steel <London>' }, files))
    expect(answer.statusCode).toBe(202)
    const { reference } = answer.json()
    expect(isReference(business.name, reference)).toBe(true)
    await until(() => mail.received.length === 2)

    const office = mail.to('office@firm.example')[0]?.email
    expect(office?.subject).toBe(`New Quote Request - Estuary Steelworks [${reference}]`)
    expect(office?.from).toMatchObject({ address: 'website@firm.example' })
    expect(office?.replyTo).toMatchObject([{ address: 'zoe@visitor.example', name: 'Zoë O’Brien' }])
    expect(office?.text).toContain('A goalpost frame, 4.2 m × 2.4 m.\nÜber £1,000 & 100% urgent.')
    expect(office?.text).toContain('https://www.firm.example/structural-steel-london')
    expect(office?.text).toContain('About: Structural Steel <London>')
    expect(office?.html).toContain('Structural Steel &#60;London&#62;')
    expect(office?.attachments.map(({ filename }) => filename)).toEqual([
      'plan Träger.pdf',
      'site.jpg',
      'x.png',
      expect.stringMatching(/^Steel frame .*\.PDF$/),
    ])
    for (const [index, { bytes }] of files.entries()) {
      const content = office?.attachments[index]?.content
      expect(Buffer.from(content as ArrayBuffer).equals(bytes)).toBe(true)
    }

    const copy = mail.to('zoe@visitor.example')[0]?.email
    expect(copy?.subject).toBe(`We have your enquiry - Estuary Steelworks [${reference}]`)
    expect(copy?.text).toContain(reference)
    expect(copy?.replyTo).toMatchObject([{ address: 'office@firm.example' }])
    expect(office?.html).toContain('A goalpost frame, 4.2 m × 2.4 m.<br>Über £1,000 &#38; 100% urgent.')
    for (const { email, raw } of mail.received) {
      expect(raw.toString()).toContain('multipart/alternative')
      expect(email.html).toContain('<th scope="row"')
      expect(email.html).toContain(reference)
      // The mail loads nothing.
      expect(email.html).not.toMatch(/<(?:img|script|link|iframe)|url\(/)
    }
  })

  it('is one enquiry, however often the same submission is sent', async () => {
    const form = await quoteForm({ submission: randomUUID() }, [sampleFile('a.png')])
    const answers = await Promise.all([post(form), post(form), post(form)])
    answers.push(await post(form))
    await until(() => mail.received.length >= 2)
    answers.push(await post(form))
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(mail.received).toHaveLength(2)
  })

  it('without a submission id is one enquiry for the same day and content', async () => {
    const { submission: _, ...fields } = { ...quoteFields, submission: '' }
    const form = await encodeForm(fields)
    const again = await encodeForm(fields)
    const other = await encodeForm({ ...fields, description: 'Another job' })
    const [first, second, third] = [await post(form), await post(again), await post(other)]
    expect(second.json()).toEqual(first.json())
    expect(third.json()).not.toEqual(first.json())
  })

  it('from a browser without JavaScript goes on to the thank-you page', async () => {
    const answer = await post(await quoteForm(), { accept: 'text/html,*/*;q=0.8' })
    expect(answer.statusCode).toBe(303)
    const location = new URL(String(answer.headers.location), 'http://localhost')
    expect(location.pathname).toBe('/thank-you')
    expect(isReference(business.name, location.searchParams.get('ref') ?? '')).toBe(true)
  })

  it('of the contact form is delivered too', async () => {
    const form = await encodeForm({
      kind: 'contact',
      firstName: 'Jo',
      lastName: 'Smith',
      email: 'jo@visitor.example',
      phone: '01632 960002',
      service: 'staircases',
      location: 'kent',
      message: 'A staircase.',
    })
    expect((await post(form)).statusCode).toBe(202)
    await until(() => mail.to('jo@visitor.example').length === 1)
    await until(() =>
      mail.to('office@firm.example').some(({ email }) => email.subject?.startsWith('New Contact Enquiry - ')),
    )
  })
})

it('marks suspected spam, and sends the visitor nothing', async () => {
  expect((await post(await quoteForm({ website: 'http://spam.example' }))).statusCode).toBe(202)
  await until(async () => (await desk.mails()).length === 0)
  expect(mail.received.map(({ to: address }) => address)).toEqual([['office@firm.example']])
  expect(mail.received[0]?.email.subject).toMatch(/^\[possible spam\] New Quote Request/)
})

it('waits for a data folder that another server uses', async () => {
  const second = await startTestDesk(mail.url, { folder: desk.home })
  expect((await second.app.inject('/health')).json().reason).toContain('is in use by another server')
  await second.stop()
})
