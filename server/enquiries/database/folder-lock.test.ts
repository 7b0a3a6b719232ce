import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { lockFolder, socketPath } from './folder-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  return () => rm(folder, { recursive: true })
})

/** Leaves the lock as a killed process does. */
function leaveLock(): void {
  const script = `require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', script, join(folder, 'lock')])
}

it.each([
  ['a new folder', () => undefined],
  ['the folder of a killed process', leaveLock],
])('%s goes to one of two that ask at once', async (_, prepare) => {
  prepare()
  const answers = await Promise.allSettled([lockFolder(folder), lockFolder(folder)])
  const [winner, ...more] = answers.filter((answer) => answer.status === 'fulfilled')
  expect(more).toEqual([])
  const loser = answers.find((answer) => answer.status === 'rejected')
  expect(String(loser?.reason)).toContain('is in use by another server')
  expect(await readdir(folder)).toEqual(['lock'])
  await winner?.value.release()
  const again = await lockFolder(folder)
  await again.release()
})

it('on Windows the lock is a named pipe of the folder’s own', () => {
  const pipe = socketPath('C:\\Site\\data\\enquiries', 'win32')
  expect(pipe).toMatch(/^\\\\\.\\pipe\\enquiry-desk-[\da-f]{32}$/)
  expect(socketPath('c:\\site\\DATA\\enquiries', 'win32')).toBe(pipe)
  expect(socketPath('C:\\Other\\data\\enquiries', 'win32')).not.toBe(pipe)
})

it('a folder that cannot be used is named', async () => {
  await expect(lockFolder(join(folder, 'nowhere'))).rejects.toThrow('cannot be used')
})
