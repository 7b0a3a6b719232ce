import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { emptyDatabaseFile } from '#server/enquiries/database/embedded.ts'

const cache = join('.cache', 'database')

async function packEmptyDatabase(): Promise<Buffer> {
  const lite = await PGlite.create()
  const packed = await lite.dumpDataDir('gzip')
  await lite.close()
  return Buffer.from(await packed.arrayBuffer())
}

export async function buildEmptyDatabase(buildDirectory: string): Promise<void> {
  const { version } = JSON.parse(await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8'))
  const file = join(cache, `empty-${version}.tar.gz`)
  if (!existsSync(file)) {
    await mkdir(cache, { recursive: true })
    // Rename the complete file, so that an interrupted run leaves no partial one.
    const aside = `${file}.${process.pid}.tmp`
    await writeFile(aside, await packEmptyDatabase())
    await rename(aside, file)
  }
  await copyFile(file, join(buildDirectory, emptyDatabaseFile))
}
