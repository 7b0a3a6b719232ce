import { stubMap } from './map-stub.ts'
import { tabTo, walkByTab } from './tab-order.ts'
import { expect, hydrated, test } from './test.ts'

for (const path of [
  '/',
  '/contact',
  '/calculator',
  '/gallery',
  '/faq',
  '/areas-we-serve',
  '/steel-beam-installation',
]) {
  test(`${path}: every stop of Tab has an outline and is not covered @phone`, async ({ page, noise }) => {
    test.slow()
    await stubMap(page, noise)
    await page.goto(path)
    await hydrated(page)
    const stops = await walkByTab(page)
    expect(stops.filter(({ fault }) => fault)).toEqual([])
    expect(stops[0]?.name).toBe('a Skip to main content')
    expect(stops.length).toBeGreaterThan(30)
  })
}

test('in a window zoomed to 400 % nothing covers the focus either', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/calculator')
  await hydrated(page)
  expect((await walkByTab(page)).filter(({ fault }) => fault)).toEqual([])
})

test('services menu: open, leave with Escape, open again, walk in and follow a link', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const services = page.getByRole('button', { name: 'Services' })
  const menu = page.locator('#services-menu')
  await tabTo(page, services)
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(services).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, menu.getByRole('link', { name: 'Crane Hire Services' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/crane-hire-services')
  await expect(menu).toBeHidden()
  // A new page begins at its beginning, and the first stop leads past its header.
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('mobile menu: all links are reached, Escape gives the focus back @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phones only')
  await page.goto('/')
  await hydrated(page)
  const menu = page.locator('#mobile-menu')
  const button = page.getByRole('button', { name: 'Menu' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await tabTo(page, menu.getByRole('link').last())
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('quote form: from the hero to the form, through its errors, to thank you', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#get-quote')
  const form = page.locator('form')
  await hydrated(page, form)
  await tabTo(page, form.getByLabel('Full Name'), { most: 12 })
  await page.keyboard.type('Sam Taylor')
  await tabTo(page, form.getByRole('button', { name: 'Send Quote Request' }))
  await page.keyboard.press('Enter')

  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(summary.getByRole('link', { name: 'Enter your phone number' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Phone Number')).toBeFocused()
  await page.keyboard.type('07700 900123')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.type('sam@example.com')
  await tabTo(page, form.getByLabel('Service Required'))
  await page.keyboard.type('Welding')
  await tabTo(page, form.getByLabel('Project Location'))
  await page.keyboard.type('London')
  await tabTo(page, form.getByLabel('Project Description'))
  await page.keyboard.type('A gate, two metres wide')
  await tabTo(page, form.getByLabel('Attach Files'))
  await tabTo(page, form.getByRole('radio', { name: 'Phone' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: 'WhatsApp' })).toBeChecked()
  await tabTo(page, form.getByRole('button', { name: 'Send Quote Request' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/thank-you')

  const dismiss = page.getByRole('button', { name: /^Dismiss/ })
  await tabTo(page, dismiss, { most: 120 })
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(0)
})

test('calculator: choose, calculate, change, hand over and reset', async ({ page }) => {
  await page.goto('/calculator')
  await hydrated(page)
  const choices = {
    'Service Type': 'Steel st',
    'Project Size': 'Medium',
    Material: 'Galv',
    Complexity: 'Standard',
    Timeframe: 'Urgent',
    Location: 'London',
  }
  for (const [label, start] of Object.entries(choices)) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(start)
    await expect(page.getByLabel(label)).not.toHaveValue('')
  }
  await tabTo(page, page.getByLabel('Phone Number'))
  await page.keyboard.type('01632 960001')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('region', { name: /Estimate/ })
  await expect(sheet.getByRole('heading')).toBeFocused()
  await expect(sheet).toContainText('£')
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Email This Estimate' })).toBeFocused()

  await tabTo(page, page.getByLabel('Location'), { back: true })
  await page.keyboard.type('Kent')
  await expect(sheet.getByRole('status')).toHaveText(/out of date/i)
  await tabTo(page, page.getByRole('button', { name: 'Reset' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Service Type')).toHaveValue('')
  await expect(sheet).not.toContainText(/£\d/)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('gallery: open a photo, turn it, and come back to where one was', async ({ page }) => {
  await page.goto('/gallery')
  await hydrated(page)
  const photo = page.getByRole('main').getByRole('button').nth(3)
  await tabTo(page, photo)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const seen = new Set<string>()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    seen.add(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog') ? 'inside' : (document.activeElement?.tagName ?? ''),
      ),
    )
  }
  // A modal dialog keeps Tab between its buttons and the browser's own controls.
  expect([...seen].filter((place) => place !== 'inside' && place !== 'BODY')).toEqual([])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(photo).toBeFocused()
})

test('questions: choose a category, open an answer', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await tabTo(page, page.getByRole('tab').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Pricing & Quotes' })).toBeFocused()
  const answer = page.getByRole('tabpanel', { name: 'Pricing & Quotes' }).locator('details').first()
  await tabTo(page, answer.locator('summary'))
  const before = await answer.evaluate((element: HTMLDetailsElement) => element.open)
  await page.keyboard.press('Enter')
  expect(await answer.evaluate((element: HTMLDetailsElement) => element.open)).toBe(!before)
})
