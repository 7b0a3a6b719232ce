import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { encodeForm, type Form, quoteFields, quoteForm, rawRequest, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { mailsOf, patientLimits, until } from '#server/fixtures/test-desk.ts'

const limits = { ...patientLimits, pause: 5000 }
const mostMemory = 600

/** Characters of the longest steel list. */
const longest = 80_000

const repeated = (pattern: string) => (length: number) => `1${pattern.repeat(length / pattern.length)}`
const json = (start: string, item: string, end: string) => (length: number) =>
  start + Array<string>(Math.floor((length - start.length - end.length) / (item.length + 1))).fill(item) + end

/** What a script may forge. outside-text.test.ts has and times what a visitor may paste. */
const lists: Record<string, (length: number) => string> = {
  'words for a weight': repeated(' total'),
  spaces: repeated(' '),
  'rows of nothing': json('{"rows":[', '{}', '],"others":[]}'),
  'lines that are no rows': json('{"rows":[],"others":[', '"1 total total"', ']}'),
  'brackets in brackets': (length) => `{"rows":${'['.repeat(length - 20)}`,
}

let mail: MailServer
let server: ServerProcess
let dripping: Promise<unknown>

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ smtpUrl: mail.url, limits })
  dripping = dripHeaders()
  return async () => {
    await server.close()
    await mail.close()
  }
})

beforeEach(() => {
  mail.received.length = 0
})

async function nothingLeft(): Promise<void> {
  const incoming = join(server.home, 'data', 'incoming')
  await until(async () => (await readdir(incoming)).length === 0)
  expect((await server.openFiles()).filter((path) => path.startsWith(incoming))).toEqual([])
}

/** Sends headers without end; resolves when the connection is closed. */
function dripHeaders(): Promise<unknown> {
  const socket = connect(server.port, '127.0.0.1').resume()
  socket.write('POST /api/enquiries HTTP/1.1\r\nHost: x\r\n')
  const drip = setInterval(() => socket.write('X-A: b\r\n'), 300)
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.on('close', resolve)).finally(() => clearInterval(drip))
}

/** None is complete, because the phone number is missing. */
async function hostileRequests() {
  const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })
  const part = (header: string) => ({
    headers: multipart('x'),
    payload: Buffer.from(`--x\r\n${header}\r\n\r\nv\r\n--x--\r\n`),
  })
  const form = (more: Record<string, string> = {}, name = 'plan.pdf') =>
    encodeForm({ ...quoteFields, phone: '', ...more }, [{ ...sampleFile('plan.pdf', 3000), name }])
  const { headers, payload } = await form()
  const damaged = (step: number) => payload.map((byte, at) => (at % 100 === step ? byte ^ 255 : byte))
  const steps = Array.from({ length: 100 }, (_, step) => step)
  return Object.entries({
    'random bytes': [{ headers: multipart('x'), payload: randomBytes(2000) }],
    'cut off': steps.map((step) => ({ headers, payload: payload.subarray(0, (payload.length * step) / 100) })),
    'damaged bytes': steps.map((step) => ({ headers, payload: Buffer.from(damaged(step)) })),
    boundary: ['', '"', 'x'.repeat(5000), '\u00e9', 'a; boundary=b'].map((text) => ({
      headers: multipart(text),
      payload,
    })),
    'file name': await Promise.all(
      [
        `${'n'.repeat(5000)}.pdf`,
        '../../x',
        '/etc/passwd',
        'x\0.pdf',
        'x\r\nBcc: a@b.example.pdf',
        '\u202Efdp.exe',
        '',
      ].map((name) => form({}, name)),
    ),
    'field name': await Promise.all(
      ['__proto__', 'constructor', 'kind[]', '', '\0', 'x'.repeat(10_000), 'attachments'].map((name) =>
        form({ [name]: 'x' }),
      ),
    ),
    'part header': [
      part(`Content-Disposition: form-data; name="${'a'.repeat(300_000)}"`),
      part('X-A: b\r\n'.repeat(5000)),
    ],
  })
}

it('hostile requests are rejected, store nothing and leave the server running', async () => {
  const wrong: string[] = []
  for (const [kind, requests] of await hostileRequests()) {
    for (const [index, { headers, payload }] of requests.entries()) {
      const status = await server.statusOf(headers, payload)
      if (status < 400 || status > 499) wrong.push(`${kind} ${index}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(server.isAlive()).toBe(true)
  expect(await mailsOf(server.home)).toEqual([])
  await nothingLeft()
  expect(await server.peakMemory()).toBeLessThan(mostMemory)
})

it('unusual input never becomes a header or a path', async () => {
  const ends = '\r\nBcc: everybody@victim.example\r\nX-Injected: yes\r\n\r\nHello'
  const form = await quoteForm({ name: `Jo${ends}`, description: `Steel${ends}`, page: `/about${ends}` }, [
    { ...sampleFile('plan.pdf'), name: `../../etc/x${ends}.pdf` },
    { ...sampleFile('plan.pdf'), name: '..\\..\\evil.exe' },
  ])
  expect((await server.post(form)).status).toBe(202)
  await until(() => mail.received.length === 2)
  for (const { to, email } of mail.received) {
    expect(['office@firm.example', 'zoe@visitor.example']).toContain(to.join())
    expect(email.headers.map(({ key }) => key)).not.toContain('x-injected')
    expect(email.bcc ?? []).toEqual([])
    for (const { filename } of email.attachments) expect(filename).toMatch(/^[^/\\\r\n]+\.pdf$/)
  }
})

it.each([
  ['that says so', { 'content-length': String(2 ** 30) }],
  ['in pieces', {}],
])('a request without end %s is cut off', async (_, headers) => {
  const head = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-',
  )
  const megabyte = Buffer.alloc(1024 * 1024, 'x')
  let sent = 0
  function* gigabyte() {
    yield head
    for (; sent < 1024; sent += 1) yield megabyte
  }
  const status = await server.statusOf({ 'content-type': 'multipart/form-data; boundary=x', ...headers }, gigabyte())
  // A browser that is still sending may not read the response.
  expect([413, 0]).toContain(status)
  expect(sent).toBeLessThan(100)
  expect(server.isAlive()).toBe(true)
  expect(await server.peakMemory()).toBeLessThan(mostMemory)
  await nothingLeft()
})

it('requests with a body that stalls or crawls get 408, while others are served', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000' }
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  async function* stops() {
    yield Buffer.from('--x\r\n')
    await wait(20_000)
  }
  async function* crawls() {
    for (let count = 0; count < 100; count += 1) {
      yield Buffer.from('x')
      await wait(200)
    }
  }
  const slow = Array.from({ length: 60 }, (_, index) => server.statusOf(headers, index % 2 ? stops() : crawls()))
  await wait(500)
  const page = fetch(`${server.url}/about`).then(({ status }) => status)
  expect(await Promise.race([page, ...slow])).toBe(200)
  expect(new Set(await Promise.all(slow))).toEqual(new Set([408]))
  await nothingLeft()
})

/** Sends the first `bytes` of a request and then resets the connection. */
function breakOff(form: Form, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.write(rawRequest(form).subarray(0, bytes), () => setTimeout(() => socket.resetAndDestroy(), 50))
  })
}

it('an upload that is cut off at ten random places and then sent again is one enquiry', async () => {
  const form = await quoteForm({ submission: randomUUID() }, [sampleFile('plan.pdf', 900_000), sampleFile('site.jpg')])
  const { length } = rawRequest(form)
  const places = Array.from({ length: 10 }, () => randomInt(1, length))
  for (const place of places) await breakOff(form, place)
  // These arrive whole, but the client is gone before the answer.
  await breakOff(form, length)
  await breakOff(form, length)
  const answers = []
  for (let count = 0; count < 2; count += 1) {
    const answer = await server.post(form)
    answers.push([answer.status, ((await answer.json()) as { reference: string }).reference])
  }
  expect(new Set(answers.map(String)).size, `broken off at ${places}`).toBe(1)
  expect(answers[0]?.[0]).toBe(202)
  await until(async () => (await mailsOf(server.home)).length === 0)
  expect(mail.received.map(({ to }) => to.join()).sort()).toEqual(['office@firm.example', 'zoe@visitor.example'])
  const sizes = mail.received.flatMap(({ email }) =>
    email.attachments.map(({ content }) => (content as ArrayBuffer).byteLength),
  )
  expect(sizes).toEqual([900_000, 2000])
  await nothingLeft()
})

it('a request whose headers never end is closed', async () => {
  await dripping
})

it('hostile steel lists delay the office email by less than 5 s, and after a kill and a restart the office gets them', async () => {
  const subjects = () => mail.to('office@firm.example').map(({ email }) => email.subject ?? '')
  const reached = (reference: string) => subjects().some((subject) => subject.includes(reference))
  async function post(list: string): Promise<string> {
    const answer = await server.post(await quoteForm({ steelList: list }))
    expect(answer.status).toBe(202)
    return ((await answer.json()) as { reference: string }).reference
  }
  async function timeOf(list: string): Promise<number> {
    const start = performance.now()
    const reference = await post(list)
    await until(() => reached(reference))
    return performance.now() - start
  }
  const plain = await timeOf('Two beams')
  for (const [name, write] of Object.entries(lists))
    expect(await timeOf(write(longest).slice(0, longest)), name).toBeLessThan(plain + 5000)
  mail.behave('later')
  const waiting = await Promise.all(Object.values(lists).map((write) => post(write(2000))))
  await server.end('SIGKILL')
  mail.behave('accept')
  server = await startServer({ home: server.home, smtpUrl: mail.url })
  await until(() => waiting.every(reached))
})
