import { privacyPolicy, termsOfService } from '#content/legal/legal-documents.ts'
import { longDate } from '#content/long-date.ts'
import { expect, test } from './test.ts'

for (const [path, document] of [
  ['/privacy-policy', privacyPolicy],
  ['/terms-of-service', termsOfService],
] as const) {
  test(`${path} has its sections, numbered and in the contents, and the visitor’s own date`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-03-03T10:00:00'))
    await page.goto(path)
    const main = page.getByRole('main')
    const titles = document.sections.map(({ title }) => title)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles.map((title, at) => `${at + 1} ${title}`))
    const facts = main.locator('dl').first()
    await expect(facts.getByRole('term')).toHaveText(['Last updated', 'Wording last changed'])
    await expect(facts.getByRole('definition')).toHaveText(['3 March 2027', longDate(document.changed ?? '')])
    await expect(page.locator('time[datetime="2027-03-03"]')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(titles)
  })
}

test('the accessibility statement keeps its own date', async ({ page }) => {
  await page.goto('/accessibility-statement')
  await expect(page.getByText(/^Prepared on \d{1,2} [A-Z][a-z]+ 20\d\d/)).toBeVisible()
  await expect(page.getByText('Last updated')).toHaveCount(0)
})

test('the form to cancel has its anchor, and room for each answer', async ({ page }) => {
  await page.goto('/terms-of-service#cancellation-form')
  await expect(page.getByRole('heading').and(page.locator('#cancellation-form'))).toBeInViewport()
  await expect(page.getByRole('listitem').filter({ hasText: '…………' })).toHaveCount(6)
})
