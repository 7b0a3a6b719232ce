import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { calculatorFields, quoteServiceOf } from '#content/calculator.ts'
import { formatPounds } from '#content/fill-in.ts'
import { workedPrices } from '#content/page-content.ts'
import { choiceKeys, choiceLabel, estimate } from '#domain/estimate.ts'
import { openedAddresses, readDraft, sentEvents } from './captures.ts'
import { expect, hydrated, openPage, test } from './test.ts'

const choices = {
  serviceType: 'staircases',
  projectSize: 'medium',
  material: 'galvanized',
  complexity: 'standard',
  timeframe: 'urgent',
  location: 'london',
} as const

const { priceRange, totalPrice, basePrice, factors } = estimate(choices)
/** On the page; in emails there is a hyphen between the prices. */
const shownRange = priceRange.replace(' - ', ' to ')

async function choose(page: Page) {
  for (const key of choiceKeys) await page.getByLabel(calculatorFields[key].label).selectOption(choices[key])
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Estimate' })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/calculator')
})

test('an estimate is calculated, goes out of date and is reset @phone @firefox', async ({ page }) => {
  const sheet = page.getByRole('region', { name: /Estimate/ })
  await expect(calculate(page)).toBeDisabled()
  await choose(page)
  await expect(calculate(page)).toBeDisabled()
  // By keys: Firefox's driver fills a field without React hearing of it.
  await page.getByLabel('Phone Number').pressSequentially('01632 960001')
  await expect(calculate(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(sheet.getByText(shownRange)).toBeInViewport({ ratio: 1 })
  for (const text of [formatPounds(totalPrice), formatPounds(basePrice), 'a guide, not an offer', 'include VAT'])
    await expect(sheet).toContainText(text, { ignoreCase: true })
  for (const { label } of factors) await expect(sheet.getByText(label)).toBeVisible()
  await page.getByLabel('Location').selectOption('kent')
  await expect(sheet).toContainText('Out of date: press Calculate again')
  await expect(sheet).toContainText(shownRange)
  await calculate(page).click()
  await expect(sheet.getByText('Out of date')).toHaveCount(0)
  await expect(sheet).toContainText(estimate({ ...choices, location: 'kent' }).priceRange.replace(' - ', ' to '))
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  for (const key of choiceKeys) await expect(page.getByLabel(calculatorFields[key].label)).toHaveValue('')
  await expect(page.getByLabel('Phone Number')).toHaveValue('')
  await expect(sheet.getByRole('button', { name: 'Email This Estimate' })).toHaveCount(0)
})

test('both emails carry the estimate, and what is too long is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const story = 'Two flights & a landing. '.repeat(100).trim()
  const events = await sentEvents(page)
  await page.reload()
  await hydrated(page)
  const opened = await openedAddresses(page)
  await choose(page)
  await page.getByLabel('Full Name').fill('Sam Taylor')
  await page.getByLabel('Email Address').fill('sam@example.com')
  await page.getByLabel('Additional Details').fill(story)
  await calculate(page).click()
  await page.getByRole('button', { name: 'Email This Estimate' }).click()
  await expect(page.getByText(/the full text is on your clipboard/i)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(story)
  await page.getByRole('button', { name: 'Request Site Visit' }).click()
  await expect.poll(() => opened.length).toBe(2)
  const [email, visit] = opened.map(readDraft)
  expect(email?.to).toBe(business.email)
  expect(email?.subject).not.toBe(visit?.subject)
  for (const draft of [email, visit]) {
    for (const part of ['Sam Taylor', 'Two flights & a landing', priceRange, '/calculator'])
      expect(draft?.body).toContain(part)
  }
  const priced = { service_type: 'staircases', total_price: totalPrice }
  expect((await events()).filter(({ name }) => name !== 'page_view')).toEqual([
    { name: 'form_submission', parameters: { form_type: 'service_calculator' } },
    { name: 'calculator_estimate_calculated', parameters: priced },
    { name: 'calculator_email_clicked', parameters: priced },
    { name: 'calculator_site_visit_requested', parameters: priced },
  ])
})

test('the choices travel to the quote form without any personal data in the address', async ({ page }) => {
  await choose(page)
  await page.getByLabel('Full Name').fill('Sam Taylor')
  await page.getByLabel('Email Address').fill('sam@example.com')
  await page.getByLabel('Additional Details').fill('Oak treads')
  await calculate(page).click()
  await page.getByRole('link', { name: 'Send this with a quote request' }).click()
  await expect(page).toHaveURL(/#get-quote$/)
  expect(page.url()).not.toMatch(/sam|taylor/i)
  const form = page.locator('form')
  await expect(form.getByLabel('Project Location')).toHaveValue('london')
  await expect(form.getByLabel('Project Description')).toHaveValue(
    new RegExp(`${choiceLabel('serviceType', choices.serviceType)}[\\s\\S]*${priceRange}`),
  )
  await expect(form.getByLabel('Service Required')).toHaveValue(quoteServiceOf[choices.serviceType])
  await expect(form.getByLabel('Full Name')).toHaveValue('Sam Taylor')
  await expect(form.getByLabel('Email Address')).toHaveValue('sam@example.com')
  await expect(form.getByLabel('Project Description')).toHaveValue(/Oak treads/)
  // What is changed afterwards stays changed.
  await form.getByLabel('Project Location').selectOption('Sussex')
  await form.getByLabel('Project Description').fill('A spiral instead')
  await page.waitForFunction(() => sessionStorage.getItem('draft-quote')?.includes('spiral'))
  await page.reload()
  await hydrated(page)
  await expect(form.getByLabel('Project Description')).toHaveValue('A spiral instead')
  await expect(form.getByLabel('Project Location').locator('option:checked')).toHaveText('Sussex')
})

test('no email opens without a valid email address or phone number', async ({ page }) => {
  const opened = await openedAddresses(page)
  const sheet = page.getByRole('region', { name: /Estimate/ })
  await choose(page)
  const email = page.getByLabel('Email Address')
  await email.fill('ann@x')
  await calculate(page).click()
  await expect(email).toBeFocused()
  await expect(sheet).not.toContainText(shownRange)
  await page.getByLabel('Phone Number').fill('01632 960001')
  await calculate(page).click()
  await expect(sheet).toContainText(shownRange)
  await expect(email).toHaveAccessibleDescription(/Enter an email address in the correct format/)
  await email.fill('')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Phone Number').fill('')
  await page.getByRole('button', { name: 'Request Site Visit' }).click()
  await expect(page.getByText('Give an email address or a phone number first')).toBeVisible()
  await expect(email).toBeFocused()
  expect(opened).toEqual([])
})

test('a typical price loads the choices of its example, and keeps the contact details', async ({ page }) => {
  const job = workedPrices.jobs.at(-1)
  const example = page.getByRole('link', { name: job?.short, exact: true })
  await page.getByLabel('Phone Number').fill('01632 960001')
  await example.press('Enter')
  await expect(page.getByLabel('Service Type')).toBeFocused()
  await page.getByLabel('Location').selectOption('')
  await example.click()
  await expect(page.getByLabel('Location')).toHaveValue(job?.choices.location ?? '')
  await expect(page.getByLabel('Phone Number')).toHaveValue('01632 960001')
  await expect(calculate(page)).toBeEnabled()
})

test('a link brings its choices', async ({ page }) => {
  await openPage(page, '/calculator?service=steel-beams&size=small&location=kent')
  await expect(page.getByLabel('Service Type')).toHaveValue('steel-beams')
  await expect(page.getByLabel('Location')).toHaveValue('kent')
  await expect(page.getByLabel('Complexity')).toHaveValue('')
})

test('prints as one clean page', async ({ page }) => {
  await choose(page)
  await page.getByLabel('Email Address').fill('sam@example.com')
  await calculate(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reset' })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
