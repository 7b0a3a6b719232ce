import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { coverageCopy, postcodeLineCopy } from '#content/interactive/postcode.ts'
import { areasPage, coverageZones } from '#content/page-content.ts'
import { checkCoverage } from '#domain/coverage.ts'
import { postcodeLine } from '#domain/postcode-line.ts'
import { expect, hydrated, openPage, test } from './test.ts'

async function check(page: Page, postcode: string) {
  const band = page.getByRole('region', { name: areasPage.findYourArea.title })
  await band.getByLabel(coverageCopy.label).fill(postcode)
  await band.getByLabel(coverageCopy.label).press('Enter')
  return band.getByRole('status')
}

test('a postcode gets its region and a line, sends nothing, and fills both forms @phone', async ({ page }) => {
  await page.goto('/areas-we-serve')
  await expect(page.getByRole('button', { name: 'Find Your Area' })).toBeInViewport()
  await hydrated(page, page.getByLabel(coverageCopy.label))
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  // One on the map, one far beyond its edge.
  for (const postcode of ['bn1', 'OX18']) {
    const status = await check(page, postcode)
    const answer = checkCoverage(postcode, coverageZones)
    if (answer.kind === 'covered') await expect(status).toContainText(answer.responseTime)
    const line = postcodeLine(answer, postcode)
    await expect(page.getByRole('img', { name: line?.outcome })).toBeVisible()
    await expect(status).toContainText(line?.distance ?? '')
    await expect(status).toBeInViewport()
  }
  expect(sent.filter((url) => /bn1|ox18/i.test(url))).toEqual([])
  await page.getByRole('link', { name: postcodeLineCopy.send }).click()
  await expect(page).toHaveURL('/#get-quote')
  const told = /^From the postcode check:\nPostcode: OX18\n/
  await page.getByLabel('Project Description').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Project Description')).toHaveValue(told)
  await page.goto('/contact')
  await page.getByLabel('Project Details').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Project Details')).toHaveValue(told)
})

test('a postcode outside our area offers to contact us, and a wrong one gets an error', async ({ page }) => {
  const field = page.getByLabel(coverageCopy.label)
  await openPage(page, '/areas-we-serve', field)
  const line = page.getByRole('img', { name: postcodeLine(checkCoverage('DA12', coverageZones), 'DA12')?.outcome })
  await check(page, 'DA12')
  await expect(line).toBeVisible()
  const status = await check(page, 'M1 1AE')
  await expect(line).toHaveCount(0)
  await expect(status).toContainText('M1')
  await expect(status.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', business.phone.href)
  await expect(status.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  for (const [typed, message] of [
    ['hello', coverageCopy.nonsense],
    ['  ', coverageCopy.empty],
  ] as const) {
    await check(page, typed)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`))
    await expect(status).not.toContainText('M1')
  }
  await check(page, 'DA12')
  await expect(field).not.toHaveAttribute('aria-invalid')
})
