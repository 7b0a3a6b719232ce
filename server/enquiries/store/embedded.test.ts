import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer } from '#server/fixtures/server-process.ts'
import { until } from '#server/fixtures/test-desk.ts'
import { writeTestSite } from '#server/fixtures/test-site.ts'

it('needs less than 800 MB for a first start, also after one that was interrupted', async () => {
  const home = await mkdtemp(join(tmpdir(), 'first-start-'))
  await writeTestSite(join(home, 'build'), true)
  const folder = join(home, 'data', 'enquiries')
  await mkdir(join(folder, 'pglite.new', 'base'), { recursive: true })
  const server = await startServer({ home, smtpUrl: 'smtp://127.0.0.1:9' })
  await until(async () => (await fetch(`${server.url}/health`)).ok)
  expect(await server.peakMemory()).toBeLessThan(800)
  expect(await readdir(folder)).toContain('pglite')
  expect(await readdir(folder)).not.toContain('pglite.new')
  await server.close()
})
