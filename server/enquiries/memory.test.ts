import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { encodeForm, type Form, type FormFile, quoteFields, rawRequest } from '#server/fixtures/form.ts'
import { type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { uploadLimits } from './receive/upload.ts'

/** Megabytes. */
const mostMemory = 800

let server: ServerProcess

beforeAll(async () => {
  server = await startServer({ smtpUrl: 'smtp://127.0.0.1:9' })
})

afterAll(async () => {
  await server.close()
})

const docx: FormFile = {
  name: 'plan.docx',
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: Buffer.from('PK\u0003\u0004 without a part of Word’s'),
}

/** Sends all of a request but its last bytes; `finish` sends these and resolves with the status. */
async function begin(form: Form) {
  const request = rawRequest(form)
  const socket = connect(server.port, '127.0.0.1')
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString().slice(9, 12)))
    socket.once('error', () => resolve('cut off'))
  })
  await Promise.race([new Promise((resolve) => socket.write(request.subarray(0, -8), resolve)), answered])
  return {
    finish: () => {
      socket.write(request.subarray(-8))
      return answered.finally(() => socket.destroy())
    },
  }
}

const fields = (count: number, bytes: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, `Ж${'x'.repeat(bytes)}`]))

it.each([
  ['the longest fields and five files', fields(10, 24_000), Array<FormFile>(5).fill(docx), ['422']],
  ['more fields than a form has', fields(24, 150_000), [], ['413', 'cut off']],
])('256 slow clients with %s stay under 800 MB', async (_, more, files, expected) => {
  const form = await encodeForm({ ...quoteFields, phone: '', ...more }, files)
  const slow = await Promise.all(Array.from({ length: uploadLimits.atOnce }, () => begin(form)))
  if (expected.includes('422')) {
    // Once the server has read as much as it takes.
    await vi.waitFor(
      async () => {
        const next = await server.post(await encodeForm(quoteFields))
        expect(next.status).toBe(503)
        expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
      },
      { timeout: 20_000, interval: 1000 },
    )
  }
  const statuses = await Promise.all(slow.map(({ finish }) => finish()))
  expect(expected).toEqual(expect.arrayContaining([...new Set(statuses)]))
  expect((await fetch(`${server.url}/about`)).status).toBe(200)
  expect(await server.peakMemory()).toBeLessThan(mostMemory)
})
