import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { business } from '#content/business.ts'
import { deskErrors } from '#content/enquiry-desk.ts'
import { fillIn } from '#content/fill-in.ts'
import { attachmentLimits } from '#domain/attachments.ts'
import { escapeHtml } from '#server/enquiries/mail/email-html.ts'
import { type FormFile, quoteForm, rawRequest, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { patientLimits, startTestDesk, until } from '#server/fixtures/test-desk.ts'

let mail: MailServer
let desk: Awaited<ReturnType<typeof startTestDesk>>

beforeAll(async () => {
  mail = await startMailServer()
  desk = await startTestDesk(mail.url)
  return async () => {
    // Nothing that was refused has been stored.
    expect(await desk.mails()).toEqual([])
    expect(mail.received).toEqual([])
    await desk.close()
    await mail.close()
  }
})

async function send(changes: Record<string, string>, files: FormFile[] = [], headers: Record<string, string> = {}) {
  return desk.post(await quoteForm(changes, files), headers)
}

const pdf = (name: string, bytes: string): FormFile => ({ name, type: 'application/pdf', bytes: Buffer.from(bytes) })

describe('rejects with a message that says what to do', () => {
  it('every field at once, with the messages of the form', async () => {
    const answer = await send({ name: ' ', email: 'jo@', service: 'nonsense' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      title: deskErrors.fields,
      errors: [
        { field: 'name', message: 'Enter your full name' },
        { field: 'email', message: 'Enter an email address in the correct format, like name@example.com' },
        { field: 'service', message: 'Choose a service' },
      ],
    })
  })

  const tooLarge = [sampleFile('big.pdf', attachmentLimits.bytes + 1), sampleFile('good.pdf')]
  const six = Array.from({ length: 6 }, (_, index) => sampleFile(`${index}.png`))
  const program = { ...pdf('x.exe', 'MZ'), type: 'application/x-msdownload' }
  const types = 'Please upload images (JPG, PNG, WEBP) or documents (PDF, DOC, DOCX).'

  it.each<[string, number, FormFile[], string]>([
    ['too large', 413, tooLarge, 'big.pdf is larger than 10MB. Please choose a smaller file.'],
    ['too many', 413, six, 'You can upload a maximum of 5 files.'],
    ['of a wrong type', 415, [program], `x.exe is not a supported file type. ${types}`],
    ['not what its name says', 415, [pdf('fake.pdf', '<script>')], deskErrors.badFile.replace('{file}', 'fake.pdf')],
    ['empty', 415, [pdf('empty.pdf', '')], deskErrors.emptyFile.replace('{file}', 'empty.pdf')],
  ])('a file %s: %i', async (_, status, files, message) => {
    const answer = await send({}, files)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ title: deskErrors.files, errors: [{ field: 'attachments', message }] })
  })

  it('a file of exactly 10 MB is not too large', async () => {
    const answer = await send({ name: '' }, [sampleFile('plan.pdf', attachmentLimits.bytes)])
    expect(answer.json().errors).toEqual([{ field: 'name', message: 'Enter your full name' }])
  })

  const multipart = 'multipart/form-data; boundary=x'
  const part = (name: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n[]`
  const json = `${part('a', '\r\nContent-Type: application/json')}\r\n--x--\r\n`

  it.each([
    ['broken multipart', 400, multipart, part('a')],
    ['JSON in a field', 400, multipart, json],
    ['no boundary', 400, 'multipart/form-data', '--x\r\n'],
    ['JSON', 415, 'application/json', '{}'],
    ['a form without files', 415, 'application/x-www-form-urlencoded', 'a=b'],
    ['a field no form has', 400, multipart, `${part('__proto__')}\r\n--x--\r\n`],
  ])('%s: %i', async (_, status, type, payload) => {
    const headers = { 'content-type': type, accept: 'application/json' }
    const answer = await desk.app.inject({ method: 'POST', url: '/api/enquiries', payload, headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().title).toBe(deskErrors.broken.title)
  })

  it('more than five files of the full size, before any of it is read', async () => {
    const answer = await send({}, [], { 'content-length': String(2 ** 30) })
    expect(answer.statusCode).toBe(413)
  })
})

describe('where it comes from', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['a page of another site, says the browser', { 'sec-fetch-site': 'cross-site' }],
  ])('%s: 403', async (_, headers) => {
    expect((await send({ name: '' }, [], headers)).statusCode).toBe(403)
  })

  it('accepts our own page', async () => {
    const own = { origin: 'http://localhost:80', host: 'localhost', 'sec-fetch-site': 'same-origin' }
    expect((await send({ name: '' }, [], own)).statusCode).toBe(422)
    const proxied = { origin: 'https://www.firm.example', host: 'backend:3000' }
    expect((await send({ name: '' }, [], proxied)).statusCode).toBe(422)
  })
})

it('without JavaScript sends the same errors as a page that loads nothing', async () => {
  const answer = await send({ name: '', email: '<b>"jo"</b>@' }, [], { accept: 'text/html' })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.body).toContain(`<h1>${escapeHtml(deskErrors.fields)}</h1>`)
  expect(answer.body).toContain('<li>Enter your full name</li>')
  expect(answer.body).not.toContain('<b>')
})

it('an enquiry for which the disk has no room gets 503, and too many from one address get 429', async () => {
  const env = { ENQUIRIES_PER_HOUR: '2', TRUSTED_PROXIES: '127.0.0.1' }
  const limits = { ...patientLimits, spareDisk: Number.MAX_SAFE_INTEGER }
  const strict = await startTestDesk(mail.url, { env, limits })
  onTestFinished(strict.close)
  const form = await quoteForm()
  const from = (address: string, peer?: string) =>
    strict.post(form, { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' }, peer)
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'])
    expect((await from(address)).statusCode, address).toBe(503)
  const refused = await from('2001:db8:1:2::9')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  const minutes = Number(refused.headers['retry-after']) / 60
  expect(refused.json().errors[0].message).toBe(fillIn(deskErrors.tooMany.text, { minutes }))
  const other = await from('203.0.113.5')
  expect(other.statusCode).toBe(503)
  expect(other.headers['strict-transport-security']).toBeDefined()
  expect(Number(other.headers['retry-after'])).toBeGreaterThan(0)
  // X-Forwarded-For from an untrusted client is ignored.
  const strangers = []
  for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
    strangers.push((await from(claimed, '198.51.100.7')).statusCode)
  expect(strangers).toEqual([503, 503, 429])
})

describe('a stop', () => {
  it('answers a slow request with 503, keeps nothing of it and waits for that, even if its connection has closed', async () => {
    const own = await startTestDesk(mail.url, { limits: { ...patientLimits, afterStop: 500 } })
    const { payload, headers } = await quoteForm({}, [sampleFile('plan.pdf')])
    const body = new PassThrough()
    // An injected request has no connection.
    const answering = own.app.inject({ method: 'POST', url: '/api/enquiries', payload: body, headers })
    body.write(payload.subarray(0, 500))
    const incoming = () => readdir(join(own.home, 'data', 'incoming'))
    await until(async () => (await incoming()).length === 1)
    await own.stop()
    expect(await incoming()).toEqual([])
    const answer = await answering
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await own.close()
  })

  it('finishes the request it is reading, and answers those that arrive during it with a page or 503', async () => {
    const stopping = await startTestDesk(mail.url)
    const { port } = new URL(await stopping.app.listen({ port: 0, host: '127.0.0.1' }))
    const upload = rawRequest(await quoteForm({ name: '' }, [sampleFile('plan.pdf')]))
    const head = 'HTTP/1.1\r\nHost: www.firm.example\r\nContent-Length: 0\r\n\r\n'
    const requests = [upload, Buffer.from(`GET /about ${head}`), Buffer.from(`POST /api/enquiries ${head}`)]
    const accepted: Socket[] = []
    stopping.app.server.on('connection', (socket) => accepted.push(socket))
    const sockets = requests.map((request) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(request.subarray(0, -2))
      return socket
    })
    await until(async () => (await readdir(join(stopping.home, 'data', 'incoming'))).length === 1)
    await until(() => accepted.length === 3 && accepted.every(({ bytesRead }) => bytesRead > 0))
    const stopped = stopping.close()
    await pause(100)
    for (const [index, socket] of sockets.entries()) socket.write(requests[index]?.subarray(-2) ?? '')
    const [read, page, refusal] = await Promise.all(sockets.map((socket) => text(socket)))
    // An open connection does not hold the stop up, although it is kept alive for 65 seconds.
    await stopped
    expect(read).toMatch(/^HTTP\/1\.1 422 /)
    expect(page).toMatch(/^HTTP\/1\.1 200 /)
    expect(refusal).toMatch(/^HTTP\/1\.1 503 /)
    expect(refusal).toMatch(/^retry-after: \d/im)
    expect(refusal).toMatch(/^content-security-policy: default-src 'none'/im)
    expect(refusal).toContain(business.phone.display)
  }, 30_000)
})
