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

/** Opens a page whose load does not end, so that nothing comes after its first paint; returns what lets it end. */
async function openUnfinished(page: Page, path: string): Promise<() => void> {
  let finish = () => {}
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  await page.route(/\/images\/hero-frame/, (route) => gate.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return finish
}

/** What the browser has been told to put off. */
function putOff(page: Page): Promise<number> {
  return page
    .locator('main section, footer')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length)
}

test('a page is laid out from its first screen on, and in full once that has been shown @phone', async ({ page }) => {
  const finish = await openUnfinished(page, '/')
  expect(await putOff(page)).toBeGreaterThan(5)
  await expect(page.getByRole('contentinfo')).toContainText('Gravesend')
  finish()
  await hydrated(page)
  await expect.poll(() => putOff(page)).toBe(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('a first touch finds the page laid out in full', async ({ page }) => {
  const finish = await openUnfinished(page, '/')
  await page.mouse.move(300, 500)
  await page.mouse.down()
  expect(await putOff(page)).toBe(0)
  finish()
})

test('a touch while the page is being laid out finds it done', async ({ page }) => {
  // A browser that is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      if (!String(callback).includes('contentVisibility')) setTimeout(callback)
      return 0
    }
  })
  await page.goto('/')
  await page.waitForFunction(() => document.querySelector('[style*="content-visibility"]'))
  expect(await putOff(page)).toBeGreaterThan(5)
  await page.keyboard.press('Tab')
  expect(await putOff(page)).toBe(0)
})

test('an anchor and a reload find the page laid out in full', async ({ page }) => {
  const finish = await openUnfinished(page, '/#reviews-title')
  expect(await putOff(page)).toBe(0)
  await expect(page.locator('#reviews-title')).toBeInViewport()
  finish()
  await page.goto('/about')
  await hydrated(page)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(await putOff(page)).toBe(0)
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
