import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { type SentEvent, sentEvents } from './captures.ts'
import { expect, hydrated, openPage, test } from './test.ts'

const viewed = (sent: SentEvent[]) =>
  sent.filter(({ name }) => name === 'page_view').map(({ parameters }) => parameters)

test('every page shown is reported once, and again when the visitor comes back to it', async ({ page }) => {
  const events = await sentEvents(page)
  await page.goto('/calculator')
  const calculator = { page_path: '/calculator', page_title: await page.title() }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await hydrated(page)
  const home = { page_path: '/', page_title: await page.title() }
  expect(viewed(await events())).toEqual([calculator, home])
  await page.goBack()
  await expect(page).toHaveURL('/calculator')
  await expect.poll(async () => viewed(await events())).toEqual([calculator, home, calculator])
})

test('a prerendered page is reported when it is shown, not before', async ({ page }) => {
  const events = await sentEvents(page)
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => !('shown' in window) }))
  await openPage(page, '/reviews')
  expect(await events()).toEqual([])
  await page.evaluate(() => {
    Object.assign(window, { shown: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  expect(viewed(await events())).toEqual([{ page_path: '/reviews', page_title: await page.title() }])
})

/** Clicks a link as soon as the HTML is parsed, before any asset has loaded. The click leads nowhere. */
async function pressAtOnce(page: Page, path: string, selector: string): Promise<void> {
  await page.route(/\/(assets|fonts)\//, () => {})
  await page.addInitScript((link) => {
    addEventListener('DOMContentLoaded', () => {
      addEventListener('click', (event) => event.preventDefault())
      document.querySelector<HTMLElement>(link)?.click()
    })
  }, selector)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

for (const [path, link, name, parameters] of [
  ['/', 'tel:', 'phone_call', { phone_number: business.phone.href.replace('tel:', ''), page_path: '/' }],
  ['/emergency-steel-repair', 'https://wa.me/', 'whatsapp_click', { page_path: '/emergency-steel-repair' }],
  ['/contact', 'https://www.google.com/maps/dir/', 'get_directions_click', { provider: 'google_maps' }],
  ['/contact', 'https://waze.com/', 'get_directions_click', { provider: 'waze' }],
] as const) {
  test(`${name} is reported from the first moment on: ${link} on ${path}`, async ({ page }) => {
    const events = await sentEvents(page)
    await pressAtOnce(page, path, `a[href^="${link}"]`)
    expect((await events()).filter((event) => event.name !== 'page_view')).toEqual([{ name, parameters }])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('without an id there is no question, no button and no code for either', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text())
  })
  await openPage(page, '/')
  await expect(page.getByRole('region', { name: 'Cookie choices' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0)
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  scripts.push(await (await page.request.get('/')).text())
  expect(scripts.filter((script) => /googletagmanager|analytics-choice|Cookie choices/.test(script))).toEqual([])
})
