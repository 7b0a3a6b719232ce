import { mkdir, mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { openSpool } from './spool.ts'

let home: string
let incoming: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'spool-'))
  incoming = join(home, 'incoming')
  return () => rm(home, { recursive: true })
})

async function makeFolder(name: string, minutesOld: number): Promise<void> {
  const then = Date.now() / 1000 - minutesOld * 60
  await mkdir(join(incoming, name), { recursive: true })
  await utimes(join(incoming, name), then, then)
}

it('deletes old folders at start and on every sweep, and leaves those that may be in use', async () => {
  await makeFolder('old', 61)
  await makeFolder('young', 59)
  const spool = await openSpool(home)
  expect(await readdir(incoming)).toEqual(['young'])
  await makeFolder('young', 61)
  const current = await spool.newFolder()
  await spool.sweep()
  expect((await readdir(incoming)).map((name) => join(incoming, name))).toEqual([current])
})

it('ignores a folder that another process deletes at the same time', async () => {
  await makeFolder('old', 61)
  // Deleted between readdir and stat.
  await symlink(join(home, 'nowhere'), join(incoming, 'gone'))
  await openSpool(home)
  expect(await readdir(incoming)).toEqual(['gone'])
})
