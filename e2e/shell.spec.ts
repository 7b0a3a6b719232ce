import { openingHours } from '#content/business.ts'
import { officeHours, weekLine } from '#domain/opening-hours.ts'
import { expect, openPage, test } from './test.ts'

test('the back-to-top button appears after 300 pixels', async ({ page }) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the top bar says on one line whether the office is open, or shows the week', async ({ page }) => {
  // The hour of a year with the longest line, which a phone has to hold.
  const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)))
  const lengthAt = (now: Date) => officeHours(now, openingHours).length
  const now = hours.reduce((longest, hour) => (lengthAt(hour) > lengthAt(longest) ? hour : longest))
  await page.clock.setFixedTime(now)
  await page.goto('/thank-you')
  const bar = page.getByRole('banner')
  const line = bar.getByText(`Emergency line 24/7 · ${officeHours(now, openingHours)}`)
  const week = bar.getByText(weekLine(openingHours))
  for (const width of [320, 390, 820, 992, 1100, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const shown = width >= 1100 ? week : line
    await expect(shown).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await shown.boundingBox())?.height, `at ${width} px`).toBeLessThan(24)
    await expect(week).toBeVisible({ visible: width >= 1100 })
  }
})
