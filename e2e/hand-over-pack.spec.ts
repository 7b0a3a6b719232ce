import type { Page } from '@playwright/test'
import { handOverBand, handOverDocuments, packCopy } from '#content/hand-over/pack.ts'
import { violations } from './axe.ts'
import { layoutSettled, overflowing } from './overflow.ts'
import { expect, test } from './test.ts'

const documents = Object.values(handOverDocuments).map(({ name }) => name)
const opener = (page: Page) => page.getByRole('button', { name: handOverBand.open })

test('the pack is fetched with a click, has every sheet and closes with the focus on its button', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/about')
  expect(fetched.filter((path) => path.includes('hand-over-pack'))).toEqual([])
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: packCopy.title })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  expect(await violations(page, 'dialog')).toEqual([])

  for (const name of documents) {
    await expect(dialog.getByRole('heading', { level: 3, name })).toBeVisible()
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await layoutSettled(page, 320)
  expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(320)
  // On a phone the buttons' words are for screen readers alone.
  expect((await overflowing(page)).filter((fault) => !fault.includes('pack__label'))).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await dialog.getByRole('button', { name: packCopy.close }).click()
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('the sheets print alone, one A4 page each, and the page prints as before once the pack is closed', async ({
  page,
}) => {
  await page.goto('/about')
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: packCopy.title })
  await expect(dialog).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box = '']) => box.split(' ').map(Number))
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(documents.length)
  for (const [, , width = 0, height = 0] of boxes) {
    expect(Math.abs(width - 595)).toBeLessThan(2)
    expect(Math.abs(height - 842)).toBeLessThan(2)
  }
  await dialog.getByRole('button', { name: packCopy.close }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the button says when the pack cannot be fetched, and tries again', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED/)
  await page.route('**/fragments/**', (route) => route.abort())
  await page.goto('/about')
  await opener(page).click()
  await expect(page.getByText(handOverBand.failed)).toBeVisible()
  await page.unroute('**/fragments/**')
  await opener(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
