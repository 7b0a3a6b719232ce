import { business } from '#content/business.ts'
import { reviewsPage } from '#content/page-content.ts'
import { sampleCopy, samples } from '#content/samples.ts'
import { expect, test } from './test.ts'

test('every review has its card with stars, and Google’s addresses follow @phone', async ({ page }) => {
  await page.goto('/reviews')
  const stars = page
    .getByRole('main')
    .getByRole('figure')
    .getByLabel(/out of 5 stars/)
  await expect(stars).toHaveCount(reviewsPage.reviews.length)
  await expect(page.getByRole('link', { name: 'Leave a Review' })).toHaveAttribute('href', business.googleReview)
  const listing = page.getByRole('link', { name: 'See Our Google Listing' })
  await expect(listing).toHaveAttribute('href', business.googleListing)
  await expect(page.getByText(sampleCopy.reviews)).toHaveCount(samples.reviews ? 1 : 0)
})

test('no row of reviews has a hole, whatever their number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/reviews')
  const wall = page.getByRole('main').getByRole('list').first()
  const width = (await wall.boundingBox())?.width ?? 0
  const rowWidths = () =>
    wall.locator('> li').evaluateAll((cards) => {
      const widths = new Map<number, number>()
      for (const card of cards) {
        const { top, width } = card.getBoundingClientRect()
        widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width)
      }
      return [...widths.values()]
    })
  const cards = await wall.getByRole('listitem').count()
  for (const left of [cards, cards - 1]) {
    await wall.evaluate((list, count) => {
      while (list.children.length > count) list.lastElementChild?.remove()
    }, left)
    for (const row of await rowWidths()) expect(Math.abs(row - width)).toBeLessThan(4)
  }
})
