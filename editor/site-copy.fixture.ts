import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SiteCopy = ReturnType<typeof copySite>

/** A copy of files and folders of the site, for one test. */
export function copySite(...names: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of names) cpSync(name, join(root, name), { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  return {
    root,
    git,
    textOf: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Git with one commit that has everything. */
    record() {
      git('init', '--quiet', '--initial-branch=main')
      git('add', ...names)
      git('commit', '--quiet', '--message=First')
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
