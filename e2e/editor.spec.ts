import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './axe.ts'
import { expect, expectSaved, press, save, statusOf, test, unfold } from './editor-test.ts'
import { overflowing } from './overflow.ts'
import { uprightPhoto } from './photo-samples.ts'
import { tabTo } from './tab-order.ts'

const toCorrect = (page: Page) => page.getByRole('region', { name: 'What to correct' })

test('a picture is uploaded in place of another, whose texts have to be written again', async ({ page, own, open }) => {
  await open('gallery:items.0.picture')
  const picture = page.getByRole('button', { name: 'Picture', exact: true })
  await picture.click()
  const photo = await uprightPhoto({ width: 1200, height: 900 })
  await page
    .getByLabel(/choose a file/)
    .setInputFiles({ name: 'Goalpost Frame.jpg', mimeType: 'image/jpeg', buffer: photo })
  await press(page, 'Add the picture')
  await expect(page.getByLabel('What the picture shows')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('What the picture shows').fill('A goalpost frame in a rear wall')
  await press(page, 'Add the picture')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(picture).toHaveText('A goalpost frame in a rear wall')
  const caption = page.getByLabel('On the picture’s corner')
  await expect(caption).toHaveValue('')
  await caption.fill('Goalpost frame')
  await page.getByLabel('Description', { exact: true }).fill('A goalpost frame in the rear wall of a terraced house.')
  await save(page)
  expect(JSON.parse(own.read('gallery.json')).items[0].picture).toBe('goalpost-frame')
  const { exif, width, height } = await sharp(join(own.root, 'pictures/goalpost-frame.jpg')).metadata()
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1200, height: 900 })
})

test('a picture is replaced, its focal point set, and another deleted', async ({
  page,
  own,
  open,
  baseURL: origin = '',
}) => {
  const buffer = await uprightPhoto({ width: 1000, height: 1500 })
  await page.request.post('/api/pictures?name=yard&alt=Our+yard', { headers: { origin }, data: buffer })
  const before = own.read('pictures.json')
  await open('pictures:pictures.welding')
  const shown = page.getByRole('group', { name: 'Point that every crop keeps' }).locator('img')
  await page.getByLabel('Replace this picture').setInputFiles({ name: 'New.jpg', mimeType: 'image/jpeg', buffer })
  await expect(statusOf(page)).toContainText(/replaced already\. .* Gallery/)
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
    .toBe(1.5)
  await expect(statusOf(page)).toContainText('It is only 1000 pixels wide')
  await press(page, 'Publish')
  await expect(page.getByText('Pictures are published with their texts.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish' })).toBeDisabled()
  await press(page, 'Close')
  expect(own.read('pictures.json')).toBe(before)

  const { width, height } = await shown.evaluate((element) => element.getBoundingClientRect())
  await shown.click({ position: { x: width / 4, y: height / 2 } })
  await expect(page.getByLabel('From the left')).toHaveValue('25')
  await page.getByLabel('From the top').fill('40')
  const alt = page.getByLabel('What the picture shows').last()
  await expect(alt).toHaveValue('')
  await alt.fill('Our workshop')
  page.once('dialog', (dialog) => dialog.accept())
  await press(page, 'Remove: Our yard')
  await expect(statusOf(page)).toHaveText('Deleted. Not saved yet.')
  expect(own.read('pictures.json')).not.toContain('Our yard')
  await save(page)
  expect(JSON.parse(own.read('pictures.json')).pictures.welding).toMatchObject({ focal: [25, 40] })
})

test('a service is added under a name of its own', async ({ page, own, open }) => {
  await open('services/welding-services')
  const names = ['Steel Beam Installation', 'Steel Gates']
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    dialog.accept(names.shift())
  })
  await press(page, 'Add a service')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steel Gates')
  expect(asked.join()).toContain('A page of that name exists.')
  await unfold(page, 'Top of the page')
  await page.getByLabel('Introduction').fill('Gates that open every morning for twenty years.')
  await save(page)
  expect(own.read('services/steel-gates.json')).toContain('every morning')
  await press(page, 'Delete this service')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Deleted: Steel Gates.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before launch')
})

test('entries are added, moved, removed and brought back', async ({ page, own, open }) => {
  const before = own.read('opening-hours.json')
  const count: number = JSON.parse(before).hours.length
  await open('opening-hours')
  await press(page, 'Add a line')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.nth(count).getByRole('checkbox', { name: 'Monday' })).toBeFocused()
  await lines.nth(count).getByLabel('Opens').fill('09:00')
  await press(page, 'Up: 09:00–')
  await expect(statusOf(page)).toContainText(`09:00–: now ${count} of ${count + 1}`)
  await page.getByRole('button', { name: 'Up: 09:00–', exact: true }).focus()
  for (let at = count; at > 1; at -= 1) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Up: 09:00–', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Up: 09:00–', exact: true })).toBeDisabled()
  await press(page, 'Remove: 09:00–')
  await expect(lines).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Undo removal: 09:00–' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines.first()).toContainText('09:00')
  await press(page, 'Remove: 09:00–')
  await expect(statusOf(page)).toHaveText('Removed: 09:00–.')
  await save(page)
  expect(own.read('opening-hours.json')).toBe(before)

  await open('reviews')
  await press(page, 'Add a review')
  await expect(lines.first().getByLabel('Who wrote it')).toBeFocused()
})

test('a section is added by its kind, and a table is a grid', async ({ page, open }) => {
  await open('services/steel-beam-installation')
  await unfold(page, /^Sections/)
  await press(page, 'Add: Table')
  const heading = page.getByRole('textbox', { name: 'Heading' }).last()
  await expect(heading).toBeFocused()
  await press(page, 'Add a column')
  await expect(heading).toBeFocused()
  await heading.fill('Span')
  await press(page, 'Add a row')
  await expect(page.getByRole('textbox', { name: 'Span' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Span' }).fill('4 m')
  await press(page, 'Save')
  await expect(toCorrect(page)).toContainText('Not saved.')
  await toCorrect(page)
    .getByRole('link', { name: /What the table shows/ })
    .click()
  await expect(page.getByLabel('What the table shows').last()).toBeFocused()
})

test('wrong values are named at the field and in a summary', async ({ page, own, open }) => {
  const before = own.read('business.json')
  await open('business')
  await page.getByLabel('Company number').fill('12')
  await page.getByLabel('Trading name').fill('')
  await press(page, 'Save')
  await expect(toCorrect(page)).toBeFocused()
  await expect(toCorrect(page)).toContainText('Trading name: Fill this in.')
  await toCorrect(page).getByRole('link', { name: 'Company number' }).click()
  const field = page.getByLabel('Company number')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Type the number as Companies House writes it/)
  expect(await violations(page)).toEqual([])
  await field.fill('01234567')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Trading name').fill('Estuary Steelworks')
  await expect(toCorrect(page)).toBeHidden()

  const issues = [{ path: ['name'], message: 'The server says no.' }]
  await page.route('**/api/documents/business', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: { issues } }) : route.continue(),
  )
  await press(page, 'Save')
  await expect(toCorrect(page)).toContainText('Trading name: The server says no.')
  expect(own.read('business.json')).toBe(before)
})

test('a fact in a text is shown with its value', async ({ page, open }) => {
  await open('faq')
  await unfold(page, 'Top of the page')
  await page.getByLabel('Introduction').fill('Call {business.phone}.')
  await expect(page.getByText(/On the page: Call 01[\d ]+\./)).toBeVisible()
})

test('unsaved changes outlive a crash of the editor, and can be discarded', async ({ page, own, open }) => {
  await open('prices')
  const visit = page.getByLabel('A welder’s visit, from')
  const before = await visit.inputValue()
  await visit.fill('210')
  await own.restart()
  await page.reload()
  await expect(statusOf(page)).toHaveText('Not saved yet.')
  await expect(visit).toHaveValue('210')
  expect(await violations(page)).toEqual([])
  await press(page, 'Discard changes')
  await expect(visit).toHaveValue(before)
  await page.evaluate(() => localStorage.setItem('draft of prices', '{"data":'))
  await page.reload()
  await expect(visit).toHaveValue(before)
})

test('the owner chooses a version of each field of a file that changed on disk', async ({ page, own, open }) => {
  await open('prices')
  const visit = page.getByLabel('A welder’s visit, from')
  const before = await visit.inputValue()
  await visit.fill('210')
  await page.getByLabel('A day of 3D modelling, from').fill('430')
  const file = join(own.root, 'content/prices.json')
  const other = readFileSync(file, 'utf8')
    .replace(`"visit": ${before}`, '"visit": 220')
    .replace(/"emergencyCallOut": \d+/, '"emergencyCallOut": 460')
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
  expect(own.read('prices.json')).toBe(other.replace(/"modellingDay": \d+/, '"modellingDay": 430'))
})

test('unsaved changes are kept while another form is open, and Publish names them', async ({ page, open }) => {
  await open('prices')
  await page.getByLabel('A welder’s visit, from').fill('230')
  const link = (name: string) => page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name })
  await link('Reviews').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  await press(page, 'Publish')
  await expect(page.getByText('Not saved yet, so not published: Prices in texts.')).toBeVisible()
  await press(page, 'Close')
  await link('Prices in texts not saved').click()
  await expect(page.getByLabel('A welder’s visit, from')).toHaveValue('230')
})

test('the to-do list leads to each field and counts down', async ({ page, own, open }) => {
  await open('before-launch')
  const count = page.getByText(/Points left:/)
  const before = Number((await count.textContent())?.match(/\d+/)?.[0])
  const tick = page.getByRole('checkbox', { name: 'This is right: Opening hours' })
  await tick.check()
  await expect(count).toContainText(`Points left: ${before - 1}.`)
  await expect.poll(() => JSON.parse(own.read('confirmations.json')).facts.openingHours).toMatch(/^\d{4}-\d\d-\d\d$/)
  await tick.uncheck()
  await expect(count).toContainText(`Points left: ${before}.`)
  const safety = page.locator('details', { has: page.getByRole('heading', { name: 'Safety figures' }) })
  await safety.getByRole('checkbox', { name: /^All \d+ of them/ }).check()
  await expect(safety.getByText('done')).toBeVisible()
  await expect.poll(() => own.read('safety-figures.json')).not.toContain('"checked": ""')
  await page.getByRole('link', { name: /company number/ }).click()
  await expect(page.getByLabel('Registered name')).toBeFocused()
  await open('business:certificates.CHAS.number')
  await expect(page.getByRole('region', { name: 'The page' }).getByRole('link')).toHaveText('/about')
  await open('shared:when to call 999')
  await expect(page.getByLabel('When to call 999')).toBeFocused()
})

test('every document unfolds', async ({ page, open }) => {
  await open('before-launch')
  const links = page.getByRole('navigation', { name: 'Documents' }).getByRole('listitem').getByRole('link')
  for (const title of await links.evaluateAll((all) => all.map((link) => link.textContent.trim()))) {
    await links
      .filter({ hasText: title })
      .first()
      .evaluate((link: HTMLElement) => link.click())
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
    await heading.waitFor()
    await page.locator('main [id^=root_]').first().waitFor({ state: 'attached' })
    const folded = page.locator('main details:not([open]) > summary')
    while ((await folded.count()) > 0)
      await folded.evaluateAll((summaries) => summaries.map((summary) => (summary as HTMLElement).click()))
    await expect(heading, title).toBeVisible()
  }
})

const documents = [
  'before-launch',
  'business',
  'reviews:reviews.0',
  'pictures:pictures.workshop',
  'services/steel-beam-installation:sections.0',
]

test('axe finds nothing, and nothing is wider than a narrow window', async ({ page, open }) => {
  for (const document of documents) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(document)
    expect(await violations(page), document).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowing(page), document).toEqual([])
  }
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
