import { business } from '#content/business.ts'
import { headerLinks, servicesMenu } from '#content/navigation.ts'
import { services as pages, serviceByPath } from '#content/services.ts'
import { tabTo, walkByTab } from './tab-order.ts'
import { expect, hydrated, openPage, test } from './test.ts'

/** Where the call bar of a phone might cover a stop: a page with a form, one with choices and one of links. */
const onPhonesToo = ['/', '/calculator', '/faq']

for (const path of [...onPhonesToo, '/steel-beam-installation', '/calculator zoomed to 400 %']) {
  const tag = onPhonesToo.includes(path) ? '@phone' : []
  test(`${path}: every stop of Tab has an outline and is not covered`, { tag }, async ({ page }) => {
    test.slow()
    if (path.endsWith('%')) await page.setViewportSize({ width: 320, height: 256 })
    await openPage(page, path.split(' ')[0] ?? '')
    const stops = await walkByTab(page)
    expect(stops.filter(({ fault }) => fault)).toEqual([])
    expect(stops[0]?.name).toBe('a Skip to main content')
    expect(stops.length).toBeGreaterThan(30)
  })
}

test('services menu: it opens, closes and leads to a page @firefox', async ({ page }) => {
  await openPage(page, '/')
  const services = page.getByRole('button', { name: 'Services' })
  const menu = page.locator('#services-menu')
  await tabTo(page, services)
  await page.keyboard.press('Enter')
  for (const { group } of servicesMenu) await expect(menu.getByText(group, { exact: true })).toBeVisible()
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(pages.length)
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(services).toBeFocused()
  await services.click()
  await page.mouse.click(640, 800)
  await expect(menu).toBeHidden()
  await services.press('Space')
  await tabTo(page, menu.getByRole('link', { name: serviceByPath('/crane-hire-services').name }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/crane-hire-services')
  await expect(menu).toBeHidden()
  // Focus starts at the top of the new page, and the first stop leads past its header.
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('mobile menu: all services are reached, and Escape and a link close it @touch', async ({ page }) => {
  await openPage(page, '/')
  const menu = page.locator('#mobile-menu')
  const button = page.getByRole('button', { name: 'Menu' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link')).toHaveCount(headerLinks.length + pages.length + 1)
  await tabTo(page, menu.getByRole('link').last())
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.tap()
  // A link to another page would hide the menu in any case; after this one the same page stays.
  await menu.getByRole('link', { name: business.phone.display }).tap()
  await expect(menu).toBeHidden()
})
