import { about } from '#content/page-content.ts'
import { expect, test } from './test.ts'

test('a contractor opens the table of the buyer, and a link to the one of the engineer arrives at it open', async ({
  page,
}) => {
  const { buyers, engineers } = about.contractors
  await page.goto('/about#for-engineers')
  await expect(page.getByRole('table', { name: engineers.caption })).toBeVisible()
  await expect(page.getByRole('table', { name: buyers.caption })).toBeHidden()
  await page.getByText(buyers.title).click()
  await expect(page.getByRole('table', { name: buyers.caption })).toBeVisible()
})
