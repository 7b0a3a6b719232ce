import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { syncFiles } from './sync-files.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, open: vi.fn(real.open) }
})

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sync-'))
  await writeFile(join(folder, 'log'), 'x')
  return () => rm(folder, { recursive: true })
})

const failure = (code: string) => Object.assign(new Error(code), { code })

it('rejects when a file cannot be synced, and tries again the next time', async () => {
  vi.mocked(open).mockRejectedValueOnce(failure('EMFILE'))
  await expect(syncFiles(folder)).rejects.toThrow('EMFILE')
  const close = vi.fn()
  const sync = vi.fn().mockRejectedValue(failure('EIO'))
  vi.mocked(open).mockResolvedValueOnce({ sync, close } as unknown as Awaited<ReturnType<typeof open>>)
  await expect(syncFiles(folder)).rejects.toThrow('EIO')
  expect(close).toHaveBeenCalledOnce()
  const opened = vi.mocked(open).mock.calls.length
  await syncFiles(folder)
  await syncFiles(folder)
  expect(vi.mocked(open).mock.calls.length).toBe(opened + 1)
})

it('ignores a file that has been deleted', async () => {
  vi.mocked(open).mockRejectedValueOnce(failure('ENOENT'))
  await syncFiles(folder)
})
