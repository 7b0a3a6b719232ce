import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type BuiltPage = {
  path: string
  html: string
}

export async function readBuiltPages(client: string): Promise<BuiltPage[]> {
  const files = (await readdir(client)).filter((file) => file.endsWith('.html'))
  return Promise.all(
    files.map(async (file) => ({
      path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
      html: await readFile(join(client, file), 'utf8'),
    })),
  )
}
