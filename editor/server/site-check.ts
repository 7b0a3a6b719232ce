import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Problem } from '../api.ts'
import { documentInfo } from '../documents.ts'
import type { ContentStore } from './content-store.ts'
import { problem } from './links.ts'

/** What a failed build said; undefined after a good one. */
export type Build = (folder: string) => Promise<string | undefined>

/** What a script said that failed; undefined after a good end. */
function outputOf(script: string, cwd: string, env?: NodeJS.ProcessEnv) {
  return new Promise<string | undefined>((done) => {
    const running = spawn(process.execPath, [script], { cwd, env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (text) => (output += text))
    running.on('error', ({ message }) => done(message))
    running.on('close', (code) => done(code === 0 ? undefined : output || `${script} was stopped.`))
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
    return (await outputOf('scripts/check-content.ts', folder, env)) ?? outputOf('scripts/build.ts', folder, env)
  }

/** `npm run check` on the content of a folder. */
export const checkContent = (root: string) => outputOf(resolve('scripts/check-content.ts'), root)

/** The fields that a failed build names, by their file or by their link. */
export async function problemsIn(output: string, store: ContentStore): Promise<Problem[]> {
  const values = [...output.matchAll(/content\/([\w/-]+)\.json, (.+?): (.+)/g)].map(
    async ([, id = '', place = '', message = '']) =>
      problem(documentInfo(id), await store.load(id), place.split(' › '), message),
  )
  const links = [...output.matchAll(/links to (\S+)/g)].map(async ([, dead = '']) => {
    const fields = await store.fieldsWhere((text) => text.split(/[\s()]/).includes(dead))
    return fields.map((field) => ({ ...field, message: `There is no ${dead}.` }))
  })
  const all = (await Promise.all([...values, ...links])).flat()
  return all.filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
}
