import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { coverageCopy } from '#content/coverage.ts'
import { coverageZones } from '#content/coverage-zones.ts'
import { postcodeLineCopy } from '#content/interactive/postcode.ts'
import { areasPage } from '#content/page-content.ts'
import { checkCoverage } from '#domain/coverage.ts'
import { postcodeLine } from '#domain/postcode-line.ts'
import { expect, openPage, test } from './test.ts'

test('the postcode check is in view, and the services and the map placeholder are shown @phone', async ({ page }) => {
  await page.goto('/areas-we-serve')
  await expect(page.getByLabel(coverageCopy.label)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Find Your Area' })).toBeInViewport()
  const services = page.getByRole('region', { name: areasPage.services.title })
  await expect(services.getByRole('link')).toHaveCount(areasPage.services.list.length)

  const map = page.getByRole('region', { name: areasPage.findYourArea.title })
  await expect(map.getByText(/street-level interactive map is coming soon/)).toBeVisible()
  await expect(map.getByRole('img', { name: areasPage.map.alt })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})

async function check(page: Page, postcode: string) {
  const band = page.getByRole('region', { name: areasPage.findYourArea.title })
  await band.getByLabel(coverageCopy.label).fill(postcode)
  await band.getByLabel(coverageCopy.label).press('Enter')
  return band
}

test('the postcode check names region and response, sending nothing @phone', async ({ page }) => {
  await openPage(page, '/areas-we-serve', page.getByLabel(coverageCopy.label))
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  for (const postcode of ['da12 2zz', 'SW1A1AA', 'bn1']) {
    const status = (await check(page, postcode)).getByRole('status')
    const answer = checkCoverage(postcode, coverageZones)
    if (answer.kind !== 'covered') throw new Error(`${postcode} is not covered any more: take another`)
    await expect(status).toContainText(answer.region)
    await expect(status).toContainText(answer.responseTime)
    await expect(status).toBeInViewport()
  }
  expect(sent.filter((url) => /da12|sw1a|bn1/i.test(url))).toEqual([])
})

test('the map draws the line to the postcode, and both forms receive the postcode @phone', async ({ page }) => {
  await openPage(page, '/areas-we-serve', page.getByLabel(coverageCopy.label))
  // One on the map, one far beyond its edge.
  for (const postcode of ['BN1', 'OX18']) {
    const band = await check(page, postcode)
    const line = postcodeLine(postcode, coverageZones)
    await expect(band.getByRole('img', { name: line?.outcome ?? '' })).toBeVisible()
    await expect(band.getByRole('status')).toContainText(`${line?.miles} miles`)
  }
  await page.getByRole('link', { name: postcodeLineCopy.send }).click()
  await expect(page).toHaveURL('/#get-quote')
  const told = /^From the postcode check:\nPostcode: OX18\n/
  await page.getByLabel('Project Description').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Project Description')).toHaveValue(told)
  await page.goto('/contact')
  await page.getByLabel('Project Details').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Project Details')).toHaveValue(told)
})

test('a postcode outside our area removes the line from the map and offers phone and WhatsApp', async ({ page }) => {
  await openPage(page, '/areas-we-serve', page.getByLabel(coverageCopy.label))
  const band = await check(page, 'DA12')
  const line = band.getByRole('img', { name: postcodeLine('DA12', coverageZones)?.outcome ?? 'no line' })
  await expect(line).toBeVisible()
  const status = (await check(page, 'M1 1AE')).getByRole('status')
  await expect(line).toHaveCount(0)
  await expect(status).toContainText('M1')
  await expect(status.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', business.phone.href)
  await expect(status.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
})

test('an invalid or empty postcode gets an error message and keeps the focus @phone', async ({ page }) => {
  await openPage(page, '/areas-we-serve', page.getByLabel(coverageCopy.label))
  const field = page.getByLabel(coverageCopy.label)
  await check(page, 'DA12')
  for (const [typed, message] of [
    ['hello', coverageCopy.nonsense],
    ['  ', coverageCopy.empty],
  ] as const) {
    const band = await check(page, typed)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`))
    await expect(band.getByRole('status')).not.toContainText('Kent')
  }
  await check(page, 'DA12')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the postcode check says what to do instead', async ({ page }) => {
    await page.goto('/areas-we-serve')
    await expect(page.getByText(areasPage.findYourArea.noScript)).toBeVisible()
    await expect(page.getByLabel(coverageCopy.label)).toBeHidden()
  })
})
