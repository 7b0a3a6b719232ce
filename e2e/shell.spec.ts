import { business, openingHours } from '#content/business.ts'
import { notFoundServices } from '#content/navigation.ts'
import { officeHours, weekLine } from '#domain/opening-hours.ts'
import { openedAddresses } from './captures.ts'
import { expect, hydrated, openPage, test } from './test.ts'

test('the back-to-top button appears after 300 pixels', async ({ page }) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a missing page answers 404, offers other pages and is logged', async ({ page, noise }) => {
  noise.allow(/404 \(Not Found\)/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/calculator')
  const answer = await page.goto('/FAQ')
  expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([404, null])
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible()
  await expect(main.getByRole('list').getByRole('link')).toHaveCount(notFoundServices.length)
  await expect(main.getByRole('link', { name: `Call ${business.phone.display}` })).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('no page at /FAQ')
  await main.getByRole('button', { name: 'Go Back' }).click()
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

test('the top bar says on one line whether the office is open, or shows the week', async ({ page }) => {
  const wednesdayNext = '2026-11-24T18:00:00Z'
  await page.clock.setFixedTime(wednesdayNext)
  await page.goto('/thank-you')
  const bar = page.getByRole('banner')
  const line = bar.getByText(`Emergency line 24/7 · ${officeHours(new Date(wednesdayNext), openingHours)}`)
  const week = bar.getByText(weekLine(openingHours))
  for (const width of [320, 390, 820, 992, 1100, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const shown = width >= 1100 ? week : line
    await expect(shown).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await shown.boundingBox())?.height, `at ${width} px`).toBeLessThan(24)
    await expect(week).toBeVisible({ visible: width >= 1100 })
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

  test('on a phone tries the app, then the web chat, then offers a link', async ({ browser, baseURL }) => {
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
