import type { Page, Route } from '@playwright/test'
import { business } from '#content/business.ts'
import { openedAddresses } from './captures.ts'
import { fillInQuote } from './quote-request.ts'
import { expect, hydrated, openPage, test } from './test.ts'

/** Console errors that these tests cause: a failed request, its import, and the body of a broken script. */
test.beforeEach(({ noise }) => {
  noise.allow(/^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 404)/)
  noise.allow(/Failed to fetch dynamically imported module|^\[astro-island\] Error hydrating/)
  noise.allow(/^(Uncaught )?1$/)
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

/** The scripts that a page requests to hydrate its islands, and those its form loads once it has the focus. */
async function scriptsOf(page: Page, path: string): Promise<{ first: string[]; onFocus: string[] }> {
  const found = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.add(new URL(request.url()).pathname)
  })
  const name = page.getByLabel('Full Name')
  await openPage(page, path, name)
  await page.waitForLoadState('networkidle')
  const first = [...found]
  await name.focus()
  await expect.poll(() => found.size).toBeGreaterThan(first.length)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return { first, onFocus: [...found].slice(first.length) }
}

const faults = {
  blocked: (route: Route) => route.abort(),
  gone: (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  broken: (route: Route) =>
    route.fulfill({
      contentType: /\.js$/.test(route.request().url()) ? 'text/javascript' : 'text/plain',
      body: 'throw 1',
    }),
}

test('whichever script is blocked or broken, the page can be read, called and written from', async ({ page }) => {
  test.slow()
  const tried = new Set<string>()
  // The short page first: the home page then adds only what is its own.
  for (const path of ['/welding-services', '/']) {
    const { first, onFocus } = await scriptsOf(page, path)
    const own = first.filter((script) => !tried.has(script))
    // Pictures and fonts have their own test; without them this one takes half as long.
    await page.route(/\.(avif|jpg|woff2)/, faults.blocked)
    // What an island imports is there as a whole or not at all: every fourth script stands for those beside it.
    const sample = [...own.filter((_, index) => index % 4 === 0), ...onFocus.filter((script) => !tried.has(script))]
    expect(sample.length).toBeGreaterThan(0)
    for (const [index, script] of sample.entries())
      await breakScript(page, path, script, index % 2 ? 'broken' : 'blocked')
    for (const script of [...first, ...onFocus]) tried.add(script)
  }
})

/** Both faults reject the import: each script has one of them. */
async function breakScript(page: Page, path: string, script: string, fault: 'broken' | 'blocked') {
  await test.step(`${path} with ${script} ${fault}`, async () => {
    let asked = false
    await page.route(`**${script}`, (route) => {
      asked = true
      return faults[fault](route)
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const name = page.getByLabel('Full Name')
    // The hydrated form loads its validation on focus.
    const touch = async () => {
      await name.blur()
      await name.focus()
      return asked
    }
    await expect.poll(touch, { intervals: [50] }).toBe(true)
    await canReadCallAndWrite(page)
    await page.unroute(`**${script}`)
  })
}

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

test('choices made in the calculator before it hydrates count', async ({ page }) => {
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
  test(`after a deploy its scripts are gone: a form ${which} falls back to mailto with everything typed`, async ({
    page,
  }) => {
    const form = page.locator('form')
    await openPage(page, '/', hydrated ? form : undefined)
    await page.route(scripts, faults.gone)
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
