import { business } from '#content/business.ts'
import { thankYou } from '#content/enquiry-desk.ts'
import { contactPage } from '#content/page-content.ts'
import { onlyDraft, openedAddresses, sentEvents } from './captures.ts'
import { expect, hydrated, openPage, test } from './test.ts'

const { latitude, longitude } = business.position

test('an enquiry opens a mail draft, shows a toast and leads to the thank-you page', async ({ page }) => {
  const events = await sentEvents(page)
  const form = page.locator('form')
  await openPage(page, '/contact', form)
  const opened = await openedAddresses(page)
  await form.getByLabel('First Name').fill('Sam')
  await form.getByLabel('Last Name').fill('Taylor')
  await form.getByLabel('Email Address').fill('sam@example.com')
  await form.getByLabel('Phone Number').fill('07700 900123')
  await form.getByLabel('Service Required').selectOption('Crane hire')
  await form.getByLabel('Project Location').selectOption('London')
  await form.getByLabel('Project Details').fill('One beam over a garden wall')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Contact Enquiry Composed')).toBeVisible()
  const { to, subject } = await onlyDraft(opened)
  expect([to, subject]).toEqual([business.email, `New Contact Enquiry - ${business.name}`])
  const sent = await events()
  expect(sent.filter(({ name }) => name !== 'page_view')).toEqual([
    { name: 'form_submission', parameters: { form_type: 'contact' } },
    { name: 'quote_request', parameters: { service_type: 'crane-hire', page_path: '/contact' } },
  ])
})

test('the thank-you page mentions no draft when it is opened directly', async ({ page }) => {
  await page.goto('/thank-you')
  const main = page.getByRole('main')
  await expect(main.getByText(thankYou.opened)).toBeVisible()
  await expect(main.getByRole('heading', { name: thankYou.draft.title })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy my enquiry' })).toBeHidden()
  // Screen readers hear only what comes into a live region after it.
  await expect(page.getByRole('status')).toHaveText(['', ''])
})

test('the map loads only when it is asked for, next to links for directions', async ({ page, noise }) => {
  // No test leaves this machine.
  const asked: string[] = []
  noise.allow(/request to another host: https:\/\/www\.openstreetmap\.org/)
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  })
  await openPage(page, '/contact')
  for (const [label, href] of [
    [contactPage.directions.google, `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`],
    [contactPage.directions.waze, `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`],
  ] as const) {
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', href)
  }
  const map = page.getByTitle(contactPage.map.title)
  const place = map.locator('xpath=..')
  const before = await place.boundingBox()
  const show = page.getByRole('button', { name: contactPage.map.show })
  await hydrated(page, show)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await show.click()
  await expect(map).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toContain(`marker=${latitude},${longitude}`)
  expect((await place.boundingBox())?.height).toBe(before?.height)
})
