import { pageLabel, paths, unlistedPaths } from '#content/navigation.ts'
import { sitemapPage } from '#content/sitemap.ts'
import { expect, hydrated, test } from './test.ts'

test('four groups hold every listed page once, under the name that it has everywhere @phone', async ({ page }) => {
  await page.goto('/sitemap')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Main',
    'Steel Fabrication Services',
    'Specialized Services',
    'Legal',
  ])
  const links = await main
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(new Set(links).size).toBe(links.length)
  const listed = paths.filter((path) => !unlistedPaths.includes(path) && path !== '/sitemap')
  expect([...links].sort()).toEqual([...listed].sort())
  for (const { title, entries } of sitemapPage.groups) {
    const group = main.getByRole('region', { name: title })
    for (const { url, description } of entries) {
      await expect(group.getByRole('link', { name: pageLabel(url), exact: true })).toHaveAttribute('href', url)
      await expect(group.getByText(description)).toBeVisible()
    }
  }
})

test('a row is one target, and leads to its page', async ({ page }) => {
  await page.goto('/sitemap')
  await hydrated(page)
  // The link lies over its row, so the words under it are clicked by their place.
  const reviews = sitemapPage.groups.flatMap(({ entries }) => entries).find(({ url }) => url === '/reviews')
  await page.getByText(reviews?.description ?? '').click({ force: true })
  await expect(page).toHaveURL(/\/reviews$/)
})

test('the note names the XML sitemap, which is there', async ({ page }) => {
  await page.goto('/sitemap')
  const link = page.getByRole('link', { name: '/sitemap.xml' })
  await expect(link).toHaveAttribute('href', '/sitemap.xml')
  const note = page.getByRole('paragraph').filter({ has: link })
  await expect(note).toHaveText('For search engines: the XML sitemap, available after deployment, is at /sitemap.xml.')
  const answer = await page.request.get('/sitemap.xml')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('<urlset')
})
