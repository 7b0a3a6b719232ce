import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './axe.ts'
import { openedAddresses, readDraft } from './captures.ts'
import { type EditorSite, openEditorSite } from './editor-site.ts'
import { overflowing } from './overflow.ts'
import { uprightPhoto } from './photo-samples.ts'
import { tabTo } from './tab-order.ts'
import { test as base, expect, hydrated } from './test.ts'

const choices = {
  'Service Type': 'staircases',
  'Project Size': 'medium',
  Material: 'galvanized',
  Complexity: 'standard',
  Timeframe: 'urgent',
  Location: 'london',
}

type Fixtures = {
  /** Opens a document of the editor, or its start page. */
  open: (document: string) => Promise<void>
  /** Whether the frame shows the site. Most tests read the site themselves, and an empty frame saves them seconds. */
  framed: boolean
}

/** All tests share one editor and run in order, as on an owner's day. */
const test = base.extend<Fixtures, { own: EditorSite }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await openEditorSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ own }, use) => use(own.editor),
  framed: [false, { option: true }],
  open: async ({ page, own, noise, framed }, use) => {
    // The site has a port of its own.
    noise.allow(/request to another host: http:\/\/127\.0\.0\.1:/)
    // Refused and failed requests, which these tests are about.
    noise.allow(/Failed to load resource/)
    if (!framed)
      await page.route(
        (url) => url.origin === own.site(),
        (route) => route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>The page</title>' }),
      )
    await use(async (document) => {
      await page.goto(`/#${document}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
  },
})
test.describe.configure({ mode: 'default' })

const unfold = (page: Page, text: string | RegExp) => page.locator('main summary').filter({ hasText: text }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function save(page: Page) {
  await press(page, 'Save')
  await expectSaved(page)
}
const expectSaved = (page: Page) => expect(page.locator('.bar').getByRole('status')).toHaveText('Saved.')

const htmlOf = async (own: EditorSite, path: string) => (await fetch(own.site() + path)).text()
/** The development server notices a saved file within a second. */
async function expectOn(own: EditorSite, path: string, text: string, there = true) {
  const isThere = async () => (await htmlOf(own, path)).includes(text)
  await expect.poll(isThere, { message: `“${text}” on ${path}`, timeout: 30_000 }).toBe(there)
}

test('facts of the firm reach pages and structured data', async ({ page, own, open }) => {
  await open('business')
  await page.getByLabel('Telephone').fill('01474 555123')
  await unfold(page, 'Certificates')
  const certificate = page.locator('.fold', { has: page.locator('summary', { hasText: 'ISO 9001' }) }).last()
  await certificate.getByLabel('Number').fill('QMS 4711')
  await certificate.getByLabel('Issued by').fill('BSI')
  await certificate.getByLabel('Valid until').fill('30/06/2099')
  await save(page)

  await open('opening-hours')
  await unfold(page, /^07:00/)
  await page.getByLabel('Closes').fill('15:30')
  await save(page)

  await expectOn(own, '/contact', '01474 555123')
  await expectOn(own, '/', '"telephone":"+441474555123"')
  await expectOn(own, '/', '"closes":"15:30"')
  await expectOn(own, '/about', 'QMS 4711')
  await expectOn(own, '/about', '30 June 2099')
})

test('twelve reviews are replaced, and a picture is uploaded for the gallery', async ({ page, own, open }) => {
  await open('reviews')
  await unfold(page, /^Reviews/)
  for (let index = 0; index < 12; index++) {
    const entry = page.locator('li > .fold').nth(index)
    await entry.locator('summary').click()
    await entry.getByLabel('Who wrote it').fill(`Customer ${index + 1}`)
    await entry.getByLabel('Review', { exact: true }).fill(`They fitted beam ${index + 1} on the agreed day.`)
    await entry.locator('summary').click()
  }
  await save(page)
  await open('gallery:items.0.picture')
  await page.locator('.picture').click()
  const photo = await uprightPhoto({ width: 1200, height: 900 })
  await page
    .getByLabel(/choose a file/)
    .setInputFiles({ name: 'Goalpost Frame.jpg', mimeType: 'image/jpeg', buffer: photo })
  await press(page, 'Add the picture')
  await expect(page.getByText('Say what the picture shows.')).toBeVisible()
  await page.getByLabel('What the picture shows').fill('A goalpost frame in a rear wall')
  await press(page, 'Add the picture')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.picture')).toHaveText('A goalpost frame in a rear wall')
  const caption = page.getByLabel('On the picture’s corner')
  await expect(caption).toBeFocused()
  await expect(caption).toHaveValue('')
  await caption.fill('Goalpost frame')
  await page.getByLabel('Description', { exact: true }).fill('A goalpost frame in the rear wall of a terraced house.')
  await save(page)

  const { exif, width, height } = await sharp(join(own.root, 'pictures/goalpost-frame.jpg')).metadata()
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1200, height: 900 })
  await expectOn(own, '/reviews', 'They fitted beam 12 on the agreed day.')
  await expectOn(own, '/reviews', 'Customer 1<')
  await expectOn(own, '/gallery', 'goalpost-frame')
})

test('a new review lands at the top, and any entry gets there with one click', async ({ page, open }) => {
  await open('reviews')
  await unfold(page, /^Reviews/)
  await press(page, 'Add a review')
  const first = page.locator('li > .fold').first()
  await expect(first.getByLabel('Who wrote it')).toBeFocused()
  await first.getByLabel('Who wrote it').fill('Newest')
  await page.getByRole('button', { name: /^Move to the top: Customer 12 / }).click()
  await expect(first).toContainText('Customer 12')
  await expect(first.locator('summary')).toBeFocused()
  await expect(page.locator('li > .fold').nth(1)).toContainText('Newest')
})

test('a picture’s focal point is set by a click and by numbers', async ({ page, own, open }) => {
  await open('pictures:pictures.goalpost-frame')
  const picture = page.locator('.focal')
  await expect.poll(() => picture.evaluate((element) => element.clientHeight)).toBeGreaterThan(100)
  const { width, height } = await picture.evaluate((element) => element.getBoundingClientRect())
  await picture.click({ position: { x: width / 4, y: height / 2 } })
  await expect(page.getByLabel('From the left')).toHaveValue('25')
  await page.getByLabel('From the top').fill('40')
  await save(page)
  expect(JSON.parse(own.read('pictures.json')).pictures['goalpost-frame'].focal).toEqual([25, 40])
})

test('a picture is replaced under its own id', async ({ page, own, open }) => {
  const before = own.read('pictures.json')
  await open('pictures:pictures.goalpost-frame')
  const shown = page.locator('.focal img')
  const proportions = () => shown.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth)
  await expect.poll(proportions).toBe(0.75)
  const buffer = await uprightPhoto({ width: 1000, height: 1500 })
  await page.getByLabel('Replace this picture').setInputFiles({ name: 'New.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('status').first()).toContainText(/replaced already\. .* Gallery/)
  await expect(page.getByLabel('What the picture shows').last()).toHaveValue('')
  await expect.poll(proportions).toBe(1.5)
  await expect(page.getByText('It is 1000 pixels wide.')).toBeVisible()
  await press(page, 'Publish')
  await expect(page.getByText('Pictures are published with their texts.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish' })).toBeDisabled()
  const { width, height } = await sharp(join(own.root, 'pictures/goalpost-frame.jpg')).metadata()
  expect({ width, height }).toEqual({ width: 1000, height: 1500 })
  expect(own.read('pictures.json')).toBe(before)
})

test('a photograph has none of the dimensions that were drawn on a render', async ({ page, own, open }) => {
  await expectOn(own, '/welding-services', 'Throat 5.6')
  await open('pictures:pictures.welding')
  await page.getByLabel('A photograph of our own work').last().check()
  await save(page)
  await expectOn(own, '/welding-services', 'Throat 5.6', false)
})

test('prices reach texts and the calculator, and its email goes to the new address', async ({ page, own, open }) => {
  await open('prices')
  await page.getByLabel('A welder’s visit, from').fill('205')
  await save(page)
  await open('calculator')
  await unfold(page, /^Hourly rates/)
  await unfold(page, /^Steel staircases/)
  await page.getByLabel('Rate in £ an hour').fill('77')
  await save(page)
  await open('business')
  await page.getByLabel('Email').fill('office@thames-steel.co.uk')
  await save(page)
  await expectOn(own, '/welding-services', '£205')

  await page.unrouteAll()
  const opened = await openedAddresses(page)
  await page.goto(`${own.site()}/calculator`)
  await hydrated(page)
  for (const [label, choice] of Object.entries(choices)) await page.getByLabel(label).selectOption(choice)
  await expect(page.getByRole('region', { name: /Estimate/ })).toContainText('£77 an hour')
  await page.getByLabel('Phone Number').fill('01474 555000')
  await page.getByRole('button', { name: 'Calculate Estimate' }).click()
  await page.getByRole('button', { name: 'Email This Estimate' }).click()
  await expect.poll(() => opened.map((address) => readDraft(address).to)).toEqual(['office@thames-steel.co.uk'])
})

test('a paragraph of a service is changed, and a fourteenth service added', async ({ page, own, open }) => {
  await open('services/steel-beam-installation')
  await unfold(page, 'Top of the page')
  await page.getByLabel('Introduction').fill('We fit {stats.beams} beams, with {business.phone} on the van.')
  await expect(page.getByText(/On the page: We fit 500\+ beams, with 01474 555123/)).toBeVisible()
  await save(page)
  await page.getByText('Add a service').click()
  await page.getByLabel('Name of the service').fill('Steel Beam Installation')
  await press(page, 'Add')
  await expect(page.getByRole('alert')).toContainText('A page of that name exists.')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Name of the service').fill('Stahlbauunternehmenszusammenschluss')
  await press(page, 'Add')
  await expect(page.getByRole('alert')).toContainText('does not fit on a phone')
  await page.getByLabel('Name of the service').fill('Steel Gates')
  await press(page, 'Add')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steel Gates')
  await expect(page.getByRole('alert')).toBeEmpty()
  await unfold(page, 'Top of the page')
  await page.getByLabel('Introduction').fill('Gates that open every morning for twenty years.')
  await save(page)
  await expectOn(own, '/steel-beam-installation', 'on the van.')
  await expectOn(own, '/steel-gates', 'Gates that open every morning for twenty years.')
  await expectOn(own, '/', 'href="/steel-gates"')
  await expectOn(own, '/sitemap', 'Steel Gates')
})

test('a service is hidden and brought back', async ({ page, own, open }) => {
  const before = own.read('services/crane-hire-services.json')
  await open('services/crane-hire-services')
  await page.locator('summary', { hasText: /^More/ }).first().click()
  await press(page, 'Hide this service')
  await page.getByLabel('Its address leads to').fill('/structural-steel-london')
  await save(page)
  const named = page.getByRole('region', { name: 'Where it is named' })
  await expect(named).toBeFocused()
  await expect(named.getByRole('link', { name: /^Home: / }).first()).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Crane Hire Services hidden' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expectOn(own, '/sitemap', 'Crane Hire Services', false)
  await expectOn(own, '/contact', 'value="crane-hire"', false)
  await press(page, 'Remove: Hidden')
  await save(page)
  await expectOn(own, '/sitemap', 'Crane Hire Services')
  await expectOn(own, '/contact', 'value="crane-hire"')
  expect(own.read('services/crane-hire-services.json')).toBe(before)
})

test('entries are added, moved, removed and brought back', async ({ page, own, open }) => {
  const before = own.read('opening-hours.json')
  await open('opening-hours')
  await press(page, 'Add a line')
  const added = page.locator('li > .fold').nth(2)
  await expect(added.getByRole('checkbox', { name: 'Monday' })).toBeFocused()
  await added.getByLabel('Opens').fill('09:00')
  await press(page, 'Move up: 09:00–')
  await expect(page.getByRole('button', { name: 'Move up: 09:00–' })).toBeFocused()
  await expect(page.getByRole('status')).toContainText('09:00–: now 2 of 3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move up: 09:00–' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Move up: 09:00–' })).toBeDisabled()
  await expect(page.locator('li > .fold').first()).toContainText('09:00')
  await press(page, 'Remove: 09:00–')
  await expect(page.locator('li > .fold')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Undo removal: 09:00–' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('li > .fold').first()).toContainText('09:00')
  await press(page, 'Remove: 09:00–')
  await expect(page.getByRole('status')).toHaveText('Removed: 09:00–.')
  await save(page)
  expect(own.read('opening-hours.json')).toBe(before)
})

test('a section is added by its kind, and a table is a grid', async ({ page, open }) => {
  await open('services/steel-beam-installation')
  await unfold(page, /^Sections/)
  await press(page, 'Add: Table')
  await expect(page.getByLabel('Small line above the heading').last()).toBeFocused()
  await press(page, 'Add a column')
  const heading = page.getByRole('textbox', { name: 'Heading' }).last()
  await expect(heading).toBeFocused()
  await heading.fill('Span')
  await press(page, 'Add a row')
  await expect(page.getByRole('textbox', { name: 'Span' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Span' }).fill('4 m')
  await press(page, 'Save')
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText('Not saved.')
  await page
    .getByRole('region', { name: 'What to correct' })
    .getByRole('button', { name: /What the table shows/ })
    .click()
  await expect(page.getByLabel('What the table shows').last()).toBeFocused()
})

test('an optional list is gone again when its only entry is removed', async ({ page, own, open }) => {
  const { sections } = JSON.parse(own.read('services/crane-hire-services.json'))
  const rows = sections.findIndex(({ kind }: { kind: string }) => kind === 'rows')
  await open(`services/crane-hire-services:sections.${rows}.rows.0`)
  await press(page, 'Add a point')
  await page.getByRole('textbox', { name: 'Point 1' }).fill('No hot work')
  await expect(page.getByRole('status')).toHaveText('Not saved yet.')
  await press(page, 'Remove: No hot work')
  await expect(page.getByRole('status')).toHaveText('Removed: No hot work.')
  await press(page, 'Undo removal: No hot work')
  await expect(page.getByRole('textbox', { name: 'Point 1' })).toHaveValue('No hot work')
})

test('wrong values are named at the field and in a summary', async ({ page, own, open }) => {
  const before = own.read('business.json')
  await open('business')
  await page.getByLabel('Company number').fill('12')
  await page.getByLabel('Trading name').fill('')
  await press(page, 'Save')
  await expect(page.getByRole('region', { name: 'What to correct' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText('Trading name: Fill this in.')
  await page.getByRole('region', { name: 'What to correct' }).getByRole('button', { name: 'Company number' }).click()
  const field = page.getByLabel('Company number')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Type the number as Companies House writes it/)
  expect(await violations(page)).toEqual([])
  await field.fill('01234567')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Trading name').fill('Estuary {business.road}')
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText('No facts are filled in here.')
  expect(own.read('business.json')).toBe(before)

  await page.getByLabel('Trading name').fill('Estuary Steelworks')
  const issues = [{ path: ['name'], message: 'The server says no.' }]
  await page.route('**/api/documents/business', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: { issues } }) : route.continue(),
  )
  await press(page, 'Save')
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText('Trading name: The server says no.')
})

test('a headline that does not fit on a phone is refused, and a long one is asked about', async ({
  page,
  own,
  open,
}) => {
  const before = own.read('about.json')
  await open('about:hero.title')
  const heading = page.getByLabel('Heading').first()
  await heading.fill('Stahlbauunternehmenszusammenschluss')
  await press(page, 'Save')
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText(/\d+ pixels wide/)
  await expect(heading).toHaveAttribute('aria-invalid')
  await heading.fill('We draw, cut, drill, weld, paint, deliver, lift, bolt and check all of the steel')
  await expect(page.getByText(/This takes \d lines on a phone/)).toBeVisible()
  page.once('dialog', (dialog) => dialog.dismiss())
  await press(page, 'Save')
  await expect(heading).toBeFocused()
  expect(own.read('about.json')).toBe(before)
  page.once('dialog', (dialog) => dialog.accept())
  await save(page)
  expect(own.read('about.json')).toContain('bolt and check all of the steel')
})

test('a fact is put into a text at the caret', async ({ page, open }) => {
  await open('faq')
  await unfold(page, 'Top of the page')
  const text = page.getByLabel('Introduction')
  await text.fill('Call us.')
  await text.press('ArrowLeft')
  await page.getByLabel('Insert a fact').selectOption('{business.phone}')
  await expect(text).toHaveValue('Call us{business.phone}.')
  await expect(text).toBeFocused()
  await expect(page.getByText(/On the page: Call us01[\d ]+\./)).toBeVisible()
})

test('a short name of a fact is shown with its value', async ({ page, open }) => {
  await open('enquiry-notices')
  await expect(page.getByText(/On the page: Estuary Steelworks Ltd uses what you send/)).toBeVisible()
  await expect(page.getByLabel('Insert a fact')).toBeHidden()
})

test('unsaved changes outlive a crash of the editor and are offered, not applied', async ({ page, own, open }) => {
  await open('prices')
  const visit = page.getByLabel('A welder’s visit, from')
  const before = await visit.inputValue()
  await visit.fill('210')
  await own.killAndRestart()
  await press(page, 'Save')
  await expect(page.getByRole('status')).toContainText(/started again.*Not saved yet/)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('You have changes here that were not saved')).toBeVisible()
  await expect(visit).toBeHidden()
  expect(await violations(page)).toEqual([])
  await press(page, 'Continue with them')
  await expect(visit).toHaveValue('210')
  await page.reload()
  await press(page, 'Discard')
  await expect(visit).toHaveValue(before)
  await page.reload()
  await expect(visit).toHaveValue(before)
})

test('a file that changed on disk is not overwritten: the owner keeps a version of each field', async ({
  page,
  own,
  open,
}) => {
  await open('prices')
  const visit = page.getByLabel('A welder’s visit, from')
  const before = await visit.inputValue()
  await visit.fill('210')
  await page.getByLabel('A day of 3D modelling, from').fill('430')
  const file = join(own.root, 'content/prices.json')
  const other = readFileSync(file, 'utf8').replace(`"visit": ${before}`, '"visit": 220').replace('450', '460')
  writeFileSync(file, other)
  await press(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'This file has changed since you opened it' })
  const version = (field: string) => dialog.getByRole('group', { name: field })
  await expect(version('A welder’s visit').getByRole('radio', { checked: true })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Save these versions' })).toBeDisabled()
  await expect(version('An emergency call-out')).toBeHidden()
  expect(await violations(page)).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe(other)
  await version('A welder’s visit').getByLabel('In the file').check()
  await press(page, 'Save these versions')
  await expectSaved(page)
  await expect(visit).toHaveValue('220')
  expect(own.read('prices.json')).toBe(other.replace('420', '430'))
})

test('leaving with unsaved changes asks first, keeps them, and Publish names them', async ({ page, open }) => {
  await open('prices')
  const before = await page.getByLabel('A welder’s visit, from').inputValue()
  await page.getByLabel('A welder’s visit, from').fill('230')
  const link = (name: string) => page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name })
  const asked = page.waitForEvent('dialog')
  page.once('dialog', (dialog) => dialog.dismiss())
  await link('Reviews').click()
  await asked
  await expect(page.getByLabel('A welder’s visit, from')).toHaveValue('230')
  page.once('dialog', (dialog) => dialog.accept())
  await link('Reviews').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  await press(page, 'Publish')
  await expect(page.getByText('Not saved yet, so not published: Prices in texts.')).toBeVisible()
  await press(page, 'Close')
  await link('Prices in texts').click()
  await press(page, 'Discard')
  await expect(page.getByLabel('A welder’s visit, from')).toHaveValue(before)
})

const left = async (page: Page) =>
  Number(/Points left: (\d+)/.exec((await page.getByText(/Points left:/).textContent()) ?? '')?.[1])

test('the to-do list leads to each field and counts down', async ({ page, own, open }) => {
  await open('before-launch')
  const before = await left(page)
  await page.getByRole('checkbox', { name: 'This is right: Opening hours' }).check()
  await expect.poll(() => left(page)).toBe(before - 1)
  await expect.poll(() => JSON.parse(own.read('confirmations.json')).facts.openingHours).toMatch(/^\d{4}-\d\d-\d\d$/)
  await page.getByRole('checkbox', { name: 'This is right: Opening hours' }).uncheck()
  await expect.poll(() => left(page)).toBe(before)
  await page.getByRole('checkbox', { name: 'This is right: Reviews' }).check()
  await expectOn(own, '/reviews', 'Sample reviews', false)
  await page.getByRole('link', { name: /company number/ }).click()
  await expect(page.getByLabel('Registered name')).toBeFocused()
  await open('shared:when to call 999')
  await expect(page.getByLabel('When to call 999')).toBeFocused()
  await open('hand-over/lift-plan:the lift plan of the specimen pack')
  await expect(page.locator('summary', { hasText: /^Blocks/ })).toBeFocused()
})

test('the to-do list reaches zero, and launch-check agrees', async ({ page, own, open }) => {
  const launchCheck = () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/launch-check.ts'], {
      cwd: own.root,
      encoding: 'utf8',
    })
    return { status, left: Number(/Points left: (\d+)/.exec(stdout)?.[1] ?? 0) }
  }
  await open('before-launch')
  expect(launchCheck()).toEqual({ status: 1, left: await left(page) })
  const business = JSON.parse(
    own.read('business.json').replace(/Estuary\W*Steelworks|estuarysteelworks/gi, 'Thames Steel'),
  )
  const real = {
    ...business,
    logoLines: ['Thames', 'Steel'],
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 89',
    phone: '01474 555123',
    email: 'office@thames-steel.co.uk',
    website: 'https://www.thames-steel.co.uk',
    social: [],
    googleListing: 'https://maps.google.com/thames-steel',
    googleReview: 'https://maps.google.com/thames-steel/review',
    whatsapp: { ...business.whatsapp, display: '07712 345678' },
    address: { ...business.address, street: 'Unit 1, Wharf Road', postcode: 'DA11 0AB' },
    position: { latitude: 51.44, longitude: 0.36 },
  }
  // Every field of the firm can be typed in its form, as other tests do.
  writeFileSync(join(own.root, 'content/business.json'), `${JSON.stringify(real, null, 2)}\n`)
  await open('business:analyticsId')
  await page.getByLabel('Google Analytics').fill('')
  await save(page)
  for (const claim of ['valueIncrease', 'satisfaction']) {
    await open(`claims:${claim}.source`)
    const group = page.locator('.fold', { has: page.getByLabel('Source') }).nth(claim === 'satisfaction' ? 1 : 0)
    await group.getByLabel('Source').fill('Survey of our customers')
    await group.getByLabel('Out of how many').fill('42 owners')
    await group.getByLabel('Year').fill('2026')
    await save(page)
  }
  await open('before-launch')
  await left(page)
  for (const group of await page.locator('details').all()) {
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
    const all = group.getByRole('checkbox', { name: /^All \d+ of them/ })
    const ticks = (await all.count()) > 0 ? [all] : await group.getByRole('checkbox', { name: /^This is right/ }).all()
    for (const tick of ticks) await tick.check()
  }
  await expect(page.getByRole('status')).toContainText('Nothing is left. The site can go live.')
  await expect.poll(launchCheck).toEqual({ status: 0, left: 0 })
})

test('what is published is built first and sent, also after somebody else', async ({ page, own, open }) => {
  test.setTimeout(300_000)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: own.root,
      encoding: 'utf8',
    })
  await open('before-launch')
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('not set up on this computer')
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  await press(page, 'Close')
  const remote = join(own.root, '..', `${basename(own.root)}.git`)
  git('init', '--quiet', '--initial-branch=main')
  writeFileSync(join(own.root, '.git/info/exclude'), 'node_modules/\n.cache/\n.astro/\nbuild/\n')
  git('add', '.')
  git('commit', '--quiet', '--message=First')
  git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  git('remote', 'add', 'origin', remote)
  git('push', '--quiet', 'origin', 'main')
  const sent = (file: string) => git('--git-dir', remote, 'show', `main:content/${file}`)

  const colleague = join(own.root, '.cache', 'colleague')
  git('clone', '--quiet', remote, colleague)
  const theirs = join(colleague, 'content/prices.json')
  writeFileSync(theirs, readFileSync(theirs, 'utf8').replace(/"visit": \d+/, '"visit": 260'))
  git('-C', colleague, 'commit', '--quiet', '--all', '--message=Visit')
  git('-C', colleague, 'push', '--quiet')

  await open('prices')
  await page.getByLabel('A welder’s visit, from').fill('240')
  await page.getByLabel('A day of 3D modelling, from').fill('480')
  await save(page)
  await press(page, 'Publish')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toContainText('Somebody else has published')
  await expect(dialog.getByRole('button', { name: 'Publish these versions' })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  await dialog
    .getByRole('group', { name: /welder’s visit/ })
    .getByLabel('Already published')
    .check()
  await dialog.getByRole('button', { name: 'Publish these versions' }).click()
  await expect(dialog).toContainText('Building the site', { timeout: 30_000 })
  await expect(dialog).toContainText('Published.', { timeout: 240_000 })
  for (const text of [own.read('prices.json'), sent('prices.json')]) {
    expect(text).toContain('"visit": 260')
    expect(text).toContain('"modellingDay": 480')
  }
  await dialog.getByText(/^Undo the last publish/).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: '3D modelling' })).toContainText('→ “£480”')
})

test.describe('with the site in the frame', () => {
  test.use({ framed: true })

  test('the page follows the field, at phone and desktop width', async ({ page, own, open }) => {
    await open('reviews:reviews.9.text')
    const frame = page.frameLocator('iframe')
    // The development server loads its first page twice, which interrupts this.
    const marked = () =>
      frame
        .locator('body')
        .evaluate(() => [...CSS.highlights.values()].flatMap((marks) => [...marks]).join(' '))
        .catch(() => '')
    await expect.poll(marked, { timeout: 20_000 }).toContain('They fitted beam 10 on the agreed day.')
    await expect(frame.getByText('They fitted beam 10 on')).toBeInViewport()
    await press(page, 'Phone')
    await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(390)
    await page.getByLabel('Review', { exact: true }).fill('They fitted beam 10 a day early.')
    await save(page)
    await expect(frame.getByText('They fitted beam 10 a day early.')).toBeInViewport({ timeout: 20_000 })
    expect(own.read('reviews.json')).toContain('a day early')
  })
})

const documents = [
  'before-launch',
  'business',
  'reviews:reviews.0',
  'pictures:pictures.workshop',
  'services/steel-beam-installation:sections.0',
]

test('axe finds nothing, at any width', async ({ page, open }) => {
  for (const document of documents) {
    await open(document)
    expect(await violations(page), document).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowing(page), document).toEqual([])
    expect(await violations(page), document).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await open('services/steel-beam-installation:hero.picture')
  await page.locator('.picture').click()
  expect(await violations(page)).toEqual([])
})

test('a price is changed by keyboard alone', async ({ page, own, open }) => {
  await open('before-launch')
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Prices in texts' }))
  await page.keyboard.press('Enter')
  const visit = page.getByLabel('A welder’s visit, from')
  await visit.waitFor()
  await tabTo(page, visit, { most: 120 })
  await page.keyboard.type('250')
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  expect(own.read('prices.json')).toContain('"visit": 250')
})
