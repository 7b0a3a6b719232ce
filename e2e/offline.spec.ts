import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { offlineSwitch } from '#content/offline.ts'
import { violations } from './axe.ts'
import { expect, idle, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the browser has kept the page for later. */
async function visit(page: Page) {
  await page.goto('/calculator')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activating') await new Promise((done) => active.addEventListener('statechange', done))
  })
}

test.beforeEach(({ noise }) => noise.allow(/ERR_INTERNET_DISCONNECTED|status of 503|navigation preload/))

test('without a connection a visitor finds the telephone, WhatsApp and the hours, and no price @phone', async ({
  page,
  context,
}) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/welding-services')
  await expect(page).toHaveTitle(`No connection | ${business.name}`)
  await expect(page.getByRole('link', { name: business.phone.display })).toHaveAttribute('href', business.phone.href)
  await expect(page.getByRole('link', { name: 'Message us on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/${business.whatsapp.number}[?]text=`),
  )
  await expect(page.getByText(business.hours[0].label)).toBeVisible()
  await expect(page.getByText(business.hours[0].closes)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('£')
  expect(await violations(page)).toEqual([])
})

test('a browser that never finds a quiet moment keeps the page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (task, options) =>
      options?.timeout ? window.setTimeout(task, options.timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0
  })
  await visit(page)
})

test('Try again leads on as soon as the connection is back', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/welding-services')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
  await expect(page).toHaveURL('/welding-services')
  expect(await page.evaluate(() => document.querySelector('main')?.textContent?.includes('weld'))).toBe(true)
})

test('with a connection every page, and its 404, comes from the server', async ({ page, noise }) => {
  noise.allow(/404 \(Not Found\)/)
  await visit(page)
  const answer = await page.goto('/about')
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true])
  expect(answer?.headers()['content-security-policy']).toContain('sha256-')
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('the page stands in no sitemap, and its worker is checked for news on every visit', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('offline')
  expect((await request.get('/offline-worker.js')).headers()['cache-control']).toBe('no-cache')
})

test('whoever turns the page off on the privacy page keeps none, and can turn it on again', async ({ page }) => {
  const kept = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await visit(page)
  await page.goto('/privacy-policy')
  await expect(page.getByText(offlineSwitch.on)).toBeVisible()
  await expect(page.getByText(offlineSwitch.off)).toBeHidden()
  await page.getByRole('button', { name: offlineSwitch.turnOff }).click()
  await expect(page.getByText(offlineSwitch.off)).toBeVisible()
  await expect(page.getByRole('button', { name: offlineSwitch.turnOn })).toBeFocused()
  expect(await kept()).toBe(0)

  // The choice holds on the pages that come after.
  await page.goto('/calculator')
  await page.waitForLoadState('load')
  await idle(page)
  await idle(page)
  expect(await kept()).toBe(0)

  await page.goto('/privacy-policy')
  await page.getByRole('button', { name: offlineSwitch.turnOn }).click()
  await expect(page.getByText(offlineSwitch.on)).toBeVisible()
  expect(await kept()).toBe(1)
})
