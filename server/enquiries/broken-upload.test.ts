import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { prepareHome, type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { until } from '#server/fixtures/test-desk.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let mail: MailServer
let server: ServerProcess
let home: string

beforeAll(async () => {
  mail = await startMailServer()
  home = await mkdtemp(join(tmpdir(), 'broken-'))
  await prepareHome(home)
  server = await startServer({ home, smtpUrl: mail.url })
})

afterAll(async () => {
  await server.end('SIGTERM')
  await mail.close()
  await rm(home, { recursive: true, force: true })
})

type Form = Awaited<ReturnType<typeof quoteForm>>

function headOf({ headers, payload }: Form): string {
  const lines = Object.entries({ ...headers, host: 'firm.example', 'content-length': String(payload.length) })
  return `POST /api/enquiries HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** Sends the first `bytes` of a request and closes the connection. */
function breakOff(form: Form, bytes: number): Promise<void> {
  const request = Buffer.concat([Buffer.from(headOf(form)), form.payload])
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.write(request.subarray(0, bytes), () => setTimeout(() => socket.resetAndDestroy(), 50))
  })
}

it('an upload that is interrupted ten times and then completed is one enquiry', async () => {
  const form = await quoteForm({ submission: randomUUID() }, [sampleFile('plan.pdf', 900_000), sampleFile('site.jpg')])
  const length = headOf(form).length + form.payload.length
  const places = Array.from({ length: 10 }, () => randomInt(1, length))
  for (const place of places) await breakOff(form, place)
  // The last ones arrive complete, but the connection closes before the response.
  await breakOff(form, length)
  await breakOff(form, length)
  const answers = []
  for (let count = 0; count < 2; count += 1) {
    const answer = await fetch(`${server.url}/api/enquiries`, {
      method: 'POST',
      headers: form.headers,
      body: form.payload,
    })
    answers.push([answer.status, ((await answer.json()) as { reference: string }).reference])
  }
  expect(new Set(answers.map(String)).size, `broken off at ${places}`).toBe(1)
  expect(answers[0]?.[0]).toBe(202)
  const waiting = async () =>
    ((await (await fetch(`${server.url}/health`)).json()) as { queue: { waiting: number } }).queue.waiting
  await until(async () => (await waiting()) === 0)
  expect(mail.received.map(({ to }) => to.join()).sort()).toEqual(['office@firm.example', 'zoe@visitor.example'])
  const sizes = mail.received.flatMap(({ email }) =>
    email.attachments.map(({ content }) => (content as ArrayBuffer).byteLength),
  )
  expect(sizes).toEqual([900_000, 2000])
  await until(async () => (await readdir(join(home, 'data', 'incoming'))).length === 0)
})
