import { randomBytes } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { ConfigError } from '#server/config.ts'
import { ifGone } from '../if-gone.ts'

/** True when a living process answers on the socket. */
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

/** Listens on the socket; false when there is one at that path already, held or left over. */
function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(path, () => resolve(true))
  })
}

/** Takes away the socket that a killed process left. False when another start has put its own there meanwhile, which stays. */
async function clearLeftover(path: string): Promise<boolean> {
  const aside = `${path}.${randomBytes(3).toString('hex')}`
  try {
    await rename(path, aside)
  } catch (error) {
    ifGone(error as NodeJS.ErrnoException)
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
 * Makes this process the only one that uses a folder, for as long as it lives: a listening socket that the system closes
 * with the process, however it ends. Throws ConfigError when another process holds it. Resolves with its release.
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  // A socket's path may have about 100 characters, whatever the file system allows.
  const path = [join(folder, 'lock'), relative('', join(folder, 'lock'))].sort((a, b) => a.length - b.length)[0] ?? ''
  const server = createServer((socket) => socket.destroy())
  try {
    // Of two that start at once only one can listen: asking first whether it is held would let both in.
    const taken =
      (await listen(server, path)) ||
      (!(await isHeld(path)) && (await clearLeftover(path)) && (await listen(server, path)))
    if (!taken) {
      throw new ConfigError(
        `DATA_DIR ${folder} is in use by another server: stop it, or set DATABASE_URL to share one queue`,
      )
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`DATA_DIR ${folder} cannot be used: it must be writable, its path short`)
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}
