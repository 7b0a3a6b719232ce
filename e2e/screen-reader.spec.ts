import { expect, test } from './test.ts'

test('tables laid out for a phone are still tables, with a head for every row and column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy-policy')
  const session = await page.context().newCDPSession(page)
  // Playwright's own snapshot reads roles from the markup; only the browser knows what its styles leave of them.
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (wanted: string) => nodes.filter(({ ignored, role }) => !ignored && role?.value === wanted).length
  expect(count('columnheader')).toBeGreaterThan(0)
  expect(count('table')).toBe(await page.locator('table').count())
  expect(count('columnheader')).toBe(await page.locator('thead th').count())
  expect(count('rowheader')).toBe(await page.locator('tbody th').count())
  expect(count('cell')).toBe(await page.locator('td').count())
})
