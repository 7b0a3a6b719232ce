import { business } from '#content/business.ts'
import { everyPage, home } from '#content/page-content.ts'
import { services } from '#content/services.ts'
import { expect, openPage, test } from './test.ts'

test('the hero leads to the quote form and to the telephone @phone', async ({ page }) => {
  await openPage(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: `Call ${business.phone.display}` }).first()).toHaveAttribute(
    'href',
    business.phone.href,
  )
  await main.getByRole('link', { name: home.hero.quoteLabel }).click()
  await expect(page).toHaveURL('/#get-quote')
  await expect(page.getByRole('heading', { name: home.quote.title })).toBeInViewport()
})

test('the sections are in the order of the specification', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    home.services.title,
    everyPage.emergency.title,
    home.reviews.title,
    home.why.title,
    home.team.title,
    home.crane.title,
    home.quote.title,
  ])
  const more = page.getByRole('link', { name: home.services.more })
  const cards = page.locator('#services').getByRole('listitem').filter({ has: more })
  await expect(cards).toHaveCount(6)
  const index = page.getByRole('navigation', { name: home.services.index }).getByRole('link')
  await expect(index).toHaveCount(services.length)
  const reviews = main.getByRole('figure').filter({ has: page.getByLabel(/out of 5 stars/) })
  await expect(reviews).toHaveCount(home.reviews.shown)
  await expect(main.getByRole('link', { name: home.reviews.link })).toHaveAttribute('href', '/reviews')
})
