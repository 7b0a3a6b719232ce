import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyEmptyDatabase } from '#server/fixtures/empty-database.ts'
import type { Database } from './database/database.ts'
import { openEmbedded } from './database/embedded.ts'
import { startQueue, threeDays } from './queue.ts'

// Long enough for a busy machine; nothing waits that long when all is well.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let folder: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queue-'))
  await copyEmptyDatabase(folder)
  database = await openEmbedded(folder)
})

afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

it('leaves a slow mail alone for two hours while its process shows signs of life', async () => {
  const done = async () => undefined
  const queue = await startQueue(database, threeDays, { deliver: done, giveUp: done, onError: done })
  await queue.stop()
  const queues = await database.sql(
    `select name, expire_seconds as seconds from pgboss.queue where dead_letter is not null order by name`,
  )
  expect(queues).toEqual([
    { name: 'acknowledgement', seconds: 7200 },
    { name: 'office-mail', seconds: 7200 },
  ])
})
