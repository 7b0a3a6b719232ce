import type { Locator, Page, Route } from '@playwright/test'
import { business } from '#content/business.ts'
import { openedAddresses } from './captures.ts'
import { fillInQuote } from './quote-request.ts'
import { expect, hydrated, test } from './test.ts'

/** What the browser says about the faults these tests cause: a failed request, its import, and the body of a broken script. */
test.beforeEach(({ noise }) => {
  noise.allow(/^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 404)/)
  noise.allow(/Failed to fetch dynamically imported module|^\[astro-island\] Error hydrating/)
  noise.allow(/^(Uncaught )?1$/)
})

const scripts = /\/assets\/.*\.js$/

/** What a visitor must be able to do whatever else fails: read, call and write. */
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

/** The addresses of what the home page asks for until its form is awake and has been touched. */
async function filesOf(page: Page, kinds: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) found.add(new URL(request.url()).pathname)
  })
  const name = page.getByLabel('Full Name')
  await page.goto('/')
  await hydrated(page, name)
  await name.focus()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return [...found]
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

for (const fault of ['blocked', 'broken'] as const) {
  test(`each script ${fault} in turn leaves a page to read, call and write from`, async ({ page }) => {
    test.slow()
    const files = await filesOf(page, ['script'])
    expect(files.length).toBeGreaterThan(5)
    // Pictures and fonts have their own test; without them this one takes half as long.
    await page.route(/\.(avif|jpg|woff2)/, faults.blocked)
    for (const script of files) {
      await test.step(script, async () => {
        let asked = false
        await page.route(`**${script}`, (route) => {
          asked = true
          return faults[fault](route)
        })
        await page.goto('/', { waitUntil: 'domcontentloaded' })
        const name = page.getByLabel('Full Name')
        // Once the form is awake, a touch brings what checks and composes.
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
  })
}

for (const [name, fault] of Object.entries(faults)) {
  test(`fonts and pictures ${name}`, async ({ page }) => {
    expect((await filesOf(page, ['font', 'image'])).length).toBeGreaterThan(3)
    await page.route(/\.(woff2|avif|jpg|png|svg|ico)(\?|$)/, fault)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await canReadCallAndWrite(page)
  })
}

/** Holds back every answer to requests that match, until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return letGo
}

test('slow scripts, fonts and pictures keep nobody waiting, and what was typed meanwhile stays', async ({ page }) => {
  const letGo = await hold(page, /\/(assets|fonts)\//)
  await page.goto('/', { waitUntil: 'commit' })
  await canReadCallAndWrite(page)
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  const form = page.locator('form')
  await form.getByLabel('Service Required').selectOption('Welding')
  letGo()
  await hydrated(page, form)
  await expect(form.getByLabel('Full Name')).toHaveValue('Sam Taylor')
  await expect(form.getByLabel('Service Required')).toHaveValue('welding')
  // Awake, it checks what was typed before it was.
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter your phone number')
  await expect(form.getByRole('alert')).not.toContainText('Enter your full name')
})

test('choices made in the calculator before its script came count', async ({ page }) => {
  const letGo = await hold(page, scripts)
  await page.goto('/calculator', { waitUntil: 'commit' })
  for (const label of ['Service Type', 'Project Size', 'Material', 'Complexity', 'Timeframe', 'Location']) {
    await page.getByLabel(label).selectOption({ index: 1 })
  }
  await page.getByLabel('Phone Number').fill('01632 960001')
  letGo()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Calculate Estimate' })).toBeEnabled()
})

test.describe('a picture that never answers holds up', () => {
  test('no behaviour', async ({ page }) => {
    await page.route(/\.(avif|jpg)/, () => {})
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText(/Office (today|opens|closed)/).first()).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('no island', async ({ page }) => {
    await page.route(/\.(avif|jpg)/, () => {})
    await page.goto('/gallery', { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await page.getByRole('main').getByRole('list').first().getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const form = page.locator('form')
    await hydrated(page, form)
    await form.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(form.getByRole('alert')).toContainText('There is a problem')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('pictures further down load without any script file', async ({ page }) => {
  await page.route(scripts, faults.blocked)
  await page.goto('/')
  const pictures = page.locator('#services picture')
  await expect(pictures.first()).toHaveAttribute('data-arrival', 'waiting')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('data-arrival', 'shown')
  }
})

test.describe('a new version is put up while a page is open, and its scripts are gone:', () => {
  async function expectPlainForm(page: Page, form: Locator) {
    const opened = await openedAddresses(page)
    const send = form.getByRole('button', { name: 'Send Quote Request' })
    await form.getByLabel('Full Name').fill('Sam Taylor')
    await send.click()
    await expect(form.getByLabel('Phone Number')).toBeFocused()
    await fillInQuote(form)
    await send.click()
    await expect.poll(() => opened.join()).toContain(`mailto:${business.email}`)
    await expect(form.getByLabel('Full Name')).toHaveValue('Sam Taylor')
    await expect(form.getByLabel('Project Description')).toHaveValue('A goalpost frame for a rear opening')
    await expect(page).toHaveURL('/')
  }

  test('a form that had not woken goes by the browser, with all that was typed', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route(scripts, faults.gone)
    await expectPlainForm(page, page.locator('form'))
  })

  test('one that was awake does so too, for want of the scripts that check and compose', async ({ page }) => {
    const form = page.locator('form')
    await page.goto('/')
    await hydrated(page, form)
    await page.route(scripts, faults.gone)
    await expectPlainForm(page, form)
  })

  test('the next page, and the form on it, are those of the new version', async ({ page }) => {
    const form = page.locator('form')
    await page.goto('/')
    await hydrated(page, form)
    await page.route(scripts, faults.gone)
    await form.getByLabel('Full Name').fill('Sam Taylor')
    await page.unroute(scripts)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Welding Services' }).click()
    await expect(page).toHaveURL('/welding-services')
    await hydrated(page, form)
    await expect(form.getByLabel('Full Name')).toHaveValue('Sam Taylor')
  })
})
