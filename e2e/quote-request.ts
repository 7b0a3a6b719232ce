import { expect, type Locator, type Page } from '@playwright/test'
import { openPage } from './test.ts'

/** What the quote form requires. */
const sample = {
  'Full Name': 'Sam Taylor',
  'Phone Number': '07700 900123',
  'Email Address': 'sam@example.com',
  'Service Required': 'Structural steel',
  'Project Location': 'London',
  'Project Description': 'A goalpost frame for a rear opening',
}

/** Opens a page, and gives its quote form once that is hydrated. */
export async function openForm(page: Page, path = '/'): Promise<Locator> {
  const form = page.locator('form')
  await openPage(page, path, form)
  return form
}

export const send = (form: Locator) => form.getByRole('button', { name: 'Send Quote Request' }).click()

/** Fills in what the quote form requires. */
export async function fillInQuote(form: Locator, changes: Partial<typeof sample> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...sample, ...changes })) {
    const control = form.getByLabel(label)
    if (/Service|Location/.test(label)) await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Attaches a steel list as the list on a page does it (`attachList`). */
export async function attachSteelList(form: Locator, text: string): Promise<void> {
  await form.locator('[name="steelList"]').evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
  await expect(form.getByRole('button', { name: 'Remove Steel list' })).toBeVisible()
}
