import { type PagePath, pageLabels } from './navigation.ts'
import type { Inline, PageHero, Seo } from './page-copy.ts'

type SitemapEntry = { title: string; url: PagePath; description: string }
export type SitemapGroup = { id: string; title: string; entries: readonly SitemapEntry[] }

export type SitemapPage = { seo: Seo; hero: PageHero; groups: readonly SitemapGroup[]; xmlNote: readonly Inline[] }

/** Titles are the labels that menus and breadcrumb use, so that a page has one name. */
const entry = (url: PagePath, description: string): SitemapEntry => ({ title: pageLabels[url], url, description })

export const sitemapPage: SitemapPage = {
  seo: {
    title: 'Sitemap: every page and all thirteen services',
    description: 'All pages of this site on one sheet: company, steel fabrication, specialised services and legal.',
    keywords: ['steel fabrication services list', 'site map', 'steelwork services Kent and London'],
  },
  hero: {
    tag: 'Sitemap',
    title: 'Every page on one sheet',
    lead: 'The firm, thirteen services and the legal pages.',
  },
  groups: [
    {
      id: 'main-pages',
      title: 'Main',
      entries: [
        entry('/', 'Who we are, what we make, and a quote form.'),
        entry('/about', 'Our story, the standards that clients ask about, and milestones.'),
        entry('/gallery', 'Fifteen pictures of frames, stairs, balconies and gates.'),
        entry('/reviews', 'Twelve reviews, and how we treat them.'),
        entry('/areas-we-serve', 'Three regions, response times and a postcode check.'),
        entry('/calculator', 'A price range for the steelwork, and three worked prices.'),
        entry('/contact', 'Telephone, email, WhatsApp, the form and directions.'),
        entry('/faq', 'Answers on price, time, standards and site work.'),
      ],
    },
    {
      id: 'steel-fabrication-services',
      title: 'Steel Fabrication Services',
      entries: [
        entry(
          '/steel-fabrication-kent',
          'Beams, columns and frames cut, drilled, welded and protected in our workshop.',
        ),
        entry('/structural-steel-london', 'Frames for homes, offices and industry, delivered to London sites.'),
        entry('/welding-services', 'MIG, TIG, ARC and gas work, in the shop or with a mobile unit.'),
        entry('/steel-construction-gravesend', 'Steel buildings planned, put up and completed near our yard.'),
        entry('/onsite-steel-fabrication', 'Cutting, drilling and welding where the steel has to fit.'),
        entry('/steel-beam-installation', 'Beams made, delivered and set on their bearings.'),
      ],
    },
    {
      id: 'specialized-services',
      title: 'Specialized Services',
      entries: [
        entry('/3d-modeling-services', 'Models, fabrication drawings and cutting files before a saw starts.'),
        entry('/crane-hire-services', 'Lorry-mounted crane and mobile cranes, for hire or as a contract lift.'),
        entry('/emergency-steel-repair', 'Failed or struck steel made safe at any hour, then repaired.'),
        entry('/architectural-metalwork-london', 'Balconies, gates, railings and canopies, in four finishes.'),
        entry('/steel-staircase-installation', 'Straight, spiral and other stairs, measured, made and fitted.'),
        entry('/industrial-steel-platforms', 'Mezzanines, walkways and plant platforms for a stated load.'),
        entry('/steel-building-extensions-kent', 'Steel-framed extensions, from survey to handover.'),
      ],
    },
    {
      id: 'legal',
      title: 'Legal',
      entries: [
        entry('/privacy-policy', 'What we collect, why, and how long we keep it.'),
        entry('/terms-of-service', 'Quotes, payment, cancelling, warranty and complaints.'),
        entry('/accessibility-statement', 'What was tested, what was not, and known gaps.'),
      ],
    },
  ],
  xmlNote: [
    'For search engines, an XML sitemap will be available after deployment at ',
    { text: '/sitemap.xml', href: '/sitemap.xml' },
    '.',
  ],
}
