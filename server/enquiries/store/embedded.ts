import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { fromPglite } from 'pg-boss'
import { ConfigError } from '#server/config.ts'
import type { Database, Sql } from './database.ts'
import { syncFiles } from './sync-files.ts'

const byteArray = 17

/** The PostgreSQL that PGlite contains. */
const postgresVersion = '18'

const settings = ['shared_buffers = 16MB', 'max_wal_size = 64MB', 'min_wal_size = 32MB']

/** PostgreSQL inside this process (PGlite). The caller must have locked `folder`. */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // V8's optimising compiler would briefly need 700 MB for PostgreSQL's largest functions.
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  const files = join(folder, 'pglite')
  if (existsSync(files)) await requireVersion(files)
  else await makeFiles(files)
  const lite = await PGlite.create({
    dataDir: files,
    postgresqlconf: settings,
    // PGlite's own conversion builds a string for each byte.
    serializers: { [byteArray]: (bytes: Uint8Array) => bytes as unknown as string },
    parsers: { [byteArray]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
  })
  const sqlOn = (client: PGlite | Transaction): Sql => {
    return async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows
  }

  return {
    sql: sqlOn(lite),
    transaction: (work) => lite.transaction((transaction) => work(sqlOn(transaction))),
    // PGlite does not sync its write-ahead log.
    flush: () => syncFiles(join(files, 'pg_wal')),
    bossOptions: { db: fromPglite(lite), backend: 'pglite', useListenNotify: true },
    tidy: async () => {
      await lite.query('vacuum')
      await lite.query('checkpoint')
      await syncFiles(files)
    },
    close: async () => {
      await lite.close()
      await syncFiles(files)
    },
  }
}

async function requireVersion(files: string): Promise<void> {
  const found = (await readFile(join(files, 'PG_VERSION'), 'utf8')).trim()
  if (found === postgresVersion) return
  throw new ConfigError(
    `DATA_DIR has a database of PostgreSQL ${found} (${files}), this server needs ${postgresVersion}: start the version of the site that wrote it, or move that folder away to begin with an empty one`,
  )
}

/** Renames the database into place once it is complete, so that an interrupted start leaves no partial one. */
async function makeFiles(files: string): Promise<void> {
  const aside = `${files}.new`
  await rm(aside, { recursive: true, force: true })
  await (await PGlite.create({ dataDir: aside, postgresqlconf: settings })).close()
  await syncFiles(aside)
  await rename(aside, files)
}
