import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ContentStore } from './content-store.ts'
import { asText, isEditable, readJson } from './files.ts'
import { failure, filesIn, type Git, gitIn, isPicture, outputOrThrow } from './git.ts'
import { type Build, refusalOf } from './site-check.ts'

const toCorrect = 'Nothing was published. Correct these first, then publish again.'
const notBuilt =
  'Nothing was published: the site could not be built. The reason is in the window in which the editor was started. Show it to your developer.'

/** Writes versions of files into a copy of the site. */
async function write(versions: ReadonlyMap<string, unknown>, folder: string, copy: Git): Promise<void> {
  for (const [file, version] of versions) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    if (version === undefined) rmSync(join(folder, file), { force: true })
    else if (isPicture(file)) {
      await outputOrThrow(copy('update-index', '--add', '--cacheinfo', `100644,${version},${file}`))
      await outputOrThrow(copy('checkout-index', '--force', '--', file))
    } else writeFileSync(join(folder, file), asText(version))
  }
  if (versions.size > 0) await outputOrThrow(copy('add', '--all', '--', ...versions.keys()))
}

/** The place to which this folder publishes: its newest version, and sending another. */
export function releases(root: string, store: ContentStore, build: Build) {
  const git = gitIn(root)

  /** The newest version at the host: what ours goes on top of, and the version with which both began. */
  async function newest() {
    const remote = (await git('remote')).output.split('\n')[0]?.trim() ?? ''
    const branch = await outputOrThrow(git('symbolic-ref', '--short', 'HEAD'))
    await outputOrThrow(git('fetch', '--quiet', remote))
    const ours = await outputOrThrow(git('rev-parse', 'HEAD'))
    const found = await git('rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`)
    const theirs = found.ok ? found.output.trim() : ''
    const isNewer = theirs !== '' && !(await git('merge-base', '--is-ancestor', theirs, ours)).ok
    const parent = isNewer ? theirs : ours
    const base = await outputOrThrow(git('merge-base', ours, parent))
    const unsent = await filesIn(git('diff', '--name-only', '-z', base, ours))
    if (!unsent.every(isEditable))
      throw failure('This folder and the remote both have commits of code: a developer has to merge them.')
    return { remote, branch, parent, base, isNewer, isSent: parent === theirs }
  }
  type Newest = Awaited<ReturnType<typeof newest>>

  /** Puts versions of files on top of the newest commit, builds the site that they give, and sends it as a commit. */
  async function release(versions: ReadonlyMap<string, unknown>, message: readonly string[], to: Newest) {
    const folder = mkdtempSync(join(tmpdir(), 'publish-'))
    const copy = gitIn(folder)
    try {
      await outputOrThrow(git('worktree', 'add', '--quiet', '--detach', folder, to.parent))
      await write(versions, folder, copy)
      const failed = await build(folder)
      if (failed) throw await refusalOf(failed, store, toCorrect, notBuilt)
      const { name, email } = await readJson(root, 'content/business.json')
      const author = ['-c', `user.name=${name}`, '-c', `user.email=${email}`]
      if (versions.size > 0) await outputOrThrow(copy(...author, 'commit', '--quiet', '--no-verify', ...message))
      const commit = await outputOrThrow(copy('rev-parse', 'HEAD'))
      await outputOrThrow(git('push', '--quiet', to.remote, `${commit}:refs/heads/${to.branch}`))
      return commit
    } finally {
      await git('worktree', 'remove', '--force', folder)
    }
  }

  return { newest, release }
}
