import { expect, test } from './test.ts'

test('one sheet of the clash shows at a time, chosen with the keyboard too', async ({ page }) => {
  await page.goto('/3d-modeling-services')
  const sheets = page.getByRole('group', { name: /choose a step/ })
  await expect(sheets.getByRole('img')).toHaveCount(1)
  const first = await sheets.getByRole('img').getAttribute('aria-label')

  await sheets.getByRole('radio', { checked: true }).press('ArrowRight')
  await expect(sheets.getByRole('img')).toHaveCount(1)
  expect(await sheets.getByRole('img').getAttribute('aria-label')).not.toBe(first)
})
