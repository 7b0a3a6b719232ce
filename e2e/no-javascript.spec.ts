import { business } from '#content/business.ts'
import { home } from '#content/page-content.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('the home page reads fully, with the week’s hours in its top bar at every width, and its menu opens', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.titleLines.at(-1) ?? '')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  const bar = page.getByRole('banner').getByRole('paragraph').first()
  await expect(bar).toHaveText(/^Emergency line 24\/7\s+Office Mon–Fri .*, Sun closed$/)
  for (const width of [320, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(bar).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.locator('#services-menu').getByRole('link', { name: 'Crane Hire Services' })).toBeVisible()
})

test('the quote form is a plain form to the firm’s mailbox', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form')
  await expect(form).toHaveAttribute('action', `mailto:${business.email}`)
  await expect(form.getByLabel('Attach Files')).toBeVisible()
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  expect(await form.getByLabel('Full Name').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
    true,
  )
})

test('the calculator says what to do instead', async ({ page }) => {
  await page.goto('/calculator')
  await expect(page.getByText(/The calculator needs JavaScript/)).toBeVisible()
})
