import { about } from '#content/about.ts'
import { areasPage } from '#content/areas.ts'
import { callLabel } from '#content/business.ts'
import { calculatorCopy } from '#content/calculator.ts'
import { contactPage } from '#content/contact.ts'
import { home } from '#content/home.ts'
import { services } from '#content/services.ts'
import { siteCopy } from '#content/site-copy.ts'
import { expect, test } from './test.ts'

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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const { path, lead, link } of screens) {
    test(`${path} shows its heading, lead and first action at ${viewport.width} by ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const main = page.getByRole('main')
      const stickyCall = page.getByRole('complementary').getByRole('link', { name: siteCopy.callNow })
      const fold = (await stickyCall.isVisible()) ? ((await stickyCall.boundingBox())?.y ?? 0) : viewport.height
      const shown = [main.getByRole('heading', { level: 1 }), main.getByText(lead).first()]
      if (link) shown.push(main.getByRole('link', { name: link }).first())
      for (const part of shown) {
        const box = await part.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(fold)
      }
    })
  }
}
