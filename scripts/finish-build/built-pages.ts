import { readdir, readFile } from 'node:fs/promises'
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

/** Every page the build wrote: `about/index.html` is `/about`, `404.html` the page of addresses that have none. */
export async function readBuiltPages(client: string): Promise<BuiltPage[]> {
  const files = (await readdir(client, { recursive: true })).filter((file) => /(^|\/)(index|404)\.html$/.test(file))
  return Promise.all(
    files.sort().map(async (name) => {
      const file = join(client, name)
      const html = await readFile(file, 'utf8')
      const folder = name === '404.html' ? '404' : dirname(name)
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
