import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { buildEmptyDatabase } from '#scripts/empty-database.ts'
import { startServer } from '#server/fixtures/server-process.ts'
import { writeTestSite } from '#server/fixtures/test-site.ts'
import { emptyDatabaseFile, openEmbedded } from './embedded.ts'

let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'first-start-'))
  return () => rm(home, { recursive: true })
})

it('needs less than 600 MB for a server’s first start, with the empty database that the build leaves', async () => {
  await writeTestSite(join(home, 'build'), true)
  await buildEmptyDatabase(join(home, 'build'))
  const server = await startServer({ home, smtpUrl: 'smtp://127.0.0.1:9' })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect(await server.peakMemory()).toBeLessThan(600)
  await server.end('SIGTERM')
})

it('replaces a damaged empty database and one that an interrupted start left incomplete', async () => {
  const damaged = join(home, emptyDatabaseFile)
  await writeFile(damaged, 'not packed at all')
  const folder = join(home, 'enquiries')
  await mkdir(join(folder, 'pglite.new', 'base'), { recursive: true })
  const database = await openEmbedded(folder, damaged)
  expect(await database.sql('select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(folder)).sort()).toEqual(['pglite'])
  await database.close()
})
