import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { openedAddresses } from './captures.ts'
import { fillInQuote } from './quote-request.ts'
import { expect, hydrated, openPage, test } from './test.ts'

/** Console errors that these tests cause: a failed request, and its import. */
test.beforeEach(({ noise }) => {
  noise.allow(/^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 404)/)
  noise.allow(/Failed to fetch dynamically imported module|^\[astro-island\] Error hydrating/)
})

const scripts = /\/assets\/.*\.js$/

async function canReadCallAndWrite(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: `Call ${business.phone.display}` })
      .first(),
  ).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  const form = page.locator('form')
  await form.getByLabel('Full Name').fill('Sam Taylor')
  await expect(form).toHaveAttribute('action', /^mailto:/)
  await expect(form.getByRole('button', { name: 'Send Quote Request' })).toBeEnabled()
}

test('without any of its scripts a page can be read, called and written from', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  for (const path of ['/welding-services', '/']) {
    await page.goto(path)
    await page.getByLabel('Full Name').focus()
    await canReadCallAndWrite(page)
  }
})

/** Delays matching requests until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  return resolve
}

test('the page works while scripts, fonts and pictures load, and keeps what was typed', async ({ page }) => {
  const release = await hold(page, /\/(assets|fonts)\//)
  await page.goto('/', { waitUntil: 'commit' })
  await canReadCallAndWrite(page)
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  const form = page.locator('form')
  await form.getByLabel('Service Required').selectOption('Welding')
  release()
  await hydrated(page, form)
  await expect(form.getByLabel('Full Name')).toHaveValue('Sam Taylor')
  await expect(form.getByLabel('Service Required')).toHaveValue('welding')
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter your phone number')
  await expect(form.getByRole('alert')).not.toContainText('Enter your full name')
})

test('a form sent before it is hydrated lists what to do once it is', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.locator('form')
  await form.getByLabel('Full Name').fill('Sam Taylor')
  await form
    .getByLabel('Attach Files')
    .setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plan') }])
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByLabel('Phone Number')).not.toBeFocused()
  release()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('alert').getByRole('link').first()).toHaveText('Enter your phone number')
  await expect(form.getByRole('listitem').filter({ hasText: 'plan.pdf' })).toBeVisible()
})

test('choices made before the calculator hydrates are kept', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto('/calculator', { waitUntil: 'commit' })
  for (const label of ['Service Type', 'Project Size', 'Material', 'Complexity', 'Timeframe', 'Location']) {
    await page.getByLabel(label).selectOption({ index: 1 })
  }
  await page.getByLabel('Phone Number').fill('01632 960001')
  release()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Calculate Estimate' })).toBeEnabled()
})

test('a picture that never answers blocks no behaviour and no island', async ({ page }) => {
  await page.route(/\.(avif|jpg)/, () => {})
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await page.getByRole('main').getByRole('list').first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const hydrated of [false, true]) {
  const which = hydrated ? 'hydrated' : 'not hydrated'
  test(`a form ${which} falls back to mailto when its scripts are gone`, async ({ page }) => {
    const form = page.locator('form')
    await openPage(page, '/', hydrated ? form : undefined)
    await page.route(scripts, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    )
    const opened = await openedAddresses(page)
    const send = form.getByRole('button', { name: 'Send Quote Request' })
    await form.getByLabel('Full Name').fill('Sam Taylor')
    await send.click()
    await expect(form.getByLabel('Phone Number')).toBeFocused()
    await fillInQuote(form)
    await send.click()
    await expect.poll(() => opened.join()).toContain(`mailto:${business.email}`)
    await expect(form.getByLabel('Project Description')).toHaveValue('A goalpost frame for a rear opening')
    await expect(page).toHaveURL('/')
  })
}
