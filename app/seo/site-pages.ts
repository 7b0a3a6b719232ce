import { beforeAfterPair } from '#content/artwork.ts'
import { thankYou } from '#content/enquiry-desk.ts'
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
import type { PictureId } from '#content/pictures.ts'
import { services } from '#content/services.ts'

/** What a page tells search engines: title at most 60 characters, description at most 155, both unique on the site. */
export type Seo = { title: string; description: string; keywords: readonly string[] }

type SitePage = { seo: Seo; picture?: PictureId }

/** The pages that are not services. */
const fixedPages: Record<FixedPath, SitePage> = {
  '/': home,
  '/about': { ...about, picture: about.hero.picture },
  '/gallery': gallery,
  '/reviews': reviewsPage,
  '/areas-we-serve': areasPage,
  '/calculator': calculatorPage,
  '/contact': contactPage,
  '/faq': faq,
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/accessibility-statement': accessibilityStatement,
  '/sitemap': sitemapPage,
  '/thank-you': thankYou,
}

const pages = new Map<string, SitePage>([
  ...Object.entries(fixedPages),
  ...services.map(({ path, seo, hero }) => [path, { seo, picture: hero.picture }] as const),
])

/** The picture that other sites show next to a link to a page: its own or the home page's. */
export const sharePicture = (path: string) => pages.get(path)?.picture ?? beforeAfterPair.built

/** Every page of the site, in its order, with what search engines show of it. */
export const sitePages = paths.flatMap((path) => {
  const page = pages.get(path)
  return page ? [{ path, seo: page.seo }] : []
})

/** The pages that search engines may list. */
export const listedPages = sitePages.filter(({ path }) => !unlistedPaths.includes(path))
