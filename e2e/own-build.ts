import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

function run(env: NodeJS.ProcessEnv, ...script: string[]): ChildProcess {
  return spawn(process.execPath, script, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

export type OwnSite = { address: string; stop: () => Promise<void> }

/** The site as built with other settings, in a folder of its own (built once, then kept until a source changes), and served. */
export async function serveOwnBuild(folder: string, settings: Record<string, string>): Promise<OwnSite> {
  const env = { ...process.env, ...settings, BUILD_DIR: `node_modules/.cache/${folder}`, PORT: '0', HOST: 'localhost' }
  const [status] = await once(run(env, 'scripts/build-if-needed.ts'), 'exit')
  if (status !== 0) throw new Error(`The build for ${folder} failed`)
  const server = run(env, 'server/main.ts')
  const [line] = await once(server.stdout ?? server, 'data')
  return {
    // The first line the server prints is its address.
    address: /http:\/\/\S+/.exec(String(line))?.[0] ?? '',
    stop: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}
