import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server-process.ts'

const root = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs where Debian puts them; undefined when it is not installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(root)) return
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  const programs = join(root, newest ?? '', 'bin')
  return existsSync(join(programs, 'initdb')) ? programs : undefined
}

export type PostgresServer = { url: string; start: () => void; kill: () => void; remove: () => void }

/** PostgreSQL will not run as root: its programs then run as the user that Debian made for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** A PostgreSQL of the test's own on loopback, started. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const user = owner()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)

  function run(program: string, ...args: string[]): void {
    const { status, stderr, stdout } = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}${stdout}`)
  }

  const data = join(folder, 'data')
  const start = () =>
    run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${folder}`)
  const kill = () => run('pg_ctl', 'stop', '-m', 'immediate', '-D', data)
  run('initdb', '-D', data, '-U', 'site', '--auth=trust', '--no-sync', '-E', 'UTF8')
  start()
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start,
    kill,
    remove: () => {
      kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
