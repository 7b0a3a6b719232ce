import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentInfo, Problem } from '../api.ts'
import { documentInfo, formSchemaOf } from '../documents.ts'
import { labelOf, type Path } from '../form-schema.ts'
import type { ContentStore } from './content-store.ts'
import { linksOf } from './links.ts'

/** What a failed build said; undefined after a good one. */
export type Build = (folder: string) => Promise<string | undefined>

/** `npm run build` on a copy of the site, with the packages, pictures and settings that are here. */
export const buildIn =
  (root: string): Build =>
  (folder) => {
    mkdirSync(join(folder, '.cache'), { recursive: true })
    for (const name of ['node_modules', join('.cache', 'astro')])
      if (existsSync(join(root, name)) && !existsSync(join(folder, name)))
        symlinkSync(join(root, name), join(folder, name), 'junction')
    if (existsSync(join(root, '.env'))) cpSync(join(root, '.env'), join(folder, '.env'))
    return new Promise((resolve) => {
      const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder })
      let output = ''
      for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text))
      build.on('error', ({ message }) => resolve(message))
      build.on('close', (code) => resolve(code === 0 ? undefined : output || 'The build was stopped.'))
    })
  }

const problem = ({ id, title }: DocumentInfo, data: unknown, path: Path, message: string): Problem => ({
  link: `${id}:${path.join('.')}`,
  label: `${title}: ${labelOf(formSchemaOf(id), data, path)}`,
  message,
})

/** The fields that a failed build names, by their file or by their link. */
export async function problemsIn(output: string, store: ContentStore): Promise<Problem[]> {
  const documents = await Promise.all(
    (await store.list()).map(async (info) => ({ info, data: (await store.load(info.id)).data })),
  )
  const values = [...output.matchAll(/content\/([\w/-]+)\.json, (.+?): (.+)/g)].map(
    ([, id = '', place = '', message = '']) =>
      problem(documentInfo(id), documents.find(({ info }) => info.id === id)?.data, place.split(' › '), message),
  )
  const links = [...output.matchAll(/links to (\S+)/g)].flatMap(([, dead = '']) =>
    documents.flatMap(({ info, data }) =>
      linksOf(info.id, data)
        .filter(({ href }) => href === dead)
        .map(({ path }) => problem(info, data, path, `There is no ${dead}.`)),
    ),
  )
  const all = [...values, ...links]
  return all.filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
}
