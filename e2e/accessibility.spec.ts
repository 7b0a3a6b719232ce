import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { everyPath } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'], preload: false })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test.beforeEach(({ noise }) => noise.allow(/404 \(Not Found\)/))

/** One visit for three widths: loading a page takes as long as looking at it. */
const widths = [1280, 390] as const

for (const path of everyPath) {
  test(`${path} has no axe violation at ${widths.join(' and ')} pixels, and does not scroll sideways at 320`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page), `at ${width} pixels`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    // Asked again while the resized page is being laid out.
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  })
}

test('the open menu has no axe violation @phone', async ({ page, isMobile }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Services' }).click()
  expect(await violations(page)).toEqual([])
})

test('a form in error with attachments and toasts has no axe violation @phone', async ({ page }) => {
  await page.goto('/')
  const input = page.getByLabel('Attach Files')
  await hydrated(page, input)
  await input.setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plan') },
    { name: 'model.dwg', mimeType: 'image/vnd.dwg', buffer: Buffer.from('model') },
  ])
  await page.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the open picture viewer has no axe violation @phone', async ({ page }) => {
  await page.goto('/gallery')
  await hydrated(page)
  await page.getByRole('main').getByRole('list').first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
