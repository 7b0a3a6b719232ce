import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serveSite } from '#scripts/serve-site.ts'

/** The site as built with other settings, in a folder of its own (built once, then kept until a source changes), and served. */
export async function serveCustomBuild(folder: string, settings: Record<string, string>) {
  const env = { ...process.env, ...settings, BUILD_DIR: `node_modules/.cache/${folder}` }
  const build = spawn(process.execPath, ['scripts/build-if-needed.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = await once(build, 'exit')
  if (status !== 0) throw new Error(`The build for ${folder} failed`)
  return serveSite({ env })
}
