import type { Page } from '@playwright/test'
import { callLabel } from '#content/business.ts'
import { about, home } from '#content/page-content.ts'
import { services } from '#content/services.ts'
import { siteCopy } from '#content/site-copy.ts'

/** The links that a visitor sees without scrolling, below the heading and its lead. */
const firstLinks: Record<string, readonly (string | undefined)[]> = {
  '/': [home.hero.quoteLabel],
  ...Object.fromEntries(
    services.map(({ path, hero }) => [
      path,
      path === '/emergency-steel-repair' ? [callLabel, hero.action] : [hero.action],
    ]),
  ),
  '/areas-we-serve': [callLabel],
  '/about': [about.contact.actions[0]?.label],
  '/calculator': [],
  '/contact': [siteCopy.callNow],
}

/** The heading and first links of a page that are not seen without scrolling. Pages without an entry above have none. */
export async function belowTheFold(page: Page, path: string): Promise<string[]> {
  const links = firstLinks[path]
  if (!links) return []
  const main = page.getByRole('main')
  const stickyCall = page
    .getByRole('region', { name: siteCopy.quickContact })
    .getByRole('link', { name: siteCopy.callNow })
  // Does not wait: wide screens have no such bar.
  const callTops = await stickyCall.evaluateAll((calls) => calls.map((link) => link.getBoundingClientRect().top))
  const fold = Math.min(page.viewportSize()?.height ?? 0, ...callTops)
  const parts = [main.getByRole('heading', { level: 1 })]
  for (const name of links) parts.push(main.getByRole('link', { name }).first())
  const below = []
  for (const part of parts) {
    const box = await part.boundingBox()
    if (!box || box.y + box.height > fold) below.push(String(part))
  }
  return below
}
