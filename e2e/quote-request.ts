import { expect, type Locator } from '@playwright/test'

const sample = {
  'Full Name': 'Sam Taylor',
  'Phone Number': '07700 900123',
  'Email Address': 'sam@example.com',
  'Service Required': 'Structural steel',
  'Project Location': 'London',
  'Project Description': 'A goalpost frame for a rear opening',
}

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
