import { closingPages, companyPages } from './pages.ts'
import { type ServicePath, services } from './services/index.ts'
import { listing } from './services/listing.ts'
import { menuGroups } from './services/service.ts'

export type PagePath = keyof typeof companyPages | ServicePath | keyof typeof closingPages

const serviceLabels = Object.fromEntries(services.map(({ path, name }) => [path, name])) as Record<ServicePath, string>

/** Every page's friendly label, in sitemap order: breadcrumb and XML sitemap come from here. */
export const pageLabels: Readonly<Record<PagePath, string>> = { ...companyPages, ...serviceLabels, ...closingPages }

/** Stands in the breadcrumb of an address that has no page. */
export const missingPageLabel = 'Page Not Found'

export const paths = Object.keys(pageLabels) as PagePath[]

export const isPagePath = (path: string): path is PagePath => path in pageLabels

/** Pages that search engines should not list: kept out of the XML sitemap, marked noindex. */
export const unlistedPaths: readonly PagePath[] = ['/thank-you']

export const isServicePath = (path: string): path is ServicePath => path in serviceLabels

export const headerLinks = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/areas-we-serve', label: 'Areas We Serve' },
  { href: '/calculator', label: 'Calculator' },
  { href: '/contact', label: 'Contact' },
] as const

/** The Services menu in its five groups (spec 2). */
export const servicesMenu = menuGroups.map((group) => ({
  group,
  links: listing(({ listings: { menu } }) => (menu.group === group ? menu : undefined)).map(({ service }) => ({
    href: service.path,
    label: service.name,
  })),
}))

export const allServicesLabel = `All ${services.length} services`

export const footerServices = services.filter(({ listings }) => listings.footer).map(({ path }) => path)

export const footerLinks = [
  { href: '/faq', label: 'FAQ' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/accessibility-statement', label: 'Accessibility' },
  { href: '/sitemap', label: 'Sitemap' },
] as const

/** The 404 page's ways on. */
export const notFoundServices = services.filter(({ listings }) => listings.notFound).map(({ path }) => path)
