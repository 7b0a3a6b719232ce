import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Served = { origin: string; pid: number | undefined; stop: () => Promise<void> }

type Choices = { folder?: string; node?: string; env?: NodeJS.ProcessEnv }

/** Serves the built site of a folder on a free port, with `env` as its whole environment. Throws when the server refuses to start. */
export async function serveSite({
  folder = '.',
  node = process.execPath,
  env = process.env,
}: Choices = {}): Promise<Served> {
  const server = spawn(node, ['server/main.ts'], {
    cwd: folder,
    env: { ...env, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const refused = ended.then(() => {
    throw new Error(`The server in ${folder} did not start`)
  })
  const [line] = await Promise.race([once(server.stdout, 'data'), refused])
  return {
    // The first line the server prints is its address.
    origin: String(line).trim(),
    pid: server.pid,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}
