import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA and its own best practice, by rule and place; on the whole page, or within `part`. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'], preload: false })
    // Otherwise the faults of frames on other hosts are put together in a second page, which takes twice as long: there are none.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
