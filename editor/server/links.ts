import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DocumentInfo, Issue, Problem } from '../api.ts'
import { documentInfo, formSchemaOf } from '../documents.ts'
import { labelOf, type Path, schemaAt, textsOf } from '../form-schema.ts'

/** The HTML of a page of the running site; undefined while the site cannot answer. */
export type PageReader = (page: string) => Promise<string | undefined>
type Link = { path: Path; href: string }

/** Every link to this site in a document: addresses, and links in texts. */
function linksOf(id: string, data: unknown): Link[] {
  const schema = formSchemaOf(id)
  return textsOf(data).flatMap(({ path, text }) => {
    const inText = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href = '']) => href)
    const all = schemaAt(schema, data, path).link ? [text] : inText
    return all.filter((href) => /^[/#]/.test(href)).map((href) => ({ path, href }))
  })
}

/** A field with a link to it. */
export const problem = ({ id, title }: DocumentInfo, data: unknown, path: Path, message = ''): Problem => ({
  link: `${id}:${path.join('.')}`,
  label: [title, labelOf(formSchemaOf(id), data, path)].filter(Boolean).join(': '),
  message,
})

/** The pages of a site, from its files. */
function pagesOf(root: string): string[] {
  const files = globSync(['content/services/*.json', 'app/pages/*.astro'], { cwd: root })
  const names = files.map((file) => basename(file).replace(/\.(json|astro)$/, '')).filter((name) => /^\w/.test(name))
  return [...new Set(names)].map((name) => (name === 'index' ? '/' : `/${name}`))
}

/** Why a link leads nowhere, in words, or undefined. `data` is the document as it will be: its own anchors count. */
async function reasonOf(root: string, href: string, id: string, data: unknown, read: PageReader) {
  const pages = pagesOf(root)
  const [before = '', anchor = ''] = href.split('#')
  const [address = ''] = before.split('?')
  const own = documentInfo(id).page
  const page = address || own
  if (!pages.includes(page) && ![`public${page}`, `app/pages${page}.ts`].some((file) => existsSync(join(root, file))))
    return `There is no page ${page}.`
  if (!anchor || JSON.stringify(data).includes(`"id":"${anchor}"`)) return undefined
  const html = await read(page)
  if (html === undefined) return undefined
  const anchors = [...html.matchAll(/\sid="([\w-]+)"/g)].map(([, name = '']) => name)
  return anchors.includes(anchor) ? undefined : `The page ${page} has no place #${anchor}.`
}

/** Links of a document that lead nowhere. Those that were there before are left to the check of the whole site. */
export async function deadLinksIn(root: string, id: string, data: unknown, before: unknown, read: PageReader) {
  const known = new Set(linksOf(id, before).map(({ href }) => href))
  const issues: Issue[] = []
  for (const { path, href } of linksOf(id, data).filter((link) => !known.has(link.href))) {
    const message = await reasonOf(root, href, id, data, read)
    if (message) issues.push({ path: [...path], message })
  }
  return issues
}
