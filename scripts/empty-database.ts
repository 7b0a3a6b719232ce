import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { emptyDatabaseFile } from '#server/enquiries/database/embedded.ts'

/** Adds an empty database to the build: a first start that unpacks it needs half the memory of one that makes its own. */
export async function buildEmptyDatabase(buildDirectory: string): Promise<void> {
  const database = await PGlite.create()
  const packed = await database.dumpDataDir('gzip')
  await database.close()
  await writeFile(join(buildDirectory, emptyDatabaseFile), Buffer.from(await packed.arrayBuffer()))
}
