import { readdir, readFile, writeFile } from 'node:fs/promises'
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

export async function writeBuiltPages(client: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(
    pages.map(({ path, html }) => writeFile(join(client, `${path === '/' ? 'index' : path}.html`), html)),
  )
}

/** The text of what any page may load later: scripts and fragments. */
export async function readShared(client: string): Promise<string> {
  const files = (await readdir(client, { recursive: true })).filter((file) =>
    /^(assets.*\.js|fragments.*\.html)$/.test(file),
  )
  return (await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))).join()
}
