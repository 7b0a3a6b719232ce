import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopDuringRequest } from '#server/fixtures/stop-during-request.ts'
import { writeTestSite } from '#server/fixtures/test-site.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { readSite } from './site/site.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-'))
  await writeTestSite(folder)
})

afterAll(() => rm(folder, { recursive: true }))

it('a stop answers the request it is reading, and does not wait for the next one on the same connection', async () => {
  const app = await buildApp(readConfig({}), { site: await readSite(folder) })
  // Kept alive the connection would be for 65 seconds.
  const answer = await stopDuringRequest(app, 'GET /about HTTP/1.1\r\nHost: firm.example\r\n', () => app.close())
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
}, 15_000)

it('refuses a body sent to a page at once, announced or not', async () => {
  const app = await buildApp(readConfig({}), { site: await readSite(folder) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const start = 'POST /about HTTP/1.1\r\nHost: firm.example\r\n'
  for (const rest of [
    '\r\n',
    'Content-Type: application/json\r\n\r\n',
    'Content-Type: text/plain\r\nContent-Length: 0\r\n\r\n',
    'Content-Type: application/json\r\nContent-Length: 5\r\n\r\n{"a":',
    'Content-Type: multipart/form-data; boundary=x\r\n\r\n',
  ]) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(start + rest)
    const [answer] = await once(socket, 'data')
    expect([rest, String(answer).slice(0, 12)]).toEqual([rest, 'HTTP/1.1 405'])
    socket.destroy()
  }
  await app.close()
})
