import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '#content/navigation.ts'
import type { BuildSettings } from './build-settings.ts'
import { readBuiltPages } from './finish-build/built-pages.ts'
import { compressAll } from './finish-build/compress.ts'
import { contentSecurityPolicy } from './finish-build/policy.ts'
import { llmsTxt, robotsTxt, sitemapXml } from './finish-build/search-files.ts'
import { headersFile, redirectsFile } from './finish-build/static-host-files.ts'
import { webManifest } from './finish-build/web-manifest.ts'

/** The day the site's sources last changed, or the build date where there is no git history to ask. */
function lastModified(buildDate: string): string {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs', '--', 'content', 'app', 'pictures'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return date.trim() || buildDate
  } catch {
    return buildDate
  }
}

/** Turns what Astro wrote into what is published: policies, search files, host files, compression. */
export async function finishBuild(buildDirectory: string, settings: BuildSettings): Promise<void> {
  const client = join(buildDirectory, 'client')
  const pages = await readBuiltPages(client)
  const missing = paths.filter((path) => !pages.some((page) => page.path === path))
  if (missing.length > 0) throw new Error(`The build wrote no page for ${missing.join(', ')}`)

  const listed = paths.flatMap((path) => pages.filter((page) => page.path === path && page.listed))
  const policies = Object.fromEntries(
    pages.map(({ path, html }) => [path, contentSecurityPolicy(path, html, settings.analyticsId)]),
  )
  const files = {
    'sitemap.xml': sitemapXml(listed, settings.siteUrl, lastModified(settings.buildDate)),
    'robots.txt': robotsTxt(settings.siteUrl),
    'llms.txt': llmsTxt(listed, settings.siteUrl),
    'site.webmanifest': webManifest(),
    _headers: headersFile(policies),
    _redirects: redirectsFile(),
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(client, name), text)))
  await compressAll(client)
  const { siteUrl, directDelivery, retentionDays } = settings
  await writeFile(
    join(buildDirectory, 'site.json'),
    JSON.stringify({ siteUrl, directDelivery, retentionDays, policies }, null, 2),
  )
}
