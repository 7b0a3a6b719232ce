import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type BuiltPage = {
  /** `/about`; home is `/`. */
  path: string
  html: string
}

/** Every page the build wrote: `about.html` is `/about`, `404.html` the page of addresses that have none. */
export async function readBuiltPages(client: string): Promise<BuiltPage[]> {
  const files = (await readdir(client)).filter((file) => file.endsWith('.html'))
  return Promise.all(
    files.map(async (file) => ({
      path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
      html: await readFile(join(client, file), 'utf8'),
    })),
  )
}
