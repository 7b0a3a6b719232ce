import { createHash, randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { ConfigError } from '#server/config.ts'
import { ifGone } from '../if-gone.ts'

/** A folder that this process alone uses. */
export type HeldFolder = {
  /** Whoever connects to the lock: `npm run desk` asks the running server that way. Until it is called they are sent away. */
  onVisit: (visit: (socket: Socket) => void) => void
  release: () => Promise<void>
}

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
 * Where the lock of a folder listens: a socket in it, or on Windows, where Node listens on no file, a named pipe with a name
 * made of the folder's (letters of either case are the same folder there). A pipe goes with its process: none is left over.
 */
export function lockPath(folder: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)
    return `\\\\.\\pipe\\enquiry-desk-${name}`
  }
  // A socket's path may have about 100 characters, whatever the file system allows.
  const path = join(folder, 'lock')
  return [path, relative('', path)].sort((a, b) => a.length - b.length)[0] ?? path
}

/**
 * Makes this process the only one that uses a folder, for as long as it lives: a listening socket that the system closes
 * with the process, however it ends. Throws ConfigError when another process holds it.
 */
export async function takeFolder(folder: string, platform: NodeJS.Platform = process.platform): Promise<HeldFolder> {
  let visit = (socket: Socket) => {
    socket.destroy()
  }
  const visitors = new Set<Socket>()
  const server = createServer((socket) => {
    visitors.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => visitors.delete(socket))
    visit(socket)
  })
  try {
    const path = lockPath(realpathSync(folder), platform)
    const leftOver = async () => platform !== 'win32' && !(await isHeld(path)) && (await clearLeftover(path))
    // Of two that start at once only one can listen: asking first whether it is held would let both in.
    const taken = (await listen(server, path)) || ((await leftOver()) && (await listen(server, path)))
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
  return {
    onVisit: (welcome) => {
      visit = welcome
    },
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of visitors) socket.destroy()
      }),
  }
}
