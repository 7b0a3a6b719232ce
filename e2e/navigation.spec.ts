import type { Page } from '@playwright/test'
import { home } from '#content/page-content.ts'
import { expect, openPage, test } from './test.ts'

// With motion, as for most visitors: pages cross-fade.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('main').getByRole('link', { name: home.services.more }).last()
  await card.scrollIntoViewIfNeeded()
  // A click may scroll a little further.
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('left at', String(scrollY))))
  await card.click()
  await expect(page).not.toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBe(0)
  const place = Number(await page.evaluate(() => sessionStorage.getItem('left at')))
  expect(place).toBeGreaterThan(300)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1)
  await expect(card).toBeInViewport()
})

test('a link to a place arrives there, on this page and on another @phone @firefox', async ({ page }) => {
  await page.goto('/welding-services')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.getByRole('heading', { name: home.services.title })).toBeInViewport()
  await page.goto('/#get-quote')
  const heading = page.getByRole('heading', { name: home.quote.title })
  await expect(heading).toBeInViewport()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: home.hero.quoteLabel }).click()
  await expect(heading).toBeInViewport()
  // It stays there while the sections around it are laid out and the form wakes.
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
  await expect(heading).toBeInViewport()
  // It opens the fold that it leads into.
  await page.goto('/emergency-steel-repair')
  await page.getByRole('link', { name: 'Rates', exact: true }).click()
  await expect(page.locator('#rates')).toBeInViewport()
})

test('a page is fetched ahead where a press begins, unless its address carries a choice', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/calculator')

  /** Presses the link and lets go beside it, so that no click follows. */
  async function pressOnly(name: string) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).hover()
    await page.mouse.down()
    await page.mouse.move(640, 700)
    await page.mouse.up()
  }
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .evaluate((link) => link.setAttribute('href', '/contact?service=repair'))
  await pressOnly('Contact')
  await pressOnly('About')
  await expect.poll(() => asked).toContain('/about')
  expect(asked).not.toContain('/contact')
  await expect(page).toHaveURL('/calculator')
})
