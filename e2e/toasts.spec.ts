import { fillInQuote } from './quote-request.ts'
import { expect, hydrated, test } from './test.ts'

const drawing = (name: string) => ({ name, mimeType: 'image/vnd.dwg', buffer: Buffer.alloc(10) })
const refused = 'File type not supported'

test('more messages than fit on a small screen scroll, and each can be dismissed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await hydrated(page, page.locator('form'))
  const names = Array.from({ length: 12 }, (_, index) => `frame-${index}.dwg`)
  await page.getByLabel('Attach Files').setInputFiles(names.map(drawing))
  const dismiss = page.getByRole('button', { name: `Dismiss: ${refused}` })
  await expect(dismiss).toHaveCount(12)
  for (const name of names) {
    const message = page.getByText(`${name} is not a supported file type`)
    await message.scrollIntoViewIfNeeded()
    await expect(message).toBeInViewport()
  }
  for (let left = 12; left > 0; left -= 1) await dismiss.first().click()
  await expect(page.getByText(refused)).toHaveCount(0)
})

test('dismissed by keyboard, a message hands the focus on, the last one back to where it was', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page, page.locator('form'))
  await page.getByLabel('Attach Files').setInputFiles(['first.dwg', 'second.dwg'].map(drawing))
  const dismiss = page.getByRole('button', { name: `Dismiss: ${refused}` })
  await expect(dismiss).toHaveCount(2)
  const company = page.getByLabel('Company')
  await company.focus()
  await dismiss.first().focus()
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(1)
  await expect(dismiss).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(company).toBeFocused()
})

test('what has worked takes earlier errors with it', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form')
  await hydrated(page, form)
  await form.getByLabel('Attach Files').setInputFiles([drawing('frame.dwg')])
  await expect(page.getByText(refused)).toBeVisible()
  await fillInQuote(form, { 'Phone Number': '07700 900123 (Sam)' })
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('button', { name: 'Dismiss: Quote Request Composed' })).toBeVisible()
  await expect(page.getByText(refused)).toHaveCount(0)
})
