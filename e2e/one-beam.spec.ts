import { serviceByPath } from '#content/services.ts'
import { expect, test } from './test.ts'

const { strip, steps } = serviceByPath('/steel-fabrication-kent').story

test('the arrow keys go through the steps of one beam, and a large picture loads when its step is chosen @phone', async ({
  page,
}) => {
  const large = new Set<string>()
  await page.goto('/steel-fabrication-kent')
  const group = page.getByRole('group', { name: strip })
  const heading = group.getByRole('heading')
  await group.getByRole('img').scrollIntoViewIfNeeded()
  await group.getByRole('radio', { checked: true }).focus()
  for (const { title, tolerance } of steps) {
    await expect(heading).toHaveText(title)
    await expect(group.getByText(tolerance, { exact: true })).toBeVisible()
    const picture = group.getByRole('img')
    await expect(picture).toHaveJSProperty('complete', true)
    large.add(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    await page.keyboard.press('ArrowRight')
  }
  expect(large.size).toBe(steps.length)
  await expect(heading).toHaveText(steps[0]?.title ?? '')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every step can be read', async ({ page }) => {
    await page.goto('/steel-fabrication-kent')
    const group = page.getByRole('group', { name: strip })
    for (const { title, tolerance } of steps) {
      await group.getByText(`. ${title}`).click()
      await expect(group.getByText(tolerance, { exact: true })).toBeVisible()
    }
  })
})
