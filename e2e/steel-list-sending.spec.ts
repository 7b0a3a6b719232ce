import type { Page } from '@playwright/test'
import { listCopy, listLimits } from '#content/steel-list.ts'
import { beamRow, listRows } from '#domain/fixtures/steel-list-rows.ts'
import { listLines, writeSentList } from '#domain/steel-list/sent-list.ts'
import { violations } from './axe.ts'
import { onlyDraft, openedAddresses } from './captures.ts'
import { attachSteelList, fillInQuote, openForm, send } from './quote-request.ts'
import { expect, hydrated, test } from './test.ts'

const short = { rows: [beamRow], others: ['Two gates as on the sketch'] }
const shortText = writeSentList(short)
const shortTitle = 'Steel list: 4 pieces, 331 kg, 1 line kept as written'
const rows = Array.from({ length: listLimits.rows }, (_, index) => listRows[index % listRows.length] ?? beamRow)
const longList = { rows, others: [] }

const path = '/steel-fabrication-kent'

const kept = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem('draft-quote')?.includes('"steelList"') === true)

test('an attached list survives errors, a reload and other pages, and can be removed @phone', async ({ page }) => {
  const form = await openForm(page, path)
  const line = form.getByText(shortTitle, { exact: true })
  await expect(line).toHaveCount(0)
  await attachSteelList(form, shortText)
  await expect(form.getByRole('status').filter({ hasText: shortTitle })).toBeAttached()
  await send(form)
  await expect(form.getByRole('alert')).toBeFocused()
  expect(await violations(page, '#get-quote')).toEqual([])
  await kept(page)
  await openForm(page, '/welding-services')
  await expect(line).toBeVisible()
  await page.reload()
  await hydrated(page, form)
  await expect(line).toBeVisible()
  await form.getByRole('button', { name: 'Remove Steel list' }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Steel list removed' })).toBeAttached()
  await expect(form.getByText(shortTitle)).toHaveCount(0)
  await expect(form.getByLabel('Attach Files')).toBeFocused()
  await page.waitForFunction(() => sessionStorage.getItem('draft-quote')?.includes('steelList') !== true)
})

test('a short list is in the mail draft, line by line', async ({ page }) => {
  const form = await openForm(page, path)
  const opened = await openedAddresses(page)
  await fillInQuote(form)
  await attachSteelList(form, shortText)
  await send(form)
  await expect(page).toHaveURL('/thank-you')
  const { href, body } = await onlyDraft(opened)
  expect(href.length).toBeLessThan(2000)
  expect(body).toContain([shortTitle, ...listLines(short).map((line) => `- ${line}`)].join('\r\n'))
})

test.describe('a long list is a summary in the mail draft,', () => {
  const story = 'A warehouse with two floors. '.repeat(5)

  async function sendLong(page: Page, description = story): Promise<string> {
    const form = await openForm(page, path)
    const opened = await openedAddresses(page)
    await fillInQuote(form, { 'Project Description': description })
    await attachSteelList(form, writeSentList(longList))
    await send(form)
    await expect(page).toHaveURL('/thank-you')
    const { href, body } = await onlyDraft(opened)
    expect(href.length).toBeLessThan(2000)
    expect(body).toContain(listCopy.pasteBelow)
    expect(body).toMatch(/Steel list: [\d,]+ pieces, [\d,]+ kg/)
    return body
  }
  const clipboard = async (page: Page) =>
    (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/).filter(Boolean)

  test('and the whole list is on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    expect(await sendLong(page)).toContain(story.trim())
    await expect(page.getByText(/Your steel list was too long for the draft\. It is on your clipboard/)).toBeVisible()
    expect(await clipboard(page)).toEqual(listLines(longList))
  })

  test('and with a long description all of it is on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    expect(await sendLong(page, story.repeat(30))).toMatch(/… \(continues, \d+ more characters\)/)
    await expect(page.getByText(/The full text is on your clipboard/)).toBeVisible()
    const copied = await clipboard(page)
    expect(copied).toEqual(expect.arrayContaining(listLines(longList).map((line) => `- ${line}`)))
    expect(copied).toContain(story.repeat(30).trim())
  })

  test('and can be copied from the page where the browser refuses the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await sendLong(page)
    await expect(page.getByText(/too long for the draft, and we could not copy it/)).toBeVisible()
    await page.getByRole('button', { name: 'Copy my enquiry' }).click()
    const text = await page.getByRole('textbox', { name: 'Your enquiry' }).inputValue()
    expect(text.split(/\r?\n/).filter((line) => line.startsWith('- '))).toHaveLength(rows.length)
  })
})
