import { business, openingHours } from '#content/business.ts'
import { contactPage } from '#content/page-content.ts'
import { stubMap } from './map-stub.ts'
import { expect, openPage, test } from './test.ts'

const { latitude, longitude } = business.position

test('three methods, the hotline, directions and the hours are shown @phone', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', business.phone.href)
  await expect(main.getByRole('link', { name: 'Send an Email' })).toHaveAttribute('href', `mailto:${business.email}`)
  await expect(main.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(main.getByRole('link', { name: /Emergency Hotline/ })).toHaveAttribute('href', business.phone.href)

  for (const [label, href] of [
    [contactPage.directions.google, `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`],
    [contactPage.directions.waze, `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`],
  ] as const) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href)
  }
  const hours = page.getByRole('table', { name: contactPage.office.hours.title })
  await expect(hours.getByRole('row')).toHaveText([...openingHours.hours.map(() => /^\w{3}.*\d:\d\d/), /closed$/])
})

test('prints its three methods side by side, with the number and no button', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await openPage(page, '/contact')
  await page.emulateMedia({ media: 'print' })
  const methods = page.locator('.contact-method')
  await expect(methods.getByText(business.phone.display)).toBeVisible()
  for (const { action } of contactPage.methods) await expect(methods.getByText(action)).toBeHidden()
})

test('the map loads only when it is asked for, moves nothing, and has a link next to it @phone', async ({
  page,
  noise,
}) => {
  const asked = await stubMap(page, noise)
  await openPage(page, '/contact')
  await expect(page.getByRole('img', { name: contactPage.map.drawn.alt })).toBeAttached()
  const place = page.locator('.yard-map')
  const before = await place.boundingBox()
  expect(asked).toEqual([])

  await place.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: contactPage.map.show }).click()
  await expect(page.getByTitle(contactPage.map.title)).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toContain(`marker=${latitude},${longitude}`)
  expect((await place.boundingBox())?.height).toBe(before?.height)
  await expect(page.getByRole('link', { name: contactPage.map.linkText })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  )
})
