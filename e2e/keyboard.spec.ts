import { servicesMenu } from '#content/navigation.ts'
import { servicePaths } from '#content/services.ts'
import { stubMap } from './map-stub.ts'
import { tabTo, walkByTab } from './tab-order.ts'
import { expect, hydrated, openPage, test } from './test.ts'

/** Where the call bar of a phone might cover a stop: a page with a form, one with choices and one of links. */
const onPhonesToo = ['/', '/calculator', '/faq']

for (const path of [...onPhonesToo, '/contact', '/gallery', '/areas-we-serve', '/steel-beam-installation']) {
  const tag = onPhonesToo.includes(path) ? '@phone' : []
  test(`${path}: every stop of Tab has an outline and is not covered`, { tag }, async ({ page, noise }) => {
    test.slow()
    await stubMap(page, noise)
    await openPage(page, path)
    const stops = await walkByTab(page)
    expect(stops.filter(({ fault }) => fault)).toEqual([])
    expect(stops[0]?.name).toBe('a Skip to main content')
    expect(stops.length).toBeGreaterThan(30)
  })
}

test('in a window zoomed to 400 % nothing covers the focus either', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, '/calculator')
  expect((await walkByTab(page)).filter(({ fault }) => fault)).toEqual([])
})

test('services menu: five groups, Escape closes it, a link inside leads to its page @firefox', async ({ page }) => {
  await openPage(page, '/')
  const services = page.getByRole('button', { name: 'Services' })
  const menu = page.locator('#services-menu')
  await tabTo(page, services)
  await page.keyboard.press('Enter')
  for (const { group } of servicesMenu) await expect(menu.getByText(group, { exact: true })).toBeVisible()
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(servicePaths.length)
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
  // Focus starts at the top of the new page, and the first stop leads past its header.
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('mobile menu: all links are reached, Escape gives the focus back @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phones only')
  await openPage(page, '/')
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
  await openPage(page, '/')
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
  for (const [label, text] of Object.entries({
    'Email Address': 'sam@example.com',
    'Service Required': 'Welding',
    'Project Location': 'London',
    'Project Description': 'A gate, two metres wide',
  })) {
    await tabTo(page, form.getByLabel(label), { most: 2 })
    await page.keyboard.type(text)
  }
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
  await openPage(page, '/calculator')
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
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(sheet).toContainText('£')
  await tabTo(page, sheet.getByRole('button', { name: 'Email This Estimate' }), { most: 3 })

  await tabTo(page, page.getByLabel('Location'), { back: true })
  await page.keyboard.type('Kent')
  await expect(sheet.getByRole('status')).toHaveText(/out of date/i)
  await tabTo(page, page.getByRole('button', { name: 'Reset' }))
  await page.keyboard.press('Enter')
  for (const label of [...Object.keys(choices), 'Phone Number']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(sheet.getByRole('button', { name: 'Email This Estimate' })).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})
