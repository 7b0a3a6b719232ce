import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

/** Marks the present document; `true` later means that no other document has been loaded since. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  return () => page.evaluate(() => Reflect.get(window, 'sameDocument') === true)
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** Size, colours and type of everything in the page's content. */
function looks(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((parts) =>
    parts.map((part) => {
      const { width, height } = part.getBoundingClientRect()
      const { color, backgroundColor, fontSize, display } = getComputedStyle(part)
      return [part.tagName, Math.round(width), Math.round(height), color, backgroundColor, fontSize, display].join(' ')
    }),
  )
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
})

test('a link changes the page, all of it, without a new document @phone', async ({ page }) => {
  const sameDocument = await mark(page)
  await footerLink(page, 'Steel Fabrication Kent').click()
  await expect(page).toHaveURL('/steel-fabrication-kent')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('form')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  expect(await sameDocument()).toBe(true)
})

test('with Ctrl a link opens a tab of its own, and the page stays', async ({ page, context }) => {
  const opened = context.waitForEvent('page')
  await footerLink(page, 'Crane Hire Services').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/crane-hire-services')
  await expect(page).toHaveURL('/')
})

test('a page is fetched ahead when the pointer rests on its link, not when it passes', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const nav = page.getByRole('navigation', { name: 'Main' })
  const [passed, rested] = [nav.getByRole('link', { name: 'About' }), nav.getByRole('link', { name: 'Reviews' })]
  // One after the other at once: a loaded machine moves a real pointer too slowly to pass anything.
  await passed.evaluate(
    (link, next) => {
      for (const each of [link, next])
        each?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    },
    await rested.elementHandle(),
  )
  await expect.poll(() => asked).toContain('/reviews.data')
  expect(asked).not.toContain('/about.data')
})

test('a page that the focus rests on is fetched ahead', async ({ page }) => {
  const fetched = page.waitForRequest(/\/reviews\.data$/)
  await footerLink(page, 'Reviews').focus()
  await fetched
})

test('the way back leads to the place that was left', async ({ page }) => {
  const card = page.getByRole('main').getByRole('link', { name: /Learn More.*Emergency Repair/ })
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL('/emergency-steel-repair')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // At once, not by scrolling there.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
})

test('a link to a place on another page arrives at that place', async ({ page }) => {
  await footerLink(page, 'Welding Services').click()
  await expect(page).toHaveURL('/welding-services')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.getByRole('heading', { name: 'What leaves our yard' })).toBeInViewport()
})

test('a link to the page that is open goes to its top and adds no step back', async ({ page }) => {
  await footerLink(page, 'Reviews').click()
  await expect(page).toHaveURL('/reviews')
  const sameDocument = await mark(page)
  await footerLink(page, 'Reviews').click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await sameDocument()).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the page with the map comes by its own document, fetched ahead', async ({ page }) => {
  const sameDocument = await mark(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })
  const fetched = page.waitForResponse('/contact')
  await link.hover()
  expect((await fetched).status()).toBe(200)
  await link.click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await sameDocument()).toBe(false)
})

for (const path of ['/calculator', '/areas-we-serve', '/terms-of-service', '/faq', '/about', '/crane-hire-services']) {
  test(`${path} looks the same by a click as by its own document`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    // Late parts are there once the page asks for nothing more.
    await page.waitForLoadState('networkidle')
    const itself = await looks(page)
    await page.goto('/sitemap')
    await hydrated(page)
    await page.locator(`main a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await page.mouse.move(0, 0)
    await expect.poll(() => looks(page)).toEqual(itself)
  })
}

test('the way back within a page leads from place to place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/terms-of-service')
  await hydrated(page)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const fromTop = (id: string) => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top)
  const [, second, , , , sixth] = await contents.getByRole('link').all()
  await second?.click()
  const place = page.url().split('#')[1] ?? ''
  await expect.poll(() => fromTop(place)).toBeLessThan(200)
  await sixth?.click()
  await expect.poll(() => fromTop(place)).toBeLessThan(0)
  await page.goBack()
  await expect.poll(() => fromTop(place)).toBeGreaterThan(-10)
  expect(await fromTop(place)).toBeLessThan(200)
})
