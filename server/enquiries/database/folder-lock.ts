import { createHash, randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { join, relative } from 'node:path'
import { ConfigError } from '#server/config.ts'
import { ignoreMissing } from '../ignore-missing.ts'

export function deskFolder(dataDirectory: string): string {
  return join(dataDirectory, 'enquiries')
}

export type FolderLock = {
  /** Answers HTTP requests on the lock's socket from now on, and those that are waiting. */
  serve: (listener: RequestListener) => void
  release: () => Promise<void>
}

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

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(path, () => resolve(true))
  })
}

/** Removes the socket of a killed process; false when another process has just created its own. */
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

/** The socket of a folder's lock; on Windows a named pipe, whose name is a hash of the case-insensitive path. */
export function socketPath(folder: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)
    return `\\\\.\\pipe\\enquiry-desk-${name}`
  }
  // A socket's path may have about 100 characters.
  const path = join(folder, 'lock')
  return [path, relative('', path)].sort((a, b) => a.length - b.length)[0] ?? path
}

/** Locks a folder with a listening socket, which closes when the process ends. Throws ConfigError when it is in use. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const first = Promise.withResolvers<RequestListener>()
  let listener = first.promise
  const server = createServer(async (request, response) => (await listener)(request, response))
  try {
    const path = socketPath(realpathSync(folder))
    const isStale = async () => process.platform !== 'win32' && !(await isHeld(path)) && (await removeStaleSocket(path))
    // Listen before checking, to avoid a race between two processes.
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
    serve: (next) => {
      first.resolve(next)
      listener = Promise.resolve(next)
    },
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
