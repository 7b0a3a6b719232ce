import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { paths } from '#content/navigation.ts'
import { hiddenServices } from '#content/services.ts'
import type { BuildSettings } from './build-settings.ts'
import { compressAll } from './finish-build/compress.ts'
import { type BuiltPage, deadLinks } from './finish-build/dead-links.ts'
import { headersFile } from './finish-build/headers-file.ts'
import { contentSecurityPolicy } from './finish-build/policy.ts'

async function readPages(client: string): Promise<BuiltPage[]> {
  const files = (await readdir(client)).filter((file) => file.endsWith('.html'))
  const read = async (file: string) => ({
    path: file === 'index.html' ? '/' : `/${basename(file, '.html')}`,
    html: await readFile(join(client, file), 'utf8'),
  })
  return Promise.all(files.map(read))
}

/** Adds the policies, `_headers`, compressed copies and `site.json`. */
export async function finishBuild(buildDirectory: string, settings: BuildSettings): Promise<void> {
  const client = join(buildDirectory, 'client')
  for (const [path, redirect] of hiddenServices) {
    await rm(join(client, `${path}.html`))
    await appendFile(join(client, '_redirects'), `${path} ${redirect} 301\n`)
  }
  const pages = await readPages(client)
  const missing = paths.filter((path) => !pages.some((page) => page.path === path))
  if (missing.length > 0) throw new Error(`The build wrote no page for ${missing.join(', ')}`)
  const dead = deadLinks(client, pages, [...hiddenServices.keys()])
  if (dead.length > 0) {
    const lines = dead.map(({ path, href }) => `${path} links to ${href}`)
    throw new Error(`These links lead nowhere:\n${lines.join('\n')}`, { cause: { deadLinks: dead } })
  }
  const redirects = (await readFile(join(client, '_redirects'), 'utf8')).match(/.+/g) ?? []
  const targets = [...pages.map(({ path }) => path), ...hiddenServices.keys()]
  const wrong = redirects.filter((line) => !targets.some((path) => RegExp(`^/\\S+ ${path}(#\\S+)? 301$`).test(line)))
  if (wrong.length > 0) throw new Error(`Write “/from /page 301” in public/_redirects:\n${wrong.join('\n')}`)

  const policies = Object.fromEntries(
    pages.map(({ path, html }) => [path, contentSecurityPolicy(path, html, settings.analyticsId)]),
  )
  await writeFile(join(client, '_headers'), headersFile(policies))
  await compressAll(client)
  const { siteUrl, directDelivery, retentionDays } = settings
  await writeFile(
    join(buildDirectory, 'site.json'),
    JSON.stringify({ siteUrl, directDelivery, retentionDays, policies }, null, 2),
  )
}
