import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type BuiltPage = {
  path: string
  html: string
}

async function readAll(folder: string, ending: string): Promise<[name: string, text: string][]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(ending))
  return Promise.all(
    files.map(async (file) => [file.slice(0, -ending.length), await readFile(join(folder, file), 'utf8')]),
  )
}

export async function readBuiltPages(client: string): Promise<BuiltPage[]> {
  const pages = await readAll(client, '.html')
  return pages.map(([name, html]) => ({ path: name === 'index' ? '/' : `/${name}`, html }))
}

/** Parts that pages load on request. */
export async function readFragments(client: string): Promise<BuiltPage[]> {
  const fragments = await readAll(join(client, 'fragments'), '.html')
  return fragments.map(([name, html]) => ({ path: `/fragments/${name}`, html }))
}

export async function readScripts(client: string): Promise<string> {
  return (await readAll(join(client, 'assets'), '.js')).map(([, text]) => text).join()
}

export async function writeBuiltPages(client: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(
    pages.map(({ path, html }) => writeFile(join(client, `${path === '/' ? 'index' : path}.html`), html)),
  )
}
