import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { business } from '#content/business.ts'
import { enquiryMail } from '#content/enquiry-desk.ts'
import { beamRow, listRows as rows } from '#domain/fixtures/steel-list-rows.ts'
import { isReference } from '#domain/reference.ts'
import { listCsv } from '#domain/steel-list/list-csv.ts'
import { writeSentList } from '#domain/steel-list/sent-list.ts'
import { encodeForm, quoteFields, quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { startTestDesk, until } from '#server/fixtures/test-desk.ts'

let mail: MailServer
let desk: Awaited<ReturnType<typeof startTestDesk>>

beforeAll(async () => {
  mail = await startMailServer()
  desk = await startTestDesk(mail.url)
  return async () => {
    await desk.close()
    await mail.close()
  }
})

beforeEach(async () => {
  mail.behave('accept')
  await until(async () => (await desk.mails()).length === 0)
  mail.received.length = 0
})

describe('an enquiry', () => {
  it('reaches the office with its fields and files, and the visitor an acknowledgement', async () => {
    const files = [sampleFile('plan Träger.pdf', 700_000), sampleFile('site.jpg'), sampleFile('../../x.png', 100)]
    const longName = `${'Steel frame '.repeat(20)}rev B.PDF`
    files.push({ ...sampleFile('rev B.pdf'), name: longName, type: 'application/octet-stream' })
    const answer = await desk.post(await quoteForm({ about: 'Structural Steel <London>' }, files))
    expect(answer.statusCode).toBe(202)
    const { reference } = answer.json()
    expect(isReference(reference)).toBe(true)
    await until(() => mail.received.length === 2)

    const office = mail.to('office@firm.example')[0]?.email
    expect(office?.subject).toBe(`New Quote Request - ${business.name} [${reference}]`)
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
      expect(Buffer.from(office?.attachments[index]?.content as ArrayBuffer).equals(bytes)).toBe(true)
    }

    const copy = mail.to('zoe@visitor.example')[0]?.email
    expect(copy?.subject).toContain(` - ${business.name} [${reference}]`)
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
    const answers = await Promise.all([desk.post(form), desk.post(form), desk.post(form)])
    answers.push(await desk.post(form))
    await until(() => mail.received.length >= 2)
    answers.push(await desk.post(form))
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(mail.received).toHaveLength(2)
  })

  it('without a submission id is one enquiry for the same day and content', async () => {
    const { submission: _, ...fields } = { ...quoteFields, submission: '' }
    const form = await encodeForm(fields)
    const again = await encodeForm(fields)
    const other = await encodeForm({ ...fields, description: 'Another job' })
    const [first, second, third] = [await desk.post(form), await desk.post(again), await desk.post(other)]
    expect(second.json()).toEqual(first.json())
    expect(third.json()).not.toEqual(first.json())
  })

  it('of the contact form is delivered too', async () => {
    const who = { firstName: 'Jo', lastName: 'Smith', email: 'jo@visitor.example', phone: '01632 960002' }
    const what = { service: 'staircases', location: 'kent', message: 'A staircase.' }
    const form = await encodeForm({ kind: 'contact', ...who, ...what })
    expect((await desk.post(form)).statusCode).toBe(202)
    await until(() => mail.to('jo@visitor.example').length === 1)
    await until(() =>
      mail.to('office@firm.example').some(({ email }) => email.subject?.startsWith('New Contact Enquiry - ')),
    )
  })
})

describe('a steel list', () => {
  /** Sends a list; gives the office's mail and the list's file in it. */
  async function sendList(steelList: string, files = [sampleFile('plan.pdf')]) {
    expect((await desk.post(await quoteForm({ steelList }, files))).statusCode).toBe(202)
    await until(() => mail.to('office@firm.example').length > 0)
    const { text = '', html = '', attachments = [] } = mail.to('office@firm.example')[0]?.email ?? {}
    const file = attachments.find(({ filename }) => filename === 'steel-list.csv')
    const csv = file && Buffer.from(file.content as ArrayBuffer).toString()
    return { text, html, csv, files: attachments.map(({ filename }) => filename) }
  }

  it('reaches the office as a table and a file', async () => {
    const five = ['a.pdf', 'b.png', 'c.jpg', 'd.pdf', 'e.png']
    const list = writeSentList({ rows, others: ['Two gates as on the sketch'] })
    const attached = five.map((name) => sampleFile(name))
    const { text, html, csv, files } = await sendList(list, attached)
    expect(files.toSorted()).toEqual([...five, 'steel-list.csv'])
    expect(csv).toBe(listCsv(rows))
    expect(text).toMatch(/Steel list: [\d,]+ pieces, [\d,]+ kg, 1 line kept as written \(attached as steel-list\.csv\)/)
    expect(text).toContain('- C3: 1 × UC 152×152×37, 2,700 mm, ')
    expect(text).toContain('- Two gates as on the sketch [as written, not in steel-list.csv]')
    expect(html).toContain('<td>C3</td><td>1</td><td>UC\u00a0152×152×37</td><td>2,700</td>')
    expect(html).toMatch(/<td colspan="6">Two gates/)
    // Gmail cuts longer ones.
    expect(html.length).toBeLessThan(102_000)
  })

  it('has no cell that Excel would run, and no markup, however it is written', async () => {
    const marks = ['=1+1', '+1', '-2+3', '@SUM(A1)']
    const hostile = marks.map((mark) => ({ ...beamRow, mark, note: '=HYPERLINK("evil.example") <script>' }))
    const office = await sendList(writeSentList({ rows: hostile, others: ['<script>alert(1)</script>'] }))
    const cells = (office.csv ?? '').split(/[,\r\n]+/).map((cell) => cell.replace(/^"|"$/g, ''))
    expect(cells.filter((cell) => /^[=+@-]/.test(cell))).toEqual([])
    expect(cells).toContain("'+1")
    expect(office.html).not.toContain('<script>')
  })
})

it('marks suspected spam, and sends the visitor nothing', async () => {
  expect((await desk.post(await quoteForm({ website: 'http://spam.example' }))).statusCode).toBe(202)
  await until(async () => (await desk.mails()).length === 0)
  expect(mail.received.map(({ to: address }) => address)).toEqual([['office@firm.example']])
  expect(mail.received[0]?.email.subject?.indexOf(`${enquiryMail.spamMark} New Quote Request`)).toBe(0)
})

it('waits for a data folder that another server uses', async () => {
  const log: string[] = []
  const stream = { write: (line: string) => log.push(line) }
  const second = await startTestDesk(mail.url, { folder: desk.home, log: { level: 'warn', stream } })
  await until(() => log.some((line) => line.includes('is in use by another server')))
  expect((await second.app.inject('/health')).json()).toEqual({ status: 'down' })
  await second.stop()
})

it('is down while the disk takes no files, and well again after the repair', async () => {
  const own = await startTestDesk(mail.url)
  onTestFinished(own.close)
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const incoming = join(own.home, 'data', 'incoming')
  const answers = async () => {
    // An answer is used again for five seconds.
    vi.advanceTimersByTime(6000)
    return [(await own.post(await quoteForm())).statusCode, (await own.app.inject('/health')).json().status]
  }
  await rename(incoming, `${incoming}-away`)
  await writeFile(incoming, 'not a folder any more')
  expect(await answers()).toEqual([503, 'down'])
  await rm(incoming)
  await rename(`${incoming}-away`, incoming)
  expect(await answers()).toEqual([202, 'ok'])
})
