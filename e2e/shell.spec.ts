import { business } from '#content/business.ts'
import { footerServices, headerLinks, notFoundServices } from '#content/navigation.ts'
import { serviceAreas } from '#content/places.ts'
import { servicePaths } from '#content/services.ts'
import { officeHours } from '#domain/opening-hours.ts'
import { openedAddresses, sentEvents } from './captures.ts'
import { expect, hydrated, test } from './test.ts'

const groups = ['Core', 'Specialized', 'Technical', 'Architectural', 'Construction']

test.describe('Services menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
  })

  test('lists all services in five groups and closes on Escape, giving focus back @firefox', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services' })
    await button.focus()
    await page.keyboard.press('Enter')
    for (const group of groups)
      await expect(page.locator('#services-menu').getByText(group, { exact: true })).toBeVisible()
    await expect(page.locator('#services-menu').getByRole('link')).toHaveCount(servicePaths.length)
    await page.keyboard.press('Tab')
    await expect(page.locator('#services-menu').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#services-menu')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('closes on a click outside, and its links lead to their pages @firefox', async ({ page }) => {
    const menu = page.locator('#services-menu')
    await page.getByRole('button', { name: 'Services' }).click()
    await expect(menu).toBeVisible()
    await page.mouse.click(640, 800)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Services' }).click()
    await menu.getByRole('link', { name: 'Crane Hire Services' }).click()
    await expect(page).toHaveURL('/crane-hire-services')
  })
})

test('the mobile menu lists all services, closes on a link and leads to a page @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phones only')
  await page.goto('/')
  await hydrated(page)
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

test('the breadcrumb names the page, and home has none', async ({ page }) => {
  await page.goto('/calculator')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Calculator')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/calculator')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('the footer names six services, the areas, the office and the legal pages', async ({ page }) => {
  await page.goto('/thank-you')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Steel Fabrication Kent', 'Structural Steel London', 'Welding Services', 'Crane Hire Services']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  const list = (title: string) =>
    footer.locator('div').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(list('Services').last().getByRole('link')).toHaveCount(footerServices.length)
  await expect(list('Areas we serve').last().getByRole('listitem')).toHaveCount(serviceAreas.length)
  await expect(footer.getByRole('link', { name: business.phone.display })).toHaveAttribute('href', business.phone.href)
  await expect(footer.getByRole('link', { name: business.email })).toHaveAttribute('href', `mailto:${business.email}`)
  for (const name of ['Privacy Policy', 'Terms of Service', 'Accessibility', 'Sitemap', 'Reviews']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('the way back to the top appears after 300 pixels', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('an unknown address answers 404 with the ways on, and is logged', async ({ page, noise }) => {
  noise.allow(/404 \(Not Found\)/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible()
  await expect(page.getByText('moved or deleted, or the URL may be wrong')).toBeVisible()
  await expect(page.locator('main').getByRole('list').getByRole('link')).toHaveCount(notFoundServices.length)
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${business.phone.display}` })).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/no-such-page')
})

for (const path of ['/FAQ', '/About']) {
  test(`${path}, in capitals, is told once that there is no such page`, async ({ page, noise }) => {
    noise.allow(/404 \(Not Found\)/)
    const asked: string[] = []
    const logged: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname))
    page.on('console', (message) => logged.push(message.text()))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible()
    // By then every script of the page has had its say.
    await expect.poll(() => logged.join('\n')).toContain(`no page at ${path}`)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([path])
    await expect(page).toHaveURL(path)
  })
}

test('going back from a missing page returns to where the visitor was', async ({ page, noise }) => {
  noise.allow(/404 \(Not Found\)/)
  await page.goto('/calculator')
  await page.goto('/no-such-page')
  await hydrated(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/calculator')
})

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

test('the old gallery address leads home', async ({ page, request }) => {
  const answer = await request.get('/project-gallery', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/'])
  await page.goto('/project-gallery')
  await expect(page).toHaveURL('/')
})

test.describe('opening hours', () => {
  for (const at of ['2026-11-23T10:00:00Z', '2026-11-24T18:00:00Z', '2026-12-25T10:00:00Z']) {
    const text = `Emergency line open · ${officeHours(new Date(at), business.hours)}`
    test(`at ${at} the top bar says ${text}, on one line at every width`, async ({ page }) => {
      await page.clock.setFixedTime(at)
      await page.goto('/')
      const line = page.getByRole('banner').getByText(text)
      for (const width of [320, 390, 820, 992, 1100, 1440]) {
        await page.setViewportSize({ width, height: 700 })
        await expect(line).toBeInViewport({ ratio: 1 })
        const { height } = (await line.boundingBox()) ?? { height: Infinity }
        expect(height, `at ${width} px`).toBeLessThan(24)
        const sunday = page.getByRole('banner').getByText('Sun closed')
        await expect(sunday).toBeVisible({ visible: width >= 1100 })
      }
    })
  }
})

test.describe('WhatsApp', () => {
  test('on a desktop opens the web chat in a new tab', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const events = await sentEvents(page)
    await page.goto('/')
    await hydrated(page)
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Chat on WhatsApp' }).click(),
    ])
    expect(chat.url()).toMatch(new RegExp(`^https://wa.me/${business.whatsapp.number}[?]text=`))
    const sent = await events()
    expect(sent.filter(({ name }) => name !== 'page_view')).toEqual([
      { name: 'whatsapp_click', parameters: { page_path: '/' } },
    ])
  })

  test('on a phone tries the app first, and offers the web chat when the app does not open', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 320, height: 640 },
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
    })
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    const opened = await openedAddresses(page)
    const onTheWeb = page.getByRole('link', { name: 'Open WhatsApp on the web' })

    // The app opens: the page is hidden before the second is over.
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).click()
    await expect
      .poll(() => opened[0])
      .toMatch(new RegExp(`^whatsapp://send/?[?]phone=${business.whatsapp.number}&text=`))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.clock.fastForward(5000)
    await expect(onTheWeb).toHaveCount(0)

    await page.getByRole('link', { name: 'Chat on WhatsApp' }).click()
    await page.clock.fastForward(1500)
    await expect(page.getByRole('status').filter({ has: onTheWeb })).toBeVisible()
    expect(context.pages()).toHaveLength(1)
    await page.getByRole('link', { name: 'Sitemap' }).scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click({ trial: true })
    const [chat] = await Promise.all([context.waitForEvent('page'), onTheWeb.click()])
    expect(chat.url()).toMatch(new RegExp(`^https://wa.me/${business.whatsapp.number}`))
    await context.close()
  })
})
