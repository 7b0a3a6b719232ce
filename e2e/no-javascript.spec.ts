import { openingHours } from '#content/business.ts'
import { beamCopy, beamInput } from '#content/interactive/beam.ts'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import { coverageCopy } from '#content/interactive/postcode.ts'
import { termsOfService } from '#content/legal/legal-documents.ts'
import { areasPage, faq, gallery, handOver, home } from '#content/page-content.ts'
import { plainText } from '#content/prose.ts'
import { serviceByPath } from '#content/services.ts'
import { hoursCopy } from '#content/week.ts'
import { beamOpening } from '#domain/beam-opening.ts'
import { weekLine } from '#domain/opening-hours.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('the home page shows the week’s hours, its menu opens and its form is the browser’s', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.titleLines.at(-1) ?? '')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  const bar = page.getByRole('banner').getByRole('paragraph').first()
  await expect(bar).toHaveText(`${hoursCopy.emergencyLine} ${hoursCopy.office} ${weekLine(openingHours)}`)
  for (const width of [320, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(bar).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Services' }).click()
  const { name } = serviceByPath('/crane-hire-services')
  await expect(page.locator('#services-menu').getByRole('link', { name })).toBeVisible()
  const form = page.locator('form')
  await expect(form).toHaveAttribute('action', /^mailto:/)
  await expect(form.getByLabel('Attach Files')).toBeVisible()
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByLabel('Full Name')).toBeFocused()
})

test('the calculator and the postcode check say what to do instead', async ({ page }) => {
  await page.goto('/calculator')
  await expect(page.getByText(/The calculator needs JavaScript/)).toBeVisible()
  await page.goto('/areas-we-serve')
  await expect(page.getByText(areasPage.findYourArea.noScript)).toBeVisible()
  await expect(page.getByLabel(coverageCopy.label)).toBeHidden()
})

test('every category of the FAQ is shown, and every answer opens', async ({ page }) => {
  await page.goto('/faq')
  for (const { questions } of faq.categories) {
    for (const [index, { question, answer }] of questions.entries()) {
      // The first is open.
      if (index > 0) await page.getByText(question, { exact: true }).click()
      await expect(page.getByText(plainText(answer[0] ?? ''))).toBeVisible()
    }
  }
})

test('photos lead to large pictures, handover documents are listed, terms are dated', async ({ page }) => {
  await page.goto('/gallery')
  const link = page.getByRole('link', { name: gallery.items[2]?.caption })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')

  await page.goto('/about')
  for (const name of Object.values(handOver.documents))
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()

  await page.goto('/terms-of-service')
  const date = /^\d{1,2} [A-Z][a-z]+ 20\d\d$/
  await expect(page.getByRole('definition')).toContainText([date, date])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(termsOfService.sections.length)
})

test('an interactive drawing shows its starting value, and no control that needs script', async ({ page }) => {
  await page.goto('/steel-beam-installation')
  const drawing = page.locator('section', { has: page.getByRole('heading', { name: beamCopy.title }) })
  await expect(drawing.getByRole('status')).toContainText(beamOpening(beamInput.start).outcome)
  await expect(drawing.getByRole('img').first()).toBeVisible()
  await expect(drawing.getByRole('slider')).toBeHidden()
  await expect(drawing.getByRole('link', { name: detailsCopy.send })).toBeHidden()

  const { input, events } = serviceByPath('/structural-steel-london').story
  await page.goto('/structural-steel-london')
  await expect(page.getByRole('slider', { name: input })).toBeHidden()
  for (const { title } of events) await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('the van lights up the load that the keyboard or its balloon chooses', async ({ page }) => {
  await page.goto('/onsite-steel-fabrication')
  const van = page.getByRole('group', { name: serviceByPath('/onsite-steel-fabrication').equipment.title })
  const loads = van.getByRole('radio')
  const drawn = van.getByRole('listitem').locator('use')
  await loads.nth(5).press('Space')
  await expect(drawn.nth(5)).toHaveCSS('opacity', '1')
  await page.keyboard.press('ArrowDown')
  await expect(loads.nth(6)).toBeChecked()
  await expect(drawn.nth(5)).toHaveCSS('opacity', '0')
  await van.getByRole('listitem').first().locator('circle').click()
  await expect(loads.first()).toBeChecked()
})
