import { cpSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openEmbedded } from '../database/embedded.ts'

/** An initialised database to copy, made once for each version: initialising takes seconds, copying a fraction of one. */
async function template(): Promise<string> {
  const { version } = JSON.parse(await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8'))
  const folder = resolve('.cache', `empty-database-${version}`)
  if (await stat(folder).catch(() => null)) return folder
  const making = `${folder}.${process.pid}`
  await (await openEmbedded(making)).close()
  // Another test file may have been quicker; theirs is as good.
  await rename(making, folder).catch(() => rm(making, { recursive: true }))
  return folder
}

/** Puts an initialised, empty database at `folder`. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A thousand files: copied one by one from here, as `cp` or with a filter, they take three times the processor.
  cpSync(join(await template(), 'pglite'), join(folder, 'pglite'), { recursive: true })
}
