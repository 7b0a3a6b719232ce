import type { Locator, Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { thankYou } from '#content/thank-you.ts'
import { openedAddresses, readDraft, sentEvents } from './captures.ts'
import { stubMap } from './map-stub.ts'
import { expect, hydrated, test } from './test.ts'

// The map loads when the form is scrolled past; no test leaves this machine.
test.beforeEach(async ({ page, noise }) => {
  await stubMap(page, noise)
})

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/contact')
  const form = page.locator('form')
  await hydrated(page, form)
  return form
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' }).click()

test('an enquiry opens a mail draft, shows a toast and leads to the thank-you page @phone', async ({ page }) => {
  const events = await sentEvents(page)
  const form = await openForm(page)
  const opened = await openedAddresses(page)
  await form.getByLabel('First Name').fill('Sam')
  await form.getByLabel('Last Name').fill('Taylor')
  await form.getByLabel('Email Address').fill('sam@example.com')
  await form.getByLabel('Phone Number').fill('07700 900123')
  await form.getByLabel('Service Required').selectOption('Crane hire')
  await form.getByLabel('Project Location').selectOption('London')
  await form.getByLabel('Project Details').fill('One beam over a garden wall')
  await send(form)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Contact Enquiry Composed')).toBeVisible()
  expect(opened).toHaveLength(1)
  const { to, subject } = readDraft(opened[0] ?? '')
  expect([to, subject]).toEqual([business.email, `New Contact Enquiry - ${business.name}`])
  const sent = await events()
  expect(sent.filter(({ name }) => name !== 'page_view')).toEqual([
    { name: 'form_submission', parameters: { form_type: 'contact' } },
    { name: 'quote_request', parameters: { service_type: 'crane-hire', page_path: '/contact' } },
  ])
})

test('the thank-you page that is opened directly speaks of no draft and gives telephone and email', async ({
  page,
}) => {
  await page.goto('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.hero.title)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: thankYou.opened.title })).toBeVisible()
  await expect(main.getByRole('heading', { name: thankYou.draft.title })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy my enquiry' })).toBeHidden()
  await expect(main.getByRole('heading', { name: thankYou.steps.list[0]?.title })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', business.phone.href)
  await expect(main.getByRole('link', { name: 'Email Us' })).toHaveAttribute('href', `mailto:${business.email}`)
})
