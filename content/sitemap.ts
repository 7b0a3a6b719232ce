import { type PagePath, pageLabel } from './navigation.ts'
import { reviewsPage } from './reviews.ts'
import type { Service } from './service.ts'
import { listing } from './service-listing.ts'
import { services } from './services.ts'

type SitemapEntry = { title: string; url: PagePath; description: string }
export type SitemapGroup = { id: string; title: string; entries: readonly SitemapEntry[] }

/** Titles are the labels that menus and breadcrumb use, so that a page has one name. */
const entry = (url: PagePath, description: string): SitemapEntry => ({ title: pageLabel(url), url, description })

/** The services that name `group` as theirs. */
function servicesIn(group: Service['listings']['sitemap']['group']): SitemapEntry[] {
  const listed = listing(({ listings: { sitemap } }) => (sitemap.group === group ? sitemap : undefined))
  return listed.map((each) => entry(each.service.path, each.entry.text))
}

export const sitemapPage = {
  seo: {
    title: `Sitemap: every page and all ${services.length} services`,
    description: 'All pages of this site in one list: company, steel fabrication, specialised services and legal.',
    keywords: ['steel fabrication services list', 'site map', 'steelwork services Kent and London'],
  },
  hero: {
    tag: 'Sitemap',
    title: 'Every page in one list',
    lead: `Pages about the firm, our ${services.length} services and the legal pages.`,
  },
  groups: [
    {
      id: 'main-pages',
      title: 'Main',
      entries: [
        entry('/', 'Who we are, what we make and a quote form.'),
        entry('/about', 'Our story, the standards that clients ask about, and milestones.'),
        entry('/gallery', 'Fifteen pictures of frames, stairs, balconies and gates.'),
        entry('/reviews', `${reviewsPage.reviews.length} reviews, and the rules for showing them.`),
        entry('/areas-we-serve', 'Three regions, response times and a postcode check.'),
        entry('/calculator', 'A price range for the steelwork, and three worked prices.'),
        entry('/contact', 'Telephone, email, WhatsApp, the form and directions.'),
        entry('/faq', 'Answers about price, time, standards and site work.'),
      ],
    },
    {
      id: 'steel-fabrication-services',
      title: 'Steel Fabrication Services',
      entries: servicesIn('Steel Fabrication Services'),
    },
    {
      id: 'specialized-services',
      title: 'Specialized Services',
      entries: servicesIn('Specialized Services'),
    },
    {
      id: 'legal',
      title: 'Legal',
      entries: [
        entry('/privacy-policy', 'What we collect, why, and how long we keep it.'),
        entry('/terms-of-service', 'Quotes, payment, cancelling, warranty and complaints.'),
        entry('/accessibility-statement', 'What we tested, what we did not, and known gaps.'),
      ],
    },
  ],
  xmlNote: [
    'For search engines: the XML sitemap, available after deployment, is at ',
    { text: '/sitemap.xml', href: '/sitemap.xml' },
    '.',
  ],
} as const
