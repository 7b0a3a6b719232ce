import { mkdir, mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openSpool } from './spool.ts'

it('deletes old folders at start and on every sweep, and leaves those that may be in use', async () => {
  const home = await mkdtemp(join(tmpdir(), 'spool-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const incoming = join(home, 'incoming')
  async function makeFolder(name: string, minutesOld: number): Promise<void> {
    const then = Date.now() / 1000 - minutesOld * 60
    await mkdir(join(incoming, name), { recursive: true })
    await utimes(join(incoming, name), then, then)
  }
  await makeFolder('old', 61)
  await makeFolder('young', 59)
  // Like one that another process deletes between readdir and stat.
  await symlink(join(home, 'nowhere'), join(incoming, 'gone'))
  const spool = await openSpool(home)
  expect(await readdir(incoming)).toEqual(['gone', 'young'])
  await makeFolder('young', 61)
  const { path: current } = await spool.newFolder()
  await spool.sweep()
  expect((await readdir(incoming)).map((name) => join(incoming, name)).sort()).toEqual(
    [current, join(incoming, 'gone')].sort(),
  )
})
