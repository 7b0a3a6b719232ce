import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Builds the site, unless nothing has changed since the last build. Throws when that fails. */
export function buildIfNeeded(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed')
}

/** Serves the built site on a free port. Throws when the server does not start. */
export async function serveSite({ env = process.env } = {}): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...env, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const failed = ended.then(() => {
    throw new Error('The server did not start')
  })
  const [line] = await Promise.race([once(server.stdout, 'data'), failed])
  return {
    // The first line the server prints is its address.
    origin: String(line).trim(),
    stop: async () => {
      server.kill()
      await ended
    },
  }
}
