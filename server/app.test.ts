import { mkdtemp, rm } from 'node:fs/promises'
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

it('answers the request it is reading before it stops, and does not wait for another on the same connection', async () => {
  const app = await buildApp(readConfig({}), { site: await readSite(folder) })
  // keepAliveTimeout is 65 seconds.
  const answer = await stopDuringRequest(app, 'GET /about HTTP/1.1\r\nHost: firm.example\r\n', () => app.close())
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
}, 15_000)
