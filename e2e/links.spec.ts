import { expect, test } from '@playwright/test'
import { paths, unlistedPaths } from '#content/navigation.ts'
import { readPages } from './page-html.ts'

test('a link leads to every page that is not unlisted', async ({ request }) => {
  const linked = (await readPages(request, paths)).flatMap(({ path, links }) =>
    links.map((href) => href.split(/[?#]/)[0]).filter((to) => to !== path),
  )
  expect(paths.filter((path) => !unlistedPaths.includes(path) && !linked.includes(path))).toEqual([])
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
