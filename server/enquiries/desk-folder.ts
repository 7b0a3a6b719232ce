import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '#server/config.ts'

export function deskFolder(dataDirectory: string): string {
  return join(dataDirectory, 'enquiries')
}

/** Where the server answers `npm run desk`; on Windows a named pipe, whose name is a hash of the case-insensitive path. */
export function socketPath(folder: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)
    return `\\\\.\\pipe\\enquiry-desk-${name}`
  }
  // A socket's path may have about 100 characters.
  const path = join(folder, 'socket')
  return [path, relative('', path)].sort((a, b) => a.length - b.length)[0] ?? path
}

const busy = 5

/** Locks a folder until `close` is called or the process ends: SQLite's lock is one of the operating system. */
export function lockFolder(folder: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    throw new ConfigError(
      (error as { errcode?: number }).errcode === busy
        ? `DATA_DIR ${folder} is in use by another server: stop it, or set DATABASE_URL to share one queue`
        : `DATA_DIR ${folder} cannot be used: it must be writable`,
    )
  }
}
