import { createHash, randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { join, relative } from 'node:path'
import { ConfigError } from '#server/config.ts'
import { ignoreMissing } from '../ignore-missing.ts'

/** The folder under DATA_DIR that holds the embedded database and the local socket. */
export function deskFolder(dataDirectory: string): string {
  return join(dataDirectory, 'enquiries')
}

/** A folder that no other process may use. */
export type FolderLock = {
  /** Answers HTTP requests on the lock's socket; requests that came earlier have waited. */
  serve: (listener: RequestListener) => void
  release: () => Promise<void>
}

/** True when a living process listens on the socket. */
function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

/** Listens on the socket; false when the path exists, in use or left over. */
function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(path, () => resolve(true))
  })
}

/** Removes the socket of a killed process. False when another process has created its own in the meantime, which stays. */
async function removeStaleSocket(path: string): Promise<boolean> {
  const aside = `${path}.${randomBytes(3).toString('hex')}`
  try {
    await rename(path, aside)
  } catch (error) {
    ignoreMissing(error as NodeJS.ErrnoException)
    return true
  }
  if (await isHeld(aside)) {
    await rename(aside, path)
    return false
  }
  await rm(aside, { force: true })
  return true
}

/**
 * The socket of a folder's lock. On Windows it is a named pipe, whose name is a hash of the folder's path (case-insensitive);
 * a pipe disappears with its process.
 */
export function socketPath(folder: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)
    return `\\\\.\\pipe\\enquiry-desk-${name}`
  }
  // The system limits the path of a socket to about 100 characters.
  const path = join(folder, 'lock')
  return [path, relative('', path)].sort((a, b) => a.length - b.length)[0] ?? path
}

/**
 * Gives this process exclusive use of a folder. The lock is a listening socket, which the system closes with the process
 * however it ends. Throws ConfigError when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const listener = Promise.withResolvers<RequestListener>()
  const server = createServer(async (request, response) => (await listener.promise)(request, response))
  try {
    const path = socketPath(realpathSync(folder))
    const isStale = async () => process.platform !== 'win32' && !(await isHeld(path)) && (await removeStaleSocket(path))
    // Listen first: if both of two processes asked first, both would find the folder free.
    const locked = (await listen(server, path)) || ((await isStale()) && (await listen(server, path)))
    if (!locked) {
      throw new ConfigError(
        `DATA_DIR ${folder} is in use by another server: stop it, or set DATABASE_URL to share one queue`,
      )
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`DATA_DIR ${folder} cannot be used: it must be writable, its path short`)
  }
  server.unref()
  return {
    serve: listener.resolve,
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
