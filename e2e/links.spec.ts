import { expect, test } from '@playwright/test'
import { paths, unlistedPaths } from '#content/navigation.ts'
import { type PageHtml, readPages } from './page-html.ts'

const origin = 'http://site.test'
/** Where a link written on a page leads: an address of ours, or null for another site or program. */
function target(page: PageHtml, href: string): URL | null {
  const url = new URL(href, origin + page.path)
  return url.origin === origin ? url : null
}

/** The site as a visitor could walk it from the home page, by path; pages and published files alike. */
async function crawl(read: (paths: string[]) => Promise<PageHtml[]>): Promise<Map<string, PageHtml>> {
  const seen = new Map<string, PageHtml>()
  let next = ['/']
  while (next.length > 0) {
    for (const page of await read(next)) seen.set(page.path, page)
    const found = [...seen.values()].flatMap((page) => page.links.map((href) => target(page, href)?.pathname ?? '/'))
    next = [...new Set(found)].filter((path) => !seen.has(path))
  }
  return seen
}

test('every link and every anchor of the site leads somewhere', async ({ request }) => {
  const seen = await crawl((paths) => readPages(request, paths))
  const dead = [...seen.values()].flatMap((from) =>
    from.links.flatMap((href) => {
      const url = target(from, href)
      if (!url) return []
      const to = seen.get(url.pathname)
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (to?.status !== 200) return `${from.path} -> ${href}: status ${to?.status}`
      return anchor && !to.ids.includes(anchor) ? `${from.path} -> ${href}: no such anchor` : []
    }),
  )
  expect([...new Set(dead)]).toEqual([])
  const reached = [...seen.keys()]
  expect(paths.filter((path) => !unlistedPaths.includes(path) && !reached.includes(path))).toEqual([])
})

test('external links use https, tel or mailto', async ({ request }) => {
  for (const sent of await readPages(request, paths)) {
    for (const href of sent.links)
      expect(href, sent.path).toMatch(/^(\/|#|https:\/\/|tel:(\+\d{10,15}|0800\d{6})$|mailto:)/)
  }
})

test('every file that a page may load is there, and every picture by its version', async ({ request }) => {
  const files = new Set(
    (await readPages(request, paths)).flatMap((sent) => sent.files).filter((file) => file.startsWith('/')),
  )
  expect(files.size).toBeGreaterThan(50)
  expect([...files].filter((file) => /\.(avif|jpe?g)/.test(file) && !file.endsWith('?v=3'))).toEqual([])
  const missing: string[] = []
  for (const file of files) if ((await request.head(file)).status() !== 200) missing.push(file)
  expect(missing).toEqual([])
})
