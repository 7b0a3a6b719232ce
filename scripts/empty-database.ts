import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { emptyDatabaseFile } from '#server/enquiries/database/embedded.ts'
import { BuildCache } from './build-cache.ts'

const cache = new BuildCache('.cache/database')

/** An empty database for the desk's first start, in the build folder; made once for each version of PGlite. */
export async function buildEmptyDatabase(buildDirectory: string): Promise<void> {
  const { version } = JSON.parse(await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8'))
  const file = await cache.ensure(`empty-${version}.tar.gz`, async () => {
    const lite = await PGlite.create()
    const packed = await lite.dumpDataDir('gzip')
    await lite.close()
    return Buffer.from(await packed.arrayBuffer())
  })
  await copyFile(file, join(buildDirectory, emptyDatabaseFile))
}
