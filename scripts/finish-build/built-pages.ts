import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type BuiltPage = {
  /** `/about`; home is `/`. */
  path: string
  file: string
  html: string
  title: string
  description: string
  listed: boolean
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function decoded(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
}

function meta(html: string, name: string): string {
  const tag = html.match(/<meta\b[^>]*>/g)?.find((candidate) => candidate.includes(`name="${name}"`))
  return decoded(tag?.match(/\bcontent="([^"]*)"/)?.[1] ?? '')
}

/**
 * Script hints that React Router writes into every page. Taken out of the HTML: on a slow line they race the first paint,
 * and React does not look for them at hydration.
 */
function withoutPreloadHints(html: string): string {
  return html.replace(/<link\b(?=[^>]*\brel="modulepreload")[^>]*>/g, '')
}

/** Every page the build wrote (`…/index.html`), with its preload hints taken out on disk. */
export async function readBuiltPages(client: string): Promise<BuiltPage[]> {
  const files = (await readdir(client, { recursive: true })).filter((file) => /(^|\/)index\.html$/.test(file))
  return Promise.all(
    files.sort().map(async (name) => {
      const file = join(client, name)
      const html = withoutPreloadHints(await readFile(file, 'utf8'))
      await writeFile(file, html)
      const folder = dirname(name)
      return {
        path: folder === '.' ? '/' : `/${folder}`,
        file,
        html,
        title: decoded(html.match(/<title[^>]*>([^<]*)/)?.[1] ?? ''),
        description: meta(html, 'description'),
        listed: folder !== '404' && !meta(html, 'robots').includes('noindex'),
      }
    }),
  )
}
