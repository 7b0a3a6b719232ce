import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = '/usr/lib/postgresql'

export function findPostgres(): string | undefined {
  if (!existsSync(root)) return
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  const programs = join(root, newest ?? '', 'bin')
  return existsSync(join(programs, 'initdb')) ? programs : undefined
}
