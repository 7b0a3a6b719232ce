import { accessibilityStatement, privacyPolicy, termsOfService } from '#content/legal/legal-documents.ts'
import { type FixedPath, paths, unlistedPaths } from '#content/navigation.ts'
import {
  about,
  areasPage,
  calculatorPage,
  contactPage,
  faq,
  gallery,
  home,
  reviewsPage,
  sitemapPage,
} from '#content/page-content.ts'
import type { Seo } from '#content/page-copy.ts'
import { beforeAfterPair, type PictureId } from '#content/pictures.ts'
import { services } from '#content/services.ts'
import { thankYou } from '#content/thank-you.ts'

type SitePage = { seo: Seo; hero: { title: string }; picture: PictureId }

/** The pages that are not services, each with the picture of its share image. Pages without a picture of their own borrow a fitting one. */
const fixedPages: Record<FixedPath, SitePage> = {
  '/': { seo: home.seo, hero: { title: home.hero.titleLines.join(' ') }, picture: beforeAfterPair.built },
  '/about': { ...about, picture: about.hero.picture },
  '/gallery': { ...gallery, picture: 'connection' },
  '/reviews': { ...reviewsPage, picture: 'beam-installation' },
  '/areas-we-serve': { ...areasPage, picture: 'crane-lorry' },
  '/calculator': { ...calculatorPage, picture: 'steel-stack' },
  '/contact': { ...contactPage, picture: 'onsite-fabrication' },
  '/faq': { ...faq, picture: 'base-plate' },
  '/privacy-policy': { ...privacyPolicy, picture: 'steel-stack' },
  '/terms-of-service': { ...termsOfService, picture: 'steel-stack' },
  '/accessibility-statement': { ...accessibilityStatement, picture: 'steel-stack' },
  '/sitemap': { ...sitemapPage, picture: 'roof-trusses' },
  '/thank-you': { ...thankYou, picture: 'workshop' },
}

const pages = new Map<string, SitePage>([
  ...Object.entries(fixedPages),
  ...services.map(({ path, seo, hero }) => [path, { seo, hero, picture: hero.picture }] as const),
])

/** Every page of the site, in its order, with what search engines and share images show of it. */
export const sitePages = paths.flatMap((path) => {
  const page = pages.get(path)
  return page ? [{ path, seo: page.seo, title: page.hero.title, picture: page.picture }] : []
})

/** The pages that search engines may list. */
export const listedPages = sitePages.filter(({ path }) => !unlistedPaths.includes(path))
