import { violations } from './axe.ts'
import { expect, openPage, test } from './test.ts'

const refused = 'File type not supported'

test('messages scroll when they do not fit, and a dismissed one passes the focus on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/contact', page.locator('form'))
  const names = Array.from({ length: 12 }, (_, index) => `frame-${index}.dwg`)
  await page
    .getByLabel('Attach Files')
    .setInputFiles(names.map((name) => ({ name, mimeType: '', buffer: Buffer.alloc(10) })))
  const dismiss = page.getByRole('button', { name: `Dismiss: ${refused}` })
  await expect(dismiss).toHaveCount(12)
  expect(await violations(page, '.toast-stack')).toEqual([])
  for (const name of names) {
    const message = page.getByText(`${name} is not a supported file type`)
    await message.scrollIntoViewIfNeeded()
    await expect(message).toBeInViewport()
  }
  await dismiss.first().focus()
  for (let left = 11; left > 0; left -= 1) {
    await page.keyboard.press('Enter')
    await expect(dismiss).toHaveCount(left)
    await expect(dismiss.first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
