import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Served, serveSite } from '../serve-site.ts'

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

/** The tree of a git reference in a folder of its own, with packages to build it. Throws git's own words for an unknown one. */
export async function checkOut(reference: string, folder: string): Promise<void> {
  git('worktree', 'add', '--detach', folder, git('rev-parse', '--verify', `${reference}^{commit}`))
  const sameLock = readFileSync(join(folder, 'package-lock.json'), 'utf8') === readFileSync('package-lock.json', 'utf8')
  if (sameLock) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  // Pictures are made once for both: their names say what they were made from.
  if (existsSync('.cache')) await cp('.cache', join(folder, '.cache'), { recursive: true })
}

export function removeTree(folder: string): void {
  git('worktree', 'remove', '--force', folder)
}

/** Builds the site in a folder and serves it on a free port. Throws when either fails. */
export async function buildAndServe(folder: string): Promise<Served> {
  const node = resolve(folder, 'node_modules', '.bin', 'node')
  const build = spawn(node, ['scripts/build-if-needed.ts'], { cwd: folder, stdio: 'inherit' })
  const [status] = await once(build, 'exit')
  if (status !== 0) throw new Error(`The site in ${folder} could not be built`)
  return serveSite({ folder, node })
}
