import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The engine, once it runs in a page. */
declare const axe: typeof import('axe-core')

/** What axe finds against WCAG 2.2 AA and its own best practice, by rule and place; on the whole page, or within `part`. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(engine)
  const found = await page.evaluate(
    async ([selector, runOnly]) => {
      const options = { runOnly, resultTypes: ['violations' as const], preload: false, iframes: false }
      return (await axe.run(selector, options)).violations
    },
    [part, standards] as const,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
