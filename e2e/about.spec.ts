import { business } from '#content/business.ts'
import { about } from '#content/page-content.ts'
import { expect, test } from './test.ts'

test('the page has the certificates, the milestones and the ways to reach us @phone', async ({ page }) => {
  await page.goto('/about')
  const certificates = page.getByRole('region', { name: about.certifications.title })
  await expect(certificates.getByRole('rowheader')).toHaveCount(about.certifications.list.length)
  const timeline = page.getByRole('region', { name: about.timeline.title })
  await expect(timeline.getByRole('listitem')).toHaveCount(about.timeline.milestones.length)
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
