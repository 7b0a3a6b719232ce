import type { Page } from '@playwright/test'
import { callLabel } from '#content/business.ts'
import { about, areasPage, calculatorPage, contactPage, home } from '#content/page-content.ts'
import { plainText } from '#content/page-copy.ts'
import { services } from '#content/services.ts'
import { siteCopy } from '#content/site-copy.ts'

const emergency = '/emergency-steel-repair'

/** What a visitor sees without scrolling. */
const screens: readonly { path: string; lead: string; links: readonly (string | undefined)[] }[] = [
  { path: '/', lead: home.hero.lead, links: [home.hero.quoteLabel] },
  ...services.map(({ path, hero: { lead, action } }) => ({
    path,
    lead,
    links: path === emergency ? [callLabel, action] : [action],
  })),
  { path: '/areas-we-serve', lead: plainText(areasPage.hero.lead), links: [callLabel] },
  { path: '/about', lead: plainText(about.hero.lead), links: [about.contact.actions[0]?.label] },
  { path: '/calculator', lead: calculatorPage.hero.lead, links: [] },
  { path: '/contact', lead: plainText(contactPage.hero.lead), links: [siteCopy.callNow] },
]

/** The heading, lead and first actions of a page that are not seen without scrolling. Pages without an entry above have none. */
export async function belowTheFold(page: Page, path: string): Promise<string[]> {
  const screen = screens.find((each) => each.path === path)
  if (!screen) return []
  const main = page.getByRole('main')
  const stickyCall = page
    .getByRole('region', { name: siteCopy.quickContact })
    .getByRole('link', { name: siteCopy.callNow })
  // Does not wait: the bar gives way while the hero's own call button is in view.
  const callTops = await stickyCall.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  const fold = Math.min(page.viewportSize()?.height ?? 0, ...callTops)
  const parts = [main.getByRole('heading', { level: 1 }), main.getByText(screen.lead).first()]
  for (const name of screen.links) parts.push(main.getByRole('link', { name }).first())
  const below = []
  for (const part of parts) {
    const box = await part.boundingBox()
    if (!box || box.y + box.height > fold) below.push(String(part))
  }
  return below
}
