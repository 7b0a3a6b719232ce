import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type BuiltPage = {
  /** `/about`; home is `/`. */
  path: string
  html: string
}

/** Every page the build wrote: `about/index.html` is `/about`, `404.html` the page of addresses that have none. */
export async function readBuiltPages(client: string): Promise<BuiltPage[]> {
  const files = (await readdir(client, { recursive: true })).filter((file) => /(^|\/)(index|404)\.html$/.test(file))
  return Promise.all(
    files.sort().map(async (name) => {
      const folder = name === '404.html' ? '404' : dirname(name)
      return { path: folder === '.' ? '/' : `/${folder}`, html: await readFile(join(client, name), 'utf8') }
    }),
  )
}
