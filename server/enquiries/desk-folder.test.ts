import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { lockFolder, socketPath } from './desk-folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  return () => rm(folder, { recursive: true })
})

/** Locks the folder in a process that is killed. */
function lockAndDie(): void {
  const script = `const { DatabaseSync } = require('node:sqlite')
    new DatabaseSync(process.argv[1]).exec('pragma journal_mode = memory; begin exclusive')
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['-e', script, join(folder, 'lock.sqlite')])
}

it.each([
  ['a new folder', () => undefined],
  ['the folder of a killed process', lockAndDie],
])('%s goes to one of two that ask for it', async (_, prepare) => {
  prepare()
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('is in use by another server')
  expect(await readdir(folder)).toEqual(['lock.sqlite'])
  lock.close()
  lockFolder(folder).close()
})

it('on Windows the socket is a named pipe of the folder’s own', () => {
  const pipe = socketPath('C:\\Site\\data\\enquiries', 'win32')
  expect(pipe).toMatch(/^\\\\\.\\pipe\\enquiry-desk-[\da-f]{32}$/)
  expect(socketPath('c:\\site\\DATA\\enquiries', 'win32')).toBe(pipe)
  expect(socketPath('C:\\Other\\data\\enquiries', 'win32')).not.toBe(pipe)
})
