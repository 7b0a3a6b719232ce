import type { Page, Route } from '@playwright/test'
import { business } from '#content/business.ts'
import { openedAddresses } from './listening.ts'
import { expect, hydrated, test } from './test.ts'

test.beforeEach(({ noise }) => noise.allow(/./))

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

/** The addresses of what a page asks for while it loads, and a little after. */
async function filesOf(page: Page, path: string, kinds: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) found.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await hydrated(page)
  await page.getByLabel('Full Name').focus()
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

test('each script blocked, and each broken, in turn leaves a page to read, call and write from', async ({ page }) => {
  test.slow()
  const scripts = await filesOf(page, '/', ['script'])
  expect(scripts.length).toBeGreaterThan(5)
  // Pictures and fonts have their own test; without them this one takes half as long.
  await page.route(/\/(images|fonts)\//, faults.blocked)
  for (const script of scripts) {
    for (const name of ['blocked', 'broken'] as const) {
      await page.route(`**${script}`, faults[name])
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await test.step(`${script} ${name}`, () => canReadCallAndWrite(page))
      await page.unroute(`**${script}`)
    }
  }
})

for (const [name, fault] of Object.entries(faults)) {
  test(`fonts, pictures and style files ${name}`, async ({ page }) => {
    const files = await filesOf(page, '/', ['font', 'image', 'stylesheet'])
    expect(files.length).toBeGreaterThan(5)
    for (const kind of [/\.woff2$/, /\.(avif|jpg|png|svg|ico)$/, /\.css$/]) {
      await page.route((url) => kind.test(url.pathname), fault)
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await test.step(String(kind), () => canReadCallAndWrite(page))
      await page.unrouteAll()
    }
  })
}

test('slow scripts, fonts, pictures and styles keep nobody waiting, and what was typed meanwhile stays', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/(assets|fonts|images)\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await canReadCallAndWrite(page)
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await page.locator('form').getByLabel('Service Required').selectOption('Welding')
  release()
  await hydrated(page)
  await expect(page.locator('form').getByLabel('Full Name')).toHaveValue('Sam Taylor')
  await expect(page.locator('form').getByLabel('Service Required')).toHaveValue('welding')
})

test('choices made in the calculator before its script came count', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/calculator', { waitUntil: 'commit' })
  for (const label of ['Service Type', 'Project Size', 'Material', 'Complexity', 'Timeframe', 'Location']) {
    await page.getByLabel(label).selectOption({ index: 1 })
  }
  await page.getByLabel('Phone Number').fill('01632 960001')
  release()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Calculate Estimate' })).toBeEnabled()
})

test.describe('a click on a link goes to the page as a plain link would, when', () => {
  /** Does `go` and expects the document at `path` to be loaded anew, with no crash screen on the way. */
  async function expectDocument(page: Page, path: string, heading: string | RegExp, go: () => Promise<unknown>) {
    await page.evaluate(() => Object.assign(window, { before: true }))
    let crashed = false
    await page.exposeFunction('sawCrash', () => {
      crashed = true
    })
    await page.evaluate(() =>
      new MutationObserver(() => {
        if (document.body.textContent?.includes('Something went wrong')) Reflect.get(window, 'sawCrash')()
      }).observe(document.body, { childList: true, subtree: true }),
    )
    await go()
    await page.waitForFunction(() => !Reflect.has(window, 'before'))
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(crashed).toBe(false)
  }

  const toCalculator = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).click()

  for (const [name, fault] of Object.entries(faults)) {
    test(`its data is ${name}`, async ({ page }) => {
      await page.goto('/about')
      await hydrated(page)
      await page.route('**/calculator.data', fault)
      await expectDocument(page, '/calculator', 'Price it before you call', () => toCalculator(page))
    })

    test(`its script is ${name}`, async ({ page }) => {
      await page.goto('/thank-you')
      await hydrated(page)
      let open = true
      await page.route('**/assets/calculator-*.js', (route) => (open ? fault(route) : route.continue()))
      page.on('request', (request) => {
        if (request.isNavigationRequest()) open = false
      })
      await expectDocument(page, '/calculator', 'Price it before you call', () => toCalculator(page))
      await hydrated(page)
    })
  }

  test('the server has no data and the link leads to a place on the page', async ({ page }) => {
    await page.goto('/steel-fabrication-kent')
    await hydrated(page)
    await page.route('**/_.data', faults.gone)
    await expectDocument(page, '/#services', /By one firm/, () =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click(),
    )
  })

  test('the visitor goes back', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await toCalculator(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price it before you call')
    await page.route('**/about.data', faults.blocked)
    await expectDocument(page, '/about', heading ?? '', () => page.goBack({ waitUntil: 'commit' }))
  })
})

test.describe('a new version is put up while a page is open', () => {
  /** From now on every script not yet loaded is gone, until the page is loaded anew; then its manifest has another name. */
  async function deploy(page: Page, { newVersion = true } = {}): Promise<{ loads: () => number }> {
    let loads = 0
    await page.route('**/assets/*.js', async (route) => {
      const name = new URL(route.request().url()).pathname
      if (name === '/assets/manifest-00000000.js') {
        const old = await page.request.get(manifest)
        const body = (await old.text()).replaceAll(/manifest-\w+\.js/g, 'manifest-00000000.js')
        return route.fulfill({ contentType: 'text/javascript', body })
      }
      return loads > 0 ? route.continue() : route.fulfill({ status: 404 })
    })
    const html = await (await page.request.get(page.url())).text()
    const manifest = html.match(/\/assets\/manifest-\w+\.js/)?.[0] ?? ''
    await page.route(page.url(), async (route) => {
      if (route.request().isNavigationRequest()) loads += 1
      const body = newVersion ? html.replaceAll(manifest, '/assets/manifest-00000000.js') : html
      await route.fulfill({ contentType: 'text/html', body })
    })
    return { loads: () => loads }
  }

  test('the page is loaded anew once, and typing goes on where it was', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const { loads } = await deploy(page)
    await page.getByLabel('Full Name').click()
    await page.keyboard.type('Sam')
    await expect.poll(loads).toBe(1)
    await hydrated(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(/^S/)
    await page.getByLabel('Full Name').fill('Sam Taylor')
    await page.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(page.getByText('There is a problem')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Sam Taylor')
    expect(loads()).toBe(1)
  })

  test('a form with attachments stays as it is', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page
      .getByLabel('Attach Files')
      .setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plan') }])
    const { loads } = await deploy(page)
    await page.getByLabel('Full Name').click()
    await page.waitForTimeout(500)
    expect(loads()).toBe(0)
    await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('plan.pdf')
  })

  test('a script that is only out of reach causes no reload', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const { loads } = await deploy(page, { newVersion: false })
    await page.getByLabel('Full Name').fill('Sam Taylor')
    await page.waitForTimeout(500)
    expect(loads()).toBe(0)
  })
})

test('without the scripts that check and compose, the browser sends the form itself', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const opened = await openedAddresses(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  const form = page.locator('form')
  await form.getByLabel('Full Name').fill('Sam Taylor')
  const send = form.getByRole('button', { name: 'Send Quote Request' })
  await send.click()
  expect(await form.getByLabel('Phone Number').evaluate((input) => input === document.activeElement)).toBe(true)
  await form.getByLabel('Phone Number').fill('07700 900123')
  await form.getByLabel('Email Address').fill('sam@example.com')
  await form.getByLabel('Service Required').selectOption('Welding')
  await form.getByLabel('Project Location').selectOption('London')
  await form.getByLabel('Project Description').fill('A gate')
  await send.click()
  await expect.poll(() => opened.join()).toContain(`mailto:${business.email}`)
})
