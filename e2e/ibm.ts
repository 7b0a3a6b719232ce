import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const engine = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8')

type Result = { ruleId: string; value: [string, string]; message: string; path: { dom: string } }

/** The engine, once it runs in a page. */
declare const ace: {
  Checker: new () => { check: (part: Document, rulesets: string[]) => Promise<{ results: Result[] }> }
}

/** What IBM's checker is certain of against WCAG 2.2, by rule and place. What it asks a person to confirm is left out. */
export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`)
  })
}
