import type { Page } from '@playwright/test'
import { home } from '#content/home.ts'
import { expect, hydrated, test } from './test.ts'

// As most visitors have it: pages cross-fade.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('the way back leads to the place that was left @phone @firefox', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('main').getByRole('link', { name: /Learn More.*Emergency Repair/ })
  await card.scrollIntoViewIfNeeded()
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL('/emergency-steel-repair')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1)
  await expect(card).toBeInViewport()
})

test('a reload stays where the visitor was @phone', async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { name: home.team.title })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  await page.reload()
  await expect(heading).toBeInViewport()
})

test('a link to a place arrives there, on this page and on another @phone @firefox', async ({ page }) => {
  await page.goto('/welding-services')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.getByRole('heading', { name: 'What leaves our yard' })).toBeInViewport()
  await page.goto('/#get-quote')
  await expect(page.getByRole('heading', { name: 'Tell us what you are building' })).toBeInViewport()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).click()
  const heading = page.getByRole('heading', { name: 'Tell us what you are building' })
  await expect(heading).toBeInViewport()
  // It stays there while the sections around it are laid out and the form wakes.
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
  await expect(heading).toBeInViewport()
})

test('a link to the page that is open goes to its top and adds no step back', async ({ page }) => {
  await page.goto('/')
  await footerLink(page, 'Reviews').click()
  await expect(page).toHaveURL('/reviews')
  await footerLink(page, 'Reviews').click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the way back within a page leads from place to place', async ({ page }) => {
  await page.goto('/terms-of-service')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const [, second, , , , sixth] = await contents.getByRole('link').all()
  const target = async (link = second) => page.locator((await link?.getAttribute('href')) ?? '')
  await second?.click()
  await expect(await target(second)).toBeInViewport()
  await sixth?.click()
  await expect(await target(sixth)).toBeInViewport()
  await expect(await target(second)).not.toBeInViewport()
  await page.goBack()
  await expect(await target(second)).toBeInViewport()
})

test.describe('on a slow line', () => {
  /** Holds the document of `path` back: `asked` once it has been asked for; `letGo` lets it come, if anybody still waits for it. */
  async function hold(page: Page, path: string) {
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    // A page made ahead of the press would come past the line that is slow here.
    await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove())
    await page.route(`**${path}`, async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    })
    return { asked: asked.promise, letGo: held.resolve }
  }

  /** Where a link of the menu stands: with a page on its way Playwright looks for nothing any more, but presses. */
  async function linkAt(page: Page, name: string): Promise<[x: number, y: number]> {
    const box = await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).boundingBox()
    if (!box) throw new Error(`No link ${name}`)
    return [box.x + box.width / 2, box.y + box.height / 2]
  }

  /** The page at `path` is still the one shown, with everything the visitor does in it. */
  async function expectHere(page: Page, path: string, heading: string) {
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('button', { name: 'Services' }).click()
    await expect(page.locator('#services-menu')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(path)
  }

  test('a click and then Back leaves the visitor where Back leads, for good', async ({ page }) => {
    await page.goto('/reviews')
    const reviews = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.goto('/gallery')
    const { asked, letGo } = await hold(page, '/about')
    await page.mouse.click(...(await linkAt(page, 'About')))
    await asked
    // Playwright reports the page given up as a failure of the way back.
    await page.goBack().catch(() => {})
    await expect(page).toHaveURL('/reviews')
    letGo()
    await expectHere(page, '/reviews', reviews)
  })

  test('a second click leads to the page clicked last, for good', async ({ page }) => {
    await page.goto('/gallery')
    const { asked, letGo } = await hold(page, '/about')
    const [about, calculator] = [await linkAt(page, 'About'), await linkAt(page, 'Calculator')]
    await page.mouse.click(...about)
    await asked
    await page.mouse.click(...calculator)
    await expect(page).toHaveURL('/calculator')
    letGo()
    await expectHere(page, '/calculator', 'Price it before you call')
  })
})

test('with Ctrl a link opens a tab of its own, and the page stays', async ({ page, context }) => {
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await footerLink(page, 'Crane Hire Services').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/crane-hire-services')
  await expect(page).toHaveURL('/')
})

test('a page is fetched ahead where a press begins, unless its address carries a choice', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/calculator')
  await hydrated(page)

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
