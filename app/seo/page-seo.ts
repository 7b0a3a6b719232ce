import { areasPage } from '#content/areas.ts'
import { contactPage } from '#content/contact.ts'
import { accessibilityStatement, privacyPolicy, termsOfService } from '#content/legal/legal-documents.ts'
import { type FixedPath, paths, unlistedPaths } from '#content/navigation.ts'
import { about, calculatorPage, faq, gallery, home } from '#content/page-content.ts'
import type { Seo } from '#content/page-copy.ts'
import { reviewsPage } from '#content/reviews.ts'
import { services } from '#content/services.ts'
import { sitemapPage } from '#content/sitemap.ts'
import { thankYou } from '#content/thank-you.ts'

/** What the pages that are not services tell search engines. */
const pages: Record<FixedPath, { seo: Seo }> = {
  '/': home,
  '/about': about,
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

/** The pages that search engines may list, in the order of the site, with their titles and descriptions. */
export const listedPages = paths
  .filter((path) => !unlistedPaths.includes(path))
  .flatMap((path) => {
    const page = pages[path as FixedPath] ?? services.find((service) => service.path === path)
    return page ? [{ path, ...page.seo }] : []
  })
