import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base } from './test.ts'

/** An analytics id that belongs to nobody. */
export const measuredId = 'G-E2E0TEST00'

const env = {
  ...process.env,
  GA_MEASUREMENT_ID: measuredId,
  BUILD_DIR: 'node_modules/.cache/measured-site',
  PORT: '0',
  HOST: 'localhost',
}

function run(...script: string[]): ChildProcess {
  return spawn(process.execPath, script, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** The first line the server prints is its address. */
async function addressOf(server: ChildProcess): Promise<string> {
  const [line] = await once(server.stdout ?? server, 'data')
  return String(line).trim()
}

/** Playwright's test against the site as built with a real analytics id (built once, then kept until a source changes). */
export const test = base.extend<object, { measuredSite: string }>({
  measuredSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const [status] = await once(run('scripts/build-if-needed.ts'), 'exit')
      if (status !== 0) throw new Error('The build with an analytics id failed')
      const server = run('server/main.ts')
      await use(await addressOf(server))
      server.kill()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ measuredSite }, use) => use(measuredSite),
})
