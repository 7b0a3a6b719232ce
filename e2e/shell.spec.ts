import { business, openingHours } from '#content/business.ts'
import { footerServices, headerLinks, notFoundServices } from '#content/navigation.ts'
import { serviceAreas } from '#content/page-content.ts'
import { servicePaths } from '#content/services.ts'
import { siteCopy } from '#content/site-copy.ts'
import { officeHours } from '#domain/opening-hours.ts'
import { openedAddresses } from './captures.ts'
import { expect, hydrated, openPage, test } from './test.ts'

test('the Services menu closes on a click outside @firefox', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Services' }).click()
  const menu = page.locator('#services-menu')
  await expect(menu).toBeVisible()
  await page.mouse.click(640, 800)
  await expect(menu).toBeHidden()
})

test('the mobile menu lists all services, closes on a link and leads to a page @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phones only')
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.locator('#mobile-menu')
  await expect(menu.getByRole('link')).toHaveCount(headerLinks.length + servicePaths.length + 1)
  // A link to another page would hide the menu in any case; after this one the same page stays.
  await menu.getByRole('link', { name: business.phone.display }).tap()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await menu.getByRole('link', { name: 'Welding Services' }).tap()
  await expect(page).toHaveURL('/welding-services')
})

test('the footer names six services and leads to all, the areas, the office and the legal pages', async ({ page }) => {
  await page.goto('/thank-you')
  const footer = page.getByRole('contentinfo')
  const list = (title: string) =>
    footer.locator('div').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(list('Services').last().getByRole('link')).toHaveCount(footerServices.length + 1)
  await expect(list('Areas we serve').last().getByRole('listitem')).toHaveCount(serviceAreas.length)
  await expect(footer.getByRole('link', { name: business.phone.display })).toHaveAttribute('href', business.phone.href)
  await expect(footer.getByRole('link', { name: business.email })).toHaveAttribute('href', `mailto:${business.email}`)
  for (const name of ['Privacy Policy', 'Terms of Service', 'Accessibility', 'Sitemap', 'Reviews']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('the back-to-top button appears after 300 pixels', async ({ page }) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('on a phone WhatsApp and back-to-top are in the call bar, and cover no text @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones only')
  await openPage(page, '/faq')
  const bar = page.getByRole('region', { name: siteCopy.quickContact })
  const call = await bar.getByRole('link', { name: siteCopy.callNow }).boundingBox()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  for (const button of [
    bar.getByRole('button', { name: siteCopy.scrollToTop }),
    bar.getByRole('link', { name: siteCopy.whatsappLabel }),
  ]) {
    await expect(button).toBeVisible()
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(call?.y ?? Infinity)
  }
})

for (const path of ['/no-such-page', '/FAQ']) {
  test(`${path} answers 404 without a redirect, offers other pages and the way back, and logs the address`, async ({
    page,
    noise,
  }) => {
    noise.allow(/404 \(Not Found\)/)
    const visited: string[] = []
    const logged: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && visited.push(new URL(request.url()).pathname))
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/calculator')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible()
    await expect(main.getByRole('list').getByRole('link')).toHaveCount(notFoundServices.length)
    await expect(main.getByRole('link', { name: `Call ${business.phone.display}` })).toBeVisible()
    await expect.poll(() => logged.join('\n')).toContain(`no page at ${path}`)
    await page.waitForLoadState('networkidle')
    expect(visited).toEqual(['/calculator', path])
    await expect(page).toHaveURL(path)
    await main.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/calculator')
  })
}

test('going back from a missing page in a tab of its own leads home', async ({ context, noise }) => {
  noise.allow(/404 \(Not Found\)/)
  const page = await context.newPage()
  await page.goto('/')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/no-such-page', '_blank', 'noopener')),
  ])
  await hydrated(tab)
  await tab.getByRole('button', { name: 'Go Back' }).click()
  await expect(tab).toHaveURL('/')
})

test('the top bar says whether the office is open, on one line at every width', async ({ page }) => {
  for (const at of ['2026-11-23T10:00:00Z', '2026-11-24T18:00:00Z', '2026-12-25T10:00:00Z']) {
    await page.clock.setFixedTime(at)
    await page.goto('/thank-you')
    const line = page.getByRole('banner').getByText(`Emergency line 24/7 · ${officeHours(new Date(at), openingHours)}`)
    for (const width of [320, 390, 820, 992, 1100, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(line).toBeInViewport({ ratio: 1 })
      const { height } = (await line.boundingBox()) ?? { height: Infinity }
      expect(height, `${at} at ${width} px`).toBeLessThan(24)
      const sunday = page.getByRole('banner').getByText('Sun closed')
      await expect(sunday).toBeVisible({ visible: width >= 1100 })
    }
  }
})

test.describe('WhatsApp', () => {
  test('on a desktop opens the web chat in a new tab', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await openPage(page, '/')
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Chat on WhatsApp' }).click(),
    ])
    expect(chat.url()).toMatch(new RegExp(`^https://wa.me/${business.whatsapp.number}[?]text=`))
  })

  test('on a phone tries the app first, then the web chat in a new tab, and offers a link where that is blocked', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 320, height: 640 },
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
    })
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const webChat = new RegExp(`^https://wa.me/${business.whatsapp.number}[?]text=`)
    /** Chromium may ask which app to open, and takes no more taps in that tab. */
    const tapInNewTab = async (prepare = () => {}) => {
      const page = await context.newPage()
      await page.clock.install()
      await openPage(page, '/sitemap')
      await page.evaluate(prepare)
      const opened = await openedAddresses(page)
      await page.getByRole('link', { name: 'Chat on WhatsApp' }).click()
      await expect
        .poll(() => opened[0])
        .toMatch(new RegExp(`^whatsapp://send/?[?]phone=${business.whatsapp.number}&text=`))
      return { page, onTheWeb: page.getByRole('link', { name: 'Open WhatsApp on the web' }) }
    }

    await test.step('the app opens, which hides the page', async () => {
      const { page, onTheWeb } = await tapInNewTab()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.clock.fastForward(5000)
      await expect(onTheWeb).toHaveCount(0)
      expect(context.pages()).toHaveLength(1)
      await page.close()
    })

    await test.step('the browser blocks the new tab', async () => {
      const { page, onTheWeb } = await tapInNewTab(() => void Object.assign(window, { open: () => null }))
      await page.clock.fastForward(1000)
      await expect(page.getByRole('status').filter({ has: onTheWeb })).toBeVisible()
      await expect(onTheWeb).toHaveAttribute('href', webChat)
      const lastLink = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })
      await lastLink.scrollIntoViewIfNeeded()
      await lastLink.click({ trial: true })
      await page.close()
    })

    await test.step('the browser opens the new tab', async () => {
      const { page, onTheWeb } = await tapInNewTab()
      const [chat] = await Promise.all([context.waitForEvent('page'), page.clock.fastForward(1000)])
      await expect(chat).toHaveURL(webChat)
      expect(await chat.evaluate(() => window.opener)).toBeNull()
      await expect(onTheWeb).toHaveCount(0)
    })
    await context.close()
  })
})
