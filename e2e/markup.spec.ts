import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { everyPath } from './pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'heading-level': ['error', { sectioningRoots: ['template', 'dialog'] }],
    // It also counts the main of the crash screen, which is in a template.
    'no-multiple-main': 'off',
  },
})

test('the HTML of every page is valid, with one main heading', async ({ request }) => {
  const faults: string[] = []
  for (const path of everyPath) {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html, path)
    for (const { messages } of results)
      faults.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`))
  }
  expect(faults).toEqual([])
})
