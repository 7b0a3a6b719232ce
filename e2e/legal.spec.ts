import type { Page } from '@playwright/test'
import { privacyPolicy, termsOfService } from '#content/legal/legal-documents.ts'
import { longDate } from '#domain/long-date.ts'
import { expect, openPage, test } from './test.ts'

const documents = [
  { path: '/privacy-policy', document: privacyPolicy, count: 9 },
  { path: '/terms-of-service', document: termsOfService, count: 13 },
]

/** Pixels between the top of the window and an element. */
async function fromTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
}

for (const { path, document, count } of documents) {
  test(`${path} has its ${count} sections, numbered and in the contents, and the visitor’s own date @phone`, async ({
    page,
    isMobile,
  }) => {
    await page.clock.setFixedTime(new Date('2027-03-03T10:00:00'))
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(document.hero.title)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      document.sections.map(({ title }, index) => `${index + 1} ${title}`),
    )
    const facts = main.locator('dl').first()
    await expect(facts.getByRole('term')).toHaveText(['Last updated', 'Wording last changed'])
    await expect(facts.getByRole('definition')).toHaveText(['3 March 2027', longDate(document.changed ?? '')])
    await expect(page.locator('time[datetime="2027-03-03"]')).toBeVisible()
    const contents = page.getByRole('navigation', { name: document.contentsLabel })
    if (isMobile) await contents.getByText(document.contentsLabel, { exact: true }).first().click()
    await expect(contents.getByRole('link')).toHaveText(document.sections.map(({ title }) => title))
  })
}

test('the accessibility statement is reached from the foot of every page and keeps its own date', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-03T10:00:00'))
  await openPage(page, '/thank-you')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/accessibility-statement')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accessibility Statement')
  await expect(main.getByRole('heading', { name: 'Known gaps' })).toBeVisible()
  await expect(main.getByText(/^Prepared on \d{1,2} [A-Z][a-z]+ 20\d\d/)).toBeVisible()
  await expect(main.getByText('Last updated')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the date is the day of the build, and everything reads', async ({ page }) => {
    await page.goto('/terms-of-service')
    for (const index of [0, 1]) {
      await expect(page.getByRole('definition').nth(index)).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(13)
    await expect(page.getByRole('button', { name: 'Print this form' })).toBeHidden()
  })
})

test('the contents follow on wide screens, and mark the section that is being read', async ({ page }) => {
  await openPage(page, '/terms-of-service')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link').nth(-3)
  await link.click()
  const id = (await link.getAttribute('href'))?.slice(1) ?? ''
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  expect(await fromTop(page, id)).toBeLessThan(200)
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(link).toBeInViewport()
  await expect(page.locator('.contents-list__beside [aria-current]')).toHaveCount(1)
  // At the very top no section is being read.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('.contents-list__beside [aria-current]')).toHaveCount(0)
})

test('the contents work by keyboard on phones @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/privacy-policy')
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Your rights' })
  await expect(link).toBeHidden()
  await page.locator('.contents-list__folded summary').focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#your-rights$/)
  expect(await fromTop(page, 'your-rights')).toBeLessThan(200)
})

test('the cancellation form prints alone on its sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '')
  })
  await openPage(page, '/terms-of-service')
  const form = page.getByRole('region', { name: 'Model cancellation form' })
  await form.getByRole('button', { name: 'Print this form' }).click()
  await expect(page.locator('[data-asked-to-print]')).toHaveCount(1)

  await page.emulateMedia({ media: 'print' })
  await expect(form.getByText('Name of consumer(s)')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(form.getByRole('button')).toBeHidden()

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
