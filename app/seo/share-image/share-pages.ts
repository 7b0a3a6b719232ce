import { areasPage } from '#content/areas.ts'
import { contactPage } from '#content/contact.ts'
import { accessibilityStatement, privacyPolicy, termsOfService } from '#content/legal/legal-documents.ts'
import { type FixedPath, type PagePath, pageLabel, paths } from '#content/navigation.ts'
import { about, calculatorPage, faq, gallery, home } from '#content/page-content.ts'
import { beforeAfterPair, type PictureId } from '#content/pictures.ts'
import { reviewsPage } from '#content/reviews.ts'
import { services } from '#content/services.ts'
import { sitemapPage } from '#content/sitemap.ts'
import { thankYou } from '#content/thank-you.ts'

export type SharePage = { path: PagePath; mark: string; title: string; picture: PictureId }

/** Title and picture of every page that is not a service; pages without a picture of their own borrow a fitting one. */
const pages: Record<FixedPath, { title: string; picture: PictureId }> = {
  '/': { title: home.hero.titleLines.join(' '), picture: beforeAfterPair.built },
  '/about': about.hero,
  '/gallery': { title: gallery.hero.title, picture: 'connection' },
  '/reviews': { title: reviewsPage.hero.title, picture: 'beam-installation' },
  '/areas-we-serve': { title: areasPage.hero.title, picture: 'crane-lorry' },
  '/calculator': { title: calculatorPage.hero.title, picture: 'steel-stack' },
  '/contact': { title: contactPage.hero.title, picture: 'onsite-fabrication' },
  '/faq': { title: faq.hero.title, picture: 'base-plate' },
  '/privacy-policy': { title: privacyPolicy.hero.title, picture: 'steel-stack' },
  '/terms-of-service': { title: termsOfService.hero.title, picture: 'steel-stack' },
  '/accessibility-statement': { title: accessibilityStatement.hero.title, picture: 'steel-stack' },
  '/sitemap': { title: sitemapPage.hero.title, picture: 'roof-trusses' },
  '/thank-you': { title: thankYou.hero.title, picture: 'workshop' },
}

/** What every page's share image shows: its label, its heading and its picture. */
export function sharePages(): SharePage[] {
  const heroes: Record<PagePath, { title: string; picture: PictureId }> = {
    ...pages,
    ...Object.fromEntries(services.map(({ path, hero }) => [path, hero])),
  }
  return paths.flatMap((path) => {
    const hero = heroes[path]
    return hero ? [{ path, mark: pageLabel(path), title: hero.title, picture: hero.picture }] : []
  })
}
