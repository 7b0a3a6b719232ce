import { violations } from './axe.ts'
import { expect, hydrated, openPage, test } from './test.ts'

test('the open menu has no axe violation @phone', async ({ page, isMobile }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Services' }).click()
  expect(await violations(page)).toEqual([])
})

test('a form in error with attachments and toasts has no axe violation @phone', async ({ page }) => {
  await page.goto('/')
  const input = page.getByLabel('Attach Files')
  await hydrated(page, input)
  await input.setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plan') },
    { name: 'model.dwg', mimeType: 'image/vnd.dwg', buffer: Buffer.from('model') },
  ])
  await page.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page.getByText('to fill in or correct')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the open picture viewer has no axe violation @phone', async ({ page }) => {
  await openPage(page, '/gallery')
  await page.getByRole('main').getByRole('list').first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
