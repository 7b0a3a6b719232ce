import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Database } from '#server/enquiries/database/database.ts'
import { type Cause, type Notice, nothingTold } from './rules.ts'

/** Where it is kept what the owner has been told, so that a restart, or another server, does not tell it again. */
export type Notices = {
  /** Replaces the notice of a cause by what `work` makes of it; nobody else changes it meanwhile. */
  change: (cause: Cause, work: (notice: Notice) => Notice) => Promise<void>
}

/** In the desk's database: several servers that share it tell a thing once. */
export function databaseNotices(database: Database): Notices {
  return {
    change: (cause, work) =>
      database.transaction(async (sql) => {
        await sql('insert into enquiries.notice (cause, notice) values ($1, $2) on conflict do nothing', [
          cause,
          JSON.stringify(nothingTold),
        ])
        const [row] = await sql<{ notice: Notice }>('select notice from enquiries.notice where cause = $1 for update', [
          cause,
        ])
        const next = work(row?.notice ?? nothingTold)
        await sql('update enquiries.notice set notice = $2 where cause = $1', [cause, JSON.stringify(next)])
      }),
  }
}

async function readNotices(path: string): Promise<Partial<Record<Cause, Notice>>> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    // Not there yet, or cut off by a full disk: then nothing has been told.
    return {}
  }
}

/**
 * In memory and, with a path, in a file: for what is wrong when the database cannot be asked. A disk that refuses leaves the
 * memory, which is right for as long as this process lives.
 */
export function localNotices(path?: string): Notices {
  let known: Promise<Partial<Record<Cause, Notice>>> | undefined
  return {
    change: async (cause, work) => {
      known ??= path ? readNotices(path) : Promise.resolve({})
      const notices = await known
      const before = notices[cause] ?? nothingTold
      const next = work(before)
      notices[cause] = next
      if (!path || next === before) return
      const making = `${path}.${randomUUID()}`
      await writeFile(making, JSON.stringify(notices), { mode: 0o600 })
        .then(() => rename(making, path))
        .catch(() => undefined)
    },
  }
}
