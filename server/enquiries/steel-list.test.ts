import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { beamRow, listRows as rows } from '#domain/fixtures/steel-list-rows.ts'
import { listCsv } from '#domain/steel-list/list-text.ts'
import { writeSentList } from '#domain/steel-list/sent-list.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
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
  mail.behave('accept')
  mail.received.length = 0
})

async function post(steelList: string, files = [sampleFile('plan.pdf')]) {
  return desk.app.inject({ method: 'POST', url: '/api/enquiries', ...(await quoteForm({ steelList }, files)) })
}

const inOffice = (reference: string) =>
  mail.received.find(({ to, email }) => to.includes('office@firm.example') && email.subject?.includes(reference))?.email

/** Sends a list; gives the office's mail and the list's file in it. */
async function sendList(steelList: string, files = [sampleFile('plan.pdf')]) {
  const { reference } = (await post(steelList, files)).json()
  await until(() => inOffice(reference) !== undefined)
  const { text = '', html = '', attachments = [] } = inOffice(reference) ?? {}
  const file = attachments.find(({ filename }) => filename === 'steel-list.csv')
  const csv = file && Buffer.from(file.content as ArrayBuffer).toString()
  return { text, html, csv, files: attachments.map(({ filename }) => filename) }
}

it('reaches the office as a table and a file', async () => {
  const five = ['a.pdf', 'b.png', 'c.jpg', 'd.pdf', 'e.png']
  const list = writeSentList({ rows, others: ['Two gates as on the sketch'] })
  const { text, html, csv, files } = await sendList(
    list,
    five.map((name) => sampleFile(name)),
  )
  expect(files.toSorted()).toEqual([...five, 'steel-list.csv'])
  expect(csv).toBe(listCsv(rows))
  expect(text).toMatch(/Steel list: [\d,]+ pieces, [\d,]+ kg, 1 line kept as written \(attached as steel-list\.csv\)/)
  expect(text).toContain('- Column C3: 1 × UC 152×152×37, 2,700 mm, ')
  expect(text).toContain('- Two gates as on the sketch [as written, not in steel-list.csv]')
  expect(html).toContain('<td>Column C3</td><td>1</td><td>UC\u00a0152×152×37</td><td>2,700</td>')
  expect(html).toMatch(/<td colspan="6">Two gates/)
  // Gmail cuts longer ones.
  expect(html.length).toBeLessThan(102_000)
})

it('is nowhere in an enquiry without one', async () => {
  const { text, html, files } = await sendList(' \r\n ')
  expect(files).toEqual(['plan.pdf'])
  expect(text + html).not.toContain('Steel list')
})

it('goes with the text if the mail server does not take the file', async () => {
  mail.behave({ largest: 200_000 })
  const { files } = await sendList(writeSentList({ rows: [beamRow], others: [] }), [sampleFile('a.pdf', 250_000)])
  expect(files).toEqual(['steel-list.csv'])
})

it('has no cell that Excel would run, and no markup, however it is written', async () => {
  const marks = ['=1+1', '+1', '-2+3', '@SUM(A1)']
  const hostile = marks.map((mark) => ({ ...beamRow, mark, note: '=HYPERLINK("evil.example") <script>' }))
  const office = await sendList(writeSentList({ rows: hostile, others: ['<script>alert(1)</script>'] }))
  const cells = (office.csv ?? '').split(/[,\r\n]+/).map((cell) => cell.replace(/^"/, ''))
  expect(cells.filter((cell) => /^[=+@-]/.test(cell))).toEqual([])
  expect(cells).toContain("'+1")
  expect(office.html).not.toContain('<script>')
})

it('is kept as it was written without scripts, and where it is no list of ours', async () => {
  const office = await sendList('4 no UB 203x133x25, 3300 long\r\n{"rows":[{"quantity":4}')
  expect(office.files).toEqual(['plan.pdf'])
  expect(office.text).toContain('Steel list: 2 lines kept as written')
  expect(office.text).toMatch(/- 4 no UB 203x133x25, 3300 long\r?\n- {"rows":\[{"quantity":4}/)
})

it('given as a file counts as a file', async () => {
  const form = await quoteForm()
  const end = form.payload.lastIndexOf('\r\n--')
  const part = 'Content-Disposition: form-data; name="steelList"; filename="x.csv"\r\nContent-Type: text/csv\r\n\r\n1'
  const boundary = form.payload.subarray(0, form.payload.indexOf('\r\n')).toString()
  const payload = Buffer.concat([
    form.payload.subarray(0, end),
    Buffer.from(`\r\n${boundary}\r\n${part}`),
    form.payload.subarray(end),
  ])
  const answer = await desk.app.inject({ method: 'POST', url: '/api/enquiries', payload, headers: form.headers })
  expect(answer.statusCode).toBe(415)
})
