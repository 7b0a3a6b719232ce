import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { gunzip } from 'node:zlib'
import type { Transaction } from '@electric-sql/pglite'
import { fromPglite } from 'pg-boss'
import type { Database, Sql } from './database.ts'
import { takeFolder } from './folder-lock.ts'
import { syncFiles, together } from './sync-files.ts'

const byteArray = 17

/** Small caches: the desk handles dozens of enquiries a day, and memory is the visitor-facing server's. */
const settings = ['shared_buffers = 16MB', 'max_wal_size = 64MB', 'min_wal_size = 32MB']

/** What the build leaves beside the site: an empty database. To make one takes a server 400 MB more than to use one. */
export const emptyDatabaseFile = 'empty-database.tar.gz'

/**
 * PostgreSQL inside this process (PGlite), its files under `folder`; throws when another process holds them. Where there are
 * none yet they are unpacked from `empty`, a file that the build has made, or made anew.
 */
export async function openEmbedded(folder: string, empty?: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const held = await takeFolder(folder)
  // The optimising compiler needs 700 MB for PostgreSQL's largest functions, for a moment, and gains nothing here.
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  const { PGlite } = await import('@electric-sql/pglite')
  const files = join(folder, 'pglite')
  if (!existsSync(files)) await makeFiles(files, empty)
  const lite = await PGlite.create({
    dataDir: files,
    postgresqlconf: settings,
    // Binary in, and one pass over the text out: PGlite's own way builds an array of a string for every byte.
    serializers: { [byteArray]: (bytes: Uint8Array) => bytes as unknown as string },
    parsers: { [byteArray]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
  })
  const sqlOn = (client: typeof lite | Transaction): Sql => {
    return async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows
  }

  return {
    sql: sqlOn(lite),
    transaction: (work) => lite.transaction((transaction) => work(sqlOn(transaction))),
    // PGlite leaves writing to the operating system; an enquiry is only ours once the log is on the disk.
    flush: together(() => syncFiles(join(files, 'pg_wal'))),
    bossOptions: { db: fromPglite(lite), backend: 'pglite', useListenNotify: true },
    exclusive: true,
    onVisit: held.onVisit,
    tidy: async () => {
      await lite.query('vacuum')
      await lite.query('checkpoint')
      await syncFiles(files)
    },
    close: async () => {
      await lite.close()
      await syncFiles(files)
      await held.release()
    },
  }
}

/** Aside first, so that a start that is cut short leaves no half a database. */
async function makeFiles(files: string, empty?: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite')
  const aside = `${files}.new`
  const make = async (loadDataDir?: Blob) => {
    await rm(aside, { recursive: true, force: true })
    const lite = await PGlite.create({ dataDir: aside, postgresqlconf: settings, loadDataDir })
    await lite.close()
  }
  // Without one, or with one that is damaged or of another version, there is the long way.
  await unpack(empty)
    .then((prepared) => make(prepared))
    .catch(() => make())
  await syncFiles(aside)
  await rename(aside, files)
}

async function unpack(file = ''): Promise<Blob> {
  return new Blob([await promisify(gunzip)(await readFile(file))], { type: 'application/x-tar' })
}
