import type { Page } from '@playwright/test'
import { faq } from '#content/page-content.ts'
import { plainText } from '#content/prose.ts'
import { expect, openPage, test } from './test.ts'

const [general, pricing, , technical] = faq.categories
const name = (category = general) => category?.name ?? ''

/** The radio button of a category, and what is pressed in its place. */
const tab = (page: Page, category = general) => page.getByRole('radio', { name: name(category) })
const labels = (page: Page) => page.locator('label', { has: page.getByRole('radio') })

/** The questions that can be seen. */
const questions = (page: Page) => page.locator('details:visible')
const open = (page: Page) => page.locator('details[open]:visible')

test('one category is shown at a time, its first answer open @phone', async ({ page }) => {
  await openPage(page, '/faq')
  await expect(labels(page)).toHaveText(faq.categories.map((category) => new RegExp(category.name)))
  await expect(tab(page)).toBeChecked()
  for (const category of faq.categories) {
    const label = labels(page).filter({ hasText: category.name })
    await expect(label).toBeInViewport({ ratio: 1 })
    await label.click()
    await expect(tab(page, category)).toBeChecked()
    await expect(page.getByRole('heading', { level: 2, name: category.name })).toBeVisible()
    await expect(questions(page).getByRole('heading')).toHaveText(category.questions.map(({ question }) => question))
    await expect(open(page)).toHaveId(category.questions[0]?.id ?? '')
    await expect(page.getByText(plainText(category.questions[0]?.answer[0] ?? ''))).toBeVisible()
  }
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('heading', { level: 2, name: name(technical) })).toBeVisible()
})

test('a link to a question opens it, on arrival and whenever the address changes', async ({ page }) => {
  const [asked, other] = technical?.questions ?? []
  await openPage(page, `/faq#${asked?.id}`)
  await expect(tab(page, technical)).toBeChecked()
  await expect(page.locator(`#${asked?.id}`)).toHaveAttribute('open')
  await expect(page.locator(`#${asked?.id} summary`)).toBeFocused()
  await expect(page.locator(`#${asked?.id} summary`)).toBeInViewport()

  await page.evaluate((id) => {
    window.location.hash = id
  }, pricing?.questions[1]?.id ?? '')
  await expect(page.locator(`#${pricing?.questions[1]?.id}`)).toHaveAttribute('open')
  await expect(open(page)).toHaveCount(1)
  await page.goBack()
  await expect(page.locator(`#${asked?.id}`)).toHaveAttribute('open')

  await page.goto(`/faq#${other?.id}`)
  await expect(page.locator(`#${other?.id}`)).toHaveAttribute('open')
})
