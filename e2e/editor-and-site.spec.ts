import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copySite, type SiteCopy } from '../editor/site-copy.fixture.ts'
import { violations } from './axe.ts'
import { type EditorSite, openEditorSite } from './editor-site.ts'
import { press, save } from './editor-test.ts'
import { test as base, expect } from './test.ts'

/** `npm run edit` on a copy of the whole site, and a folder to which it can publish. Vite would start again for one in the copy. */
const test = base.extend<{ own: EditorSite; host: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  host: async ({}, use) => {
    const host = copySite()
    await use(host)
    host.remove()
  },
  own: [
    async ({ noise }, use) => {
      // The site in the frame has a port of its own.
      noise.allow(/request to another host: http:\/\/127\.0\.0\.1:/)
      // Astro's development server starts again when a service is hidden, while the frame loads.
      noise.allow(/net::ERR_|Failed to fetch dynamically imported module/)
      // The refused publish.
      noise.allow(/status of 409/)
      const site = await openEditorSite()
      await use(site)
      await site.close()
    },
    { timeout: 90_000 },
  ],
})

async function open(page: Page, own: EditorSite, document: string) {
  await page.goto(`${own.editor}/#${document}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
/** The development server notices a saved file within a second. */
async function expectOn(own: EditorSite, path: string, text: string, there = true) {
  const isThere = async () => (await (await fetch(own.site + path)).text()).includes(text)
  await expect.poll(isThere, { message: `“${text}” on ${path}` }).toBe(there)
}

test('what is saved is on the page beside it, and what is published is built first', async ({ page, own, host }) => {
  await open(page, own, 'reviews:reviews.9.text')
  const frame = page.frameLocator('iframe')
  const review = page.getByLabel('Review', { exact: true })
  const before = await review.inputValue()
  // The development server loads its first page twice, which interrupts this.
  const marked = () =>
    frame
      .locator('body')
      .evaluate(() => [...CSS.highlights.values()].flatMap((marks) => [...marks]).join(' '))
      .catch(() => '')
  await expect.poll(marked).toContain(before.slice(0, 20))
  await expect(frame.getByText(before.slice(0, 20))).toBeInViewport()
  await press(page, 'Phone')
  await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(390)
  await review.fill('They fitted our beam a day early.')
  await save(page)
  await expect(frame.getByText('They fitted our beam a day early.')).toBeInViewport()

  await open(page, own, 'business')
  await page.getByLabel('Telephone').fill('01474 555123')
  await save(page)
  await expectOn(own, '/contact', '01474 555123')
  await expectOn(own, '/contact', '"telephone":"+441474555123"')

  await open(page, own, 'services/crane-hire-services')
  await press(page, 'Hide this service')
  await page.getByLabel('Its address leads to').fill('/structural-steel-london')
  await save(page)
  await expectOn(own, '/contact', 'value="crane-hire"', false)

  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('not set up on this computer')
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  await press(page, 'Close')
  // custom-site.setup.ts shows that the site builds in a copy.
  writeFileSync(join(own.root, 'scripts/build.ts'), '')
  own.record()
  own.git('init', '--quiet', '--bare', '--initial-branch=main', host.root)
  own.git('remote', 'add', 'origin', host.root)
  own.git('push', '--quiet', 'origin', 'main')
  const colleague = join(host.root, 'colleague')
  own.git('clone', '--quiet', host.root, colleague)
  const theirs = join(colleague, 'content/prices.json')
  writeFileSync(theirs, own.textOf('content/prices.json').replace(/"visit": \d+/, '"visit": 260'))
  own.git('-C', colleague, 'commit', '--quiet', '--all', '--message=Visit')
  own.git('-C', colleague, 'push', '--quiet')

  await open(page, own, 'prices')
  await page.getByLabel('A welder’s visit, from').fill('240')
  await page.getByLabel('A day of 3D modelling, from').fill('480')
  await save(page)
  await press(page, 'Publish')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toContainText('Somebody else has published')
  await expect(dialog.getByRole('button', { name: 'Publish these versions' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Publish these versions' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await dialog
    .getByRole('group', { name: /welder’s visit/ })
    .getByLabel('Already published')
    .check()
  await dialog.getByRole('button', { name: 'Publish these versions' }).click()
  await expect(dialog).toContainText('Published.')
  await expect(dialog).toContainText('What somebody else has published')
  const sent = own.git(`--git-dir=${host.root}`, 'show', 'main:content/prices.json')
  expect(JSON.parse(sent)).toMatchObject({ visit: 260, modellingDay: 480 })
  await dialog.getByText(/^Undo the last publish/).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: '3D modelling' })).toContainText('“£480” →')
})
