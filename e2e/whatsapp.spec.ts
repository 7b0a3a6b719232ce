import type { BrowserContext } from '@playwright/test'
import { business } from '#content/business.ts'
import { openedAddresses } from './captures.ts'
import { expect, openPage, test } from './test.ts'

const webChat = new RegExp(`^https://wa.me/${business.whatsapp.number}[?]text=`)

const answerFor = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))

test('WhatsApp on a desktop opens the web chat in a new tab', async ({ page, context }) => {
  await answerFor(context)
  await openPage(page, '/')
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Chat on WhatsApp' }).click(),
  ])
  await expect(chat).toHaveURL(webChat)
})

test('WhatsApp on a phone tries the app, then the web chat, then offers a link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 320, height: 640 },
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
  })
  await answerFor(context)
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
