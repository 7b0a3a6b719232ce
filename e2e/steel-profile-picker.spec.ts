import type { Page } from '@playwright/test'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import { profilePickerCopy as copy, profilePickerInput } from '#content/interactive/steel-profiles.ts'
import { detailsText } from '#domain/enquiry-details.ts'
import { steelProfile } from '#domain/fixtures/steel-profile.ts'
import { profileDetails, steelPiece } from '#domain/steel-profile.ts'
import { violations } from './axe.ts'
import { expect, hydrated, openPage, test } from './test.ts'

const address = '/steel-fabrication-kent#sections'
const start = steelPiece(steelProfile(profilePickerInput.section), profilePickerInput.start, profilePickerInput.radius)

function parts(page: Page) {
  const region = page.getByRole('region', { name: copy.title })
  return {
    region,
    section: region.getByLabel(copy.pick, { exact: true }),
    length: region.getByLabel(copy.input),
    radius: region.getByLabel(copy.radiusInput),
    answer: region.getByRole('status').first(),
    send: region.getByRole('link', { name: detailsCopy.send }),
  }
}

async function visit(page: Page) {
  await page.goto(address)
  const found = parts(page)
  await hydrated(page, found.section)
  return found
}

test('a section and a length give the weight and the lift, by keyboard alone, or from the strip @phone', async ({
  page,
}) => {
  const { region, section, length, radius, answer } = await visit(page)
  await expect(answer).toHaveText(start.outcome)

  await section.focus()
  await page.keyboard.type('UB 457')
  await page.keyboard.press('Tab')
  await expect(length).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('6,5')
  await expect(answer).toHaveText(steelPiece(steelProfile('ub-457x191x67'), 6.5, profilePickerInput.radius).outcome)

  await page.keyboard.press('Tab')
  await expect(radius).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(answer).toHaveText(steelPiece(steelProfile('ub-457x191x67'), 6.5, profilePickerInput.radius + 1).outcome)

  // Phones have the list only.
  const strip = region.getByText('100×100×10', { exact: true })
  if (await strip.isVisible()) {
    await strip.click()
    await expect(section).toHaveValue('ea-100x100x10')
  }
})

test('a length that no bar has gets an error message and cannot be sent', async ({ page }) => {
  const { region, length, send, answer } = await visit(page)
  await length.fill('40')
  await expect(region.getByText('Type a length from')).toBeVisible()
  await expect(length).toHaveAttribute('aria-invalid', 'true')
  await expect(answer).toHaveText('')
  await expect(send).toBeDisabled()
  expect(await violations(page, '#sections')).toEqual([])
  await length.fill('4')
  await expect(answer).toHaveText(
    steelPiece(steelProfile(profilePickerInput.section), 4, profilePickerInput.radius).outcome,
  )
})

test('the details arrive in the quote form, below what was typed there', async ({ page }) => {
  const { section, send } = await visit(page)
  const story = page.locator('#get-quote [name="description"]')
  await hydrated(page, story)
  await story.fill('Two of these, please.')
  await section.selectOption('uc-203x203x46')
  await send.click()
  const piece = steelPiece(steelProfile('uc-203x203x46'), profilePickerInput.start, profilePickerInput.radius)
  await expect(story).toHaveValue(`Two of these, please.\n\n${detailsText(profileDetails(piece))}`)
  await expect(page).toHaveURL(/#get-quote$/)
  await expect(page.getByText(detailsCopy.sent)).toBeVisible()
  // The address is the form's by now; a second press leads there all the same.
  await send.click()
  await expect(page.locator('#get-quote').getByRole('heading').first()).toBeInViewport()
  await page.reload()
  await hydrated(page, story)
  await expect(story).toHaveValue(/UC 203×203×46/)
})

test('details sent to a form that is not hydrated yet are added below an earlier draft', async ({ page }) => {
  const story = page.locator('#get-quote [name="description"]')
  await openPage(page, '/steel-fabrication-kent', story)
  await story.fill('Two of these, please.')
  await page.goto('/faq')
  const sent = Promise.withResolvers<void>()
  await page.route(/assets\/enquiry-form/, async (route) => {
    await sent.promise
    await route.continue()
  })
  const { send } = await visit(page)
  await send.click()
  sent.resolve()
  await hydrated(page, story)
  const details = detailsText(profileDetails(start))
  await expect(story).toHaveValue(`Two of these, please.\n\n${details}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it shows its starting value and no control that needs script', async ({ page }) => {
    await page.goto(address)
    const { section, answer, send } = parts(page)
    await expect(answer).toHaveText(start.outcome)
    await expect(section).toBeHidden()
    await expect(send).toBeHidden()
  })
})
