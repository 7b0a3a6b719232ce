import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FolderLock, lockFolder } from './database/folder-lock.ts'
import { askServer } from './ipc-client.ts'
import { ipcServer } from './ipc-server.ts'
import type { DeskOperations } from './operations.ts'

let folder: string
let lock: FolderLock

const operations: DeskOperations = {
  list: async () => [],
  refused: async () => [],
  files: async () => [],
  read: async function* () {},
  takenOut: async () => undefined,
  show: async () => null,
  retry: vi.fn(async () => 2),
}

async function serve(): Promise<void> {
  const app = ipcServer(operations, () => [])
  await app.ready()
  lock.serve(app.routing)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ipc-'))
  lock = await lockFolder(folder)
})

afterEach(async () => {
  await lock.release()
  await rm(folder, { recursive: true })
})

it('makes the client wait while the server is starting', async () => {
  const listed = askServer(folder, 'GET', '/mails')
  setTimeout(serve, 300)
  expect(await listed).toEqual([])
})

it('says what went wrong', async () => {
  await serve()
  vi.mocked(operations.retry).mockRejectedValueOnce(new Error('the database is gone'))
  await expect(askServer(folder, 'POST', '/enquiries/all/retry')).rejects.toThrow('the database is gone')
  await expect(askServer(folder, 'GET', '/enquiries/ES-0000-00')).rejects.toThrow('ES-0000-00 is not known')
  await expect(askServer(folder, 'POST', '/shred')).rejects.toThrow('not found')
})
