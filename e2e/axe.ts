import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The engine, once it runs in a page. */
declare const axe: typeof import('axe-core')

/**
 * What axe finds against WCAG 2.2 AA and its own best practice, by rule and place; on the whole page, or within `part`. For a part
 * header and call bar are hidden: they cover other controls at each scroll position, and axe takes those for too small.
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Half a megabyte to read: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine)
  const found = await page.evaluate(
    async ([selector, runOnly]) => {
      const bars = selector === 'html' ? [] : document.querySelectorAll<HTMLElement>('.quick-contact, .site-header')
      for (const bar of bars) bar.style.visibility = 'hidden'
      const options = { runOnly, resultTypes: ['violations' as const], preload: false, iframes: false }
      const { violations } = await axe.run(selector, options)
      for (const bar of bars) bar.style.visibility = ''
      return violations
    },
    [part, standards] as const,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
