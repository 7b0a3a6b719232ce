import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentInfo, Problem } from '../api.ts'
import { documentInfo, formSchemaOf } from '../documents.ts'
import { labelOf, type Path } from '../form-schema.ts'
import { issuesOf } from '../issues.ts'
import { type ContentStore, currentFacts } from './content-store.ts'
import { deadLinksIn, linksOf, type PageReader } from './links.ts'
import { issuesBetweenServices } from './services.ts'

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

/** Finds the field that is wrong, for the owner. */
export function siteCheck(root: string, store: ContentStore, read: PageReader) {
  async function load(): Promise<{ info: DocumentInfo; data: unknown }[]> {
    const infos = await store.list()
    return Promise.all(infos.map(async (info) => ({ info, data: (await store.load(info.id)).data })))
  }
  const problem = ({ id, title }: DocumentInfo, data: unknown, path: Path, message: string): Problem => {
    const label = path.length > 0 ? `${title}: ${labelOf(formSchemaOf(id), data, path)}` : title
    return { link: path.length > 0 ? `${id}:${path.join('.')}` : id, label, message }
  }

  /** What the build would refuse, as the files are on disk. */
  async function contentProblems(): Promise<Problem[]> {
    const facts = await currentFacts()
    const pages = new Map<string, ReturnType<PageReader>>()
    const readOnce: PageReader = (page) => {
      const html = pages.get(page) ?? read(page)
      pages.set(page, html)
      return html
    }
    const found = (await load()).map(async ({ info, data }) => {
      const wrong = issuesOf(info.id, data, facts)
      if (wrong.length === 0 && info.id.startsWith('services/'))
        wrong.push(...issuesBetweenServices(root, info.id, data))
      const issues = wrong.length > 0 ? wrong : await deadLinksIn(root, info.id, data, undefined, readOnce)
      return issues.map(({ path, message }) => problem(info, data, path, message))
    })
    return (await Promise.all(found)).flat()
  }

  /** The fields that a failed build names, by their file or by their link. */
  async function problemsIn(output: string): Promise<Problem[]> {
    const documents = await load()
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

  return { contentProblems, problemsIn }
}
export type SiteCheck = ReturnType<typeof siteCheck>
