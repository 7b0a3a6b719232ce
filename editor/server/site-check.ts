import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Issue } from '../api.ts'
import { documentInfo } from '../documents.ts'
import type { ContentStore } from './content-store.ts'
import { refusal } from './files.ts'
import { failure } from './git.ts'
import { problem } from './links.ts'

/** What a script printed that failed, and what it sent: wrong values by their file, and dead links. */
export type Failure = { output: string; issues?: (Issue & { file: string })[]; deadLinks?: { href: string }[] }
/** Undefined after a good build. */
export type Build = (folder: string) => Promise<Failure | undefined>

async function failureOf(script: string, cwd: string, env?: NodeJS.ProcessEnv): Promise<Failure | undefined> {
  const running = fork(script, { cwd, env: { ...process.env, ...env }, silent: true })
  const failed: Failure = { output: '' }
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (text) => (failed.output += text))
  running.on('message', (found) => Object.assign(failed, found))
  try {
    const [code] = await once(running, 'close')
    return code === 0 ? undefined : { ...failed, output: failed.output || `${script} was stopped.` }
  } catch (error) {
    return { output: `${script} did not start: ${error}` }
  }
}

/** The check of the content and `npm run build`, on a copy of the site with the packages, pictures and settings that are here. */
export const buildIn =
  (root: string, env?: NodeJS.ProcessEnv): Build =>
  async (folder) => {
    mkdirSync(join(folder, '.cache'), { recursive: true })
    for (const name of ['node_modules', join('.cache', 'astro')])
      if (existsSync(join(root, name)) && !existsSync(join(folder, name)))
        symlinkSync(join(root, name), join(folder, name), 'junction')
    if (existsSync(join(root, '.env'))) cpSync(join(root, '.env'), join(folder, '.env'))
    return (await failureOf('scripts/check-content.ts', folder, env)) ?? failureOf('scripts/build.ts', folder, env)
  }

/** `npm run check` on the content of a folder. */
export const checkContent = (root: string) => failureOf(resolve('scripts/check-content.ts'), root)

/** The answer to the owner: `toCorrect` with the fields of wrong values and dead links, or `sentence` if nothing names a field. */
export async function refusalOf(failed: Failure, store: ContentStore, toCorrect: string, sentence?: string) {
  const { output, issues = [], deadLinks = [] } = failed
  const values = issues.map(async ({ file, path, message }) =>
    problem(documentInfo(file), await store.load(file), path, message),
  )
  const links = deadLinks.map(async ({ href }) => {
    const fields = await store.fieldsWhere((text) => text.split(/[\s()]/).includes(href))
    return fields.map((field) => ({ ...field, message: `There is no ${href}.` }))
  })
  const all = (await Promise.all([...values, ...links])).flat()
  const problems = all.filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
  return problems.length > 0 ? refusal(422, toCorrect, { problems }) : failure(output, sentence)
}
