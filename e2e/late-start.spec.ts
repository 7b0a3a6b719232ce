import type { Page } from '@playwright/test'
import { fallbackPicture } from '#content/pictures.ts'
import { expect, hydrated, test } from './test.ts'

/** Scripts asked for so far, each with the moment, in milliseconds from the start of the visit. */
function scripts(page: Page): Promise<{ name: string; startTime: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  )
}

for (const path of ['/', '/calculator']) {
  test(`${path} is shown before its first script is asked for @phone`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    const asked = await scripts(page)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter(({ startTime }) => startTime <= (painted ?? 0))).toEqual([])
  })
}

test('with a picture still on its way, a first key brings the scripts', async ({ page }) => {
  await page.route(/\/images\/hero-frame/, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // Longer than the scripts would wait for a page that has loaded.
  await page.waitForTimeout(1000)
  expect(await scripts(page)).toEqual([])
  await page.keyboard.press('Tab')
  await hydrated(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('pictures below the fold do not wait for the scripts', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED|Failed to fetch/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  const picture = page.locator('#services picture').first()
  await expect(picture).toHaveAttribute('data-arrival', 'waiting')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('data-arrival', 'shown')
})

test('a picture that failed before the scripts came is replaced by the stand-in', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED/)
  let letScriptsGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letScriptsGo = resolve
  })
  await page.route(/\/assets\/.*\.js$/, (route) => gate.then(() => route.continue()))
  await page.route(/\/images\/workshop/, (route) => route.abort())
  await page.goto('/')
  const picture = page.locator('#services picture').first()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/images/workshop'))
  await picture.scrollIntoViewIfNeeded()
  await failed
  letScriptsGo()
  await expect(picture).toHaveAttribute('data-picture', fallbackPicture)
  await expect(picture).toHaveAttribute('data-arrival', 'shown')
})
