import type { Page } from '@playwright/test'
import { about } from '#content/about.ts'
import { areasPage } from '#content/areas.ts'
import { callLabel } from '#content/business.ts'
import { calculatorCopy } from '#content/calculator.ts'
import { contactPage } from '#content/contact.ts'
import { home } from '#content/home.ts'
import { services } from '#content/services.ts'
import { siteCopy } from '#content/site-copy.ts'

const emergency = '/emergency-steel-repair'

/** What a visitor sees without scrolling; the calculator's own button belongs to its form, below. */
const screens: readonly { path: string; lead: string; link?: string }[] = [
  { path: '/', lead: home.hero.lead, link: home.hero.quoteLabel },
  ...services.map(({ path, hero }) => ({ path, lead: hero.lead, link: path === emergency ? callLabel : hero.action })),
  { path: '/areas-we-serve', lead: areasPage.hero.lead, link: areasPage.hero.actions[0]?.label },
  { path: '/about', lead: about.hero.lead, link: about.contact.actions[0]?.label },
  { path: '/calculator', lead: calculatorCopy.lead },
  { path: '/contact', lead: contactPage.hero.lead, link: siteCopy.callNow },
]

/** The heading, lead and first action of a page that are not seen without scrolling. Pages without an entry above have none. */
export async function belowTheFold(page: Page, path: string): Promise<string[]> {
  const screen = screens.find((each) => each.path === path)
  if (!screen) return []
  const main = page.getByRole('main')
  const stickyCall = page.getByRole('complementary').getByRole('link', { name: siteCopy.callNow })
  const windowHeight = page.viewportSize()?.height ?? 0
  const fold = (await stickyCall.isVisible()) ? ((await stickyCall.boundingBox())?.y ?? 0) : windowHeight
  const parts = [main.getByRole('heading', { level: 1 }), main.getByText(screen.lead).first()]
  if (screen.link) parts.push(main.getByRole('link', { name: screen.link }).first())
  const below = []
  for (const part of parts) {
    const box = await part.boundingBox()
    if (!box || box.y + box.height > fold) below.push(String(part))
  }
  return below
}
