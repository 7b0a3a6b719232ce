import { fork } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Issue, Problem } from '../api.ts'
import { documentInfo } from '../documents.ts'
import type { ContentStore } from './content-store.ts'
import { problem } from './links.ts'

/** What a script printed that failed, and what it sent: wrong values by their file, and dead links. */
export type Failure = { output: string; issues?: (Issue & { file: string })[]; deadLinks?: { href: string }[] }
/** Undefined after a good build. */
export type Build = (folder: string) => Promise<Failure | undefined>

function failureOf(script: string, cwd: string, env?: NodeJS.ProcessEnv) {
  return new Promise<Failure | undefined>((done) => {
    const running = fork(script, { cwd, env: { ...process.env, ...env }, silent: true })
    const failure: Failure = { output: '' }
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (text) => (failure.output += text))
    running.on('message', (found) => Object.assign(failure, found))
    running.on('error', ({ message }) => done({ output: message }))
    running.on('close', (code) =>
      done(code === 0 ? undefined : { ...failure, output: failure.output || `${script} was stopped.` }),
    )
  })
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

/** The fields of the wrong values and of the dead links. */
export async function problemsIn({ issues = [], deadLinks = [] }: Failure, store: ContentStore): Promise<Problem[]> {
  const values = issues.map(async ({ file, path, message }) =>
    problem(documentInfo(file), await store.load(file), path, message),
  )
  const links = deadLinks.map(async ({ href }) => {
    const fields = await store.fieldsWhere((text) => text.split(/[\s()]/).includes(href))
    return fields.map((field) => ({ ...field, message: `There is no ${href}.` }))
  })
  const all = (await Promise.all([...values, ...links])).flat()
  return all.filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
}
