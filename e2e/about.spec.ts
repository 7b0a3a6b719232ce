import { business } from '#content/business.ts'
import { about } from '#content/page-content.ts'
import { expect, test } from './test.ts'

test('the page has the story, the statistics, the certificates, the milestones and the ways to reach us @phone', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title)
  for (const paragraph of about.story.paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
  for (const { value, label } of about.stats) {
    await expect(page.getByRole('listitem').filter({ hasText: value }).filter({ hasText: label })).toBeVisible()
  }

  const certificates = page.getByRole('region', { name: about.certifications.title })
  for (const { name } of about.certifications.list) {
    await expect(certificates.getByRole('rowheader', { name, exact: true })).toBeVisible()
  }

  const timeline = page.getByRole('region', { name: about.timeline.title })
  const milestones = timeline.getByRole('listitem')
  await expect(milestones).toHaveCount(about.timeline.milestones.length)
  for (const [index, { year, title }] of about.timeline.milestones.entries()) {
    await expect(milestones.nth(index)).toContainText(String(year))
    await expect(milestones.nth(index).getByRole('heading')).toHaveText(title)
  }

  const talk = page.getByRole('region', { name: about.contact.title })
  for (const { label, href } of about.contact.actions) {
    await expect(talk.getByRole('link', { name: label })).toHaveAttribute('href', href)
  }
})

test('a certificate without its details says once that they are to be entered', async ({ page }) => {
  const unknown = about.certifications.list.find(({ name }) => business.certificates[name].number === '')
  test.skip(!unknown, 'every certificate has its details')
  await page.goto('/about')
  await expect(page.getByText(about.certifications.sampleMark)).toHaveCount(1)
})

test('a contractor finds ten open lines, and opens the tables of the buyer and the engineer @phone', async ({
  page,
}) => {
  const { title, lines, buyers, engineers } = about.contractors
  await page.goto('/about#contractors')
  const terms = page.getByRole('region', { name: title })
  for (const { label } of lines) {
    await expect(terms.getByText(label, { exact: true }).first()).toBeVisible()
  }
  for (const table of [buyers, engineers]) {
    await expect(terms.getByRole('table', { name: table.caption })).toBeHidden()
    await terms.getByText(table.title).click()
    await expect(terms.getByRole('table', { name: table.caption })).toBeVisible()
  }
})

test('a link to a table opens it', async ({ page }) => {
  await page.goto('/about#for-engineers')
  await expect(page.getByRole('table', { name: about.contractors.engineers.caption })).toBeVisible()
})
