import { type ChildProcess, fork } from 'node:child_process'
import { readdir, readlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { writeTestSite } from '#server/site/test-site.ts'
import type { QueuePlan } from '../queue.ts'
import type { UploadLimits } from '../upload-limits.ts'
import { copyEmptyDatabase } from './empty-database.ts'
import { patientLimits, quickPlan } from './test-desk.ts'

type Choices = { home: string; smtpUrl: string; databaseUrl?: string; limits?: UploadLimits; plan?: QueuePlan }

export type ServerProcess = {
  url: string
  port: number
  /** Ends the process with a signal; resolves once it is gone. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  isAlive: () => boolean
  /** Paths of the files it has open, where the system tells (Linux). */
  openFiles: () => Promise<string[]>
  /** The most memory it has ever held, in MB. */
  peakMemory: () => Promise<number>
}

/** Any port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Puts a small site and an empty database into a folder that servers are then started on. */
export async function prepareHome(home: string): Promise<void> {
  await writeTestSite(join(home, 'build'), true)
  await copyEmptyDatabase(join(home, 'data', 'enquiries'))
}

/** Starts a server on a prepared folder; resolves once it listens. */
export async function startServer({
  home,
  smtpUrl,
  databaseUrl,
  limits = patientLimits,
  plan = quickPlan,
}: Choices): Promise<ServerProcess> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'run-server.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve('.cache/node'),
      HOST: '127.0.0.1',
      SMTP_URL: smtpUrl,
      ENQUIRIES_TO: 'office@firm.example',
      ENQUIRIES_FROM: 'website@firm.example',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(home, 'data'),
      BUILD_DIR: join(home, 'build'),
      ENQUIRIES_PER_HOUR: '1000000',
      TEST_CHOICES: JSON.stringify({ plan, limits }),
    },
    execArgv: [],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    end: (signal) => {
      child.kill(signal)
      return gone
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    openFiles: async () => {
      if (process.platform !== 'linux') return []
      const folder = `/proc/${child.pid}/fd`
      return Promise.all((await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')))
    },
    peakMemory: async () => {
      const answer = new Promise<{ peak: number }>((resolve) =>
        child.once('message', (message) => resolve(message as { peak: number })),
      )
      child.send('peak')
      return (await answer).peak / 1024
    },
  }
}
