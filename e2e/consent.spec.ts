import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { analyticsId, test } from './custom-site.ts'
import { layoutSettled } from './overflow.ts'
import { expect, hydrated, openPage } from './test.ts'

const google = /google/

/** Stands in for Google: counts what is asked of it, and sets the cookies its tag would set. */
async function watchGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(google, (route) => {
    asked.push(route.request().url())
    const cookies = ['_ga', `_ga_${analyticsId.slice(2)}`].map((name) => `document.cookie = '${name}=GS1.1; path=/'`)
    return route.fulfill({ contentType: 'text/javascript', body: cookies.join('\n') })
  })
  return asked
}

const question = (page: Page) => page.getByRole('region', { name: 'Cookie choices' })
const button = (page: Page, name: string) => question(page).getByRole('button', { name })
const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: Object.keys(sessionStorage), cookies: document.cookie }))
const sent = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[]).map((entry) => Array.from(entry)),
  )

let asked: string[]

test.beforeEach(async ({ page, noise }) => {
  noise.allow(/^request to another host: https:\/\/www\.googletagmanager\.com/)
  asked = await watchGoogle(page)
})

test('nothing is loaded or stored before an answer, and after Reject the answer alone', async ({ page }) => {
  await openPage(page, '/calculator')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(question(page)).toBeVisible()
  expect(asked).toEqual([])
  expect(await stored(page)).toMatchObject({ local: {}, cookies: '' })
  expect(await page.evaluate(() => ['gtag', 'dataLayer'].filter((name) => name in window))).toEqual([])

  await button(page, 'Reject').click()
  await expect(page.getByRole('status').filter({ hasText: 'Analytics is off.' })).toBeAttached()
  await page.reload()
  await hydrated(page)
  await expect(question(page)).toHaveCount(0)
  expect(asked).toEqual([])
  expect(await stored(page)).toMatchObject({ local: { 'analytics-choice': 'denied' }, cookies: '' })
})

test('Accept loads the tag for analytics alone, reports each page once, and is not asked again', async ({ page }) => {
  await page.goto('/calculator')
  await button(page, 'Accept').click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`])
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  const commands = await sent(page)
  expect(commands[0]).toEqual(['consent', 'default', { ...denied, analytics_storage: 'denied' }])
  expect(commands[1]).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  expect(commands[3]).toEqual(['config', analyticsId, { send_page_view: false, allow_google_signals: false }])

  const views = async () => (await sent(page)).filter(([, name]) => name === 'page_view').map(([, , view]) => view)
  expect(await views()).toEqual([expect.objectContaining({ page_path: '/calculator' })])

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await hydrated(page)
  await expect.poll(() => asked.length).toBe(2)
  expect(await views()).toEqual([expect.objectContaining({ page_path: '/about' })])
  await expect(question(page)).toHaveCount(0)
  expect((await stored(page)).local).toEqual({ 'analytics-choice': 'granted' })
})

test('the choice is changed from the footer by keyboard, and refusing deletes the cookies', async ({ page }) => {
  await page.goto('/calculator')
  await button(page, 'Accept').click()
  await expect.poll(async () => (await stored(page)).cookies).toContain('_ga')
  const change = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toContainText('Analytics is on.')
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link', { name: 'What is stored' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(change).toBeFocused()
  expect(await stored(page)).toMatchObject({ local: { 'analytics-choice': 'denied' }, cookies: '' })
  expect(await page.evaluate(() => [window.gtag, Reflect.get(window, 'ga-disable-G-E2E0TEST00')])).toEqual([
    undefined,
    true,
  ])
})

test('both answers look alike, and the question shifts no layout and hides no link for good', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/calculator')
  await layoutSettled(page, 320)
  const looks = (name: string) =>
    button(page, name).evaluate((element) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(element.clientWidth) }
    })
  expect(await looks('Accept')).toEqual(await looks('Reject'))
  expect(await violations(page, '.consent-question')).toEqual([])
  expect((await question(page).boundingBox())?.height).toBeLessThanOrEqual(350)

  // The last link of the page can be brought clear of the question, by scrolling and by focus.
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })
  await last.focus()
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const top = (await question(page).boundingBox())?.y ?? 0
  const end = await last.boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top)

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const places = () =>
    page.locator('h1, main section').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  const before = await places()
  await button(page, 'Reject').click()
  await expect(question(page)).toBeHidden()
  expect(await places()).toEqual(before)
})
