import { mkdtemp, open, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { syncFiles } from './sync-files.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, open: vi.fn(real.open) }
})

const failure = (code: string) => Object.assign(new Error(code), { code })
const opened = () => vi.mocked(open).mock.calls.length

it('syncs a file until that has succeeded and it no longer changes, and ignores one that has been deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sync-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'log')
  await writeFile(file, 'x')
  vi.mocked(open).mockRejectedValueOnce(failure('EMFILE'))
  await expect(syncFiles(folder)).rejects.toThrow('EMFILE')
  // Changed a moment ago: another change may leave the same time.
  for (const _ of ['first', 'second']) await syncFiles(folder)
  expect(opened()).toBe(3)
  await utimes(file, 1, 1)
  vi.mocked(open).mockRejectedValueOnce(failure('ENOENT'))
  for (const _ of ['deleted', 'synced', 'unchanged']) await syncFiles(folder)
  expect(opened()).toBe(5)
})
