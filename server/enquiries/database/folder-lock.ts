import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { ConfigError } from '#server/config.ts'

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

/**
 * Makes this process the only one that uses a folder, for as long as it lives: a listening socket that the system closes
 * with the process, however it ends. Throws ConfigError when another process holds it. Resolves with its release.
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  // A socket's path may have about 100 characters, whatever the file system allows.
  const path = [join(folder, 'lock'), relative('', join(folder, 'lock'))].sort((a, b) => a.length - b.length)[0] ?? ''
  if (await isHeld(path)) {
    throw new ConfigError(
      `DATA_DIR ${folder} is in use by another server: stop it, or set DATABASE_URL to share one queue`,
    )
  }
  await rm(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.on('error', () =>
      reject(new ConfigError(`DATA_DIR ${folder} cannot be used: it must be writable, its path short`)),
    )
    server.listen(path, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}
