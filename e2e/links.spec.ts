import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { paths } from '#content/navigation.ts'
import { pictures } from '#content/pictures.ts'
import { readPages } from './page-html.ts'
import { everyPath, listed } from './pages.ts'

test('the HTML of every page is valid, with one main heading', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'heading-level': ['error', { sectioningRoots: ['template', 'dialog'] }],
      // It also counts the main of the crash screen, which is in a template.
      'no-multiple-main': 'off',
    },
  })
  const faults: string[] = []
  for (const path of everyPath) {
    const { results } = await validator.validateString(await (await request.get(path)).text(), path)
    for (const { messages } of results)
      faults.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`))
  }
  expect(faults).toEqual([])
})

test('external links use https, and the sitemap leads to every listed page once', async ({ request, page }) => {
  for (const sent of await readPages(request, paths)) {
    for (const href of sent.links)
      expect(href, sent.path).toMatch(/^(\/|#|https:\/\/|tel:(\+\d{10,15}|0800\d{6})$|mailto:)/)
  }
  await page.goto('/sitemap')
  const entries = page.getByRole('main').getByRole('listitem').getByRole('link')
  const linked = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(linked.sort()).toEqual(listed.filter((path) => path !== '/sitemap').sort())
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

test('every picture of a page has its rule there, in an island too', async ({ request }) => {
  const pages = await readPages(request, everyPath)
  const named = pages.map(({ path, pictures: shown, props, styles }) => {
    const inProps = Object.keys(pictures).filter((id) => props.some((text) => text.includes(`"${id}"`)))
    const all = [...new Set([...shown, ...inProps])]
    return { path, all, bare: all.filter((id) => !styles.includes(`[data-picture="${id}"]{background-color:#`)) }
  })
  expect(named.filter(({ all }) => all.length > 0).length).toBeGreaterThan(10)
  expect(named.flatMap(({ path, bare }) => bare.map((id) => `${path}: ${id}`))).toEqual([])
})
