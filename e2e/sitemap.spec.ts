import { pageLabel, paths, unlistedPaths } from '#content/navigation.ts'
import { sitemapPage } from '#content/page-content.ts'
import { expect, test } from './test.ts'

test('the groups list every indexed page once, under its name @phone', async ({ page }) => {
  await page.goto('/sitemap')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(sitemapPage.groups.map(({ title }) => title))
  const links = await main
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(new Set(links).size).toBe(links.length)
  const listed = paths.filter((path) => !unlistedPaths.includes(path) && path !== '/sitemap')
  expect([...links].sort()).toEqual([...listed].sort())
  for (const { url } of sitemapPage.groups.flatMap(({ entries }) => entries))
    await expect(main.getByRole('link', { name: pageLabel(url), exact: true })).toHaveAttribute('href', url)
  await expect(main.getByRole('link', { name: '/sitemap.xml' })).toHaveAttribute('href', '/sitemap.xml')
  // The whole row is a link: it lies over the words, which are clicked by their place.
  const [home] = sitemapPage.groups.flatMap(({ entries }) => entries)
  await main.getByText(home?.description ?? '').click({ force: true })
  await expect(page).toHaveURL(home?.url ?? '')
})
