import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Served = { origin: string; stop: () => void }

/** Starts the production server on a free port; `settings` are added to the environment. */
export async function serveBuiltSite(settings: Record<string, string> = {}): Promise<Served> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...settings, NODE_ENV: 'production', PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = once(server, 'exit').then(() => {
    throw new Error('The server did not start')
  })
  const [line] = await Promise.race([once(server.stdout, 'data'), stopped])
  return { origin: String(line).trim(), stop: () => server.kill() }
}
