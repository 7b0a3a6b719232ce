import { menuGroups } from './schemas/service.ts'
import { allServices, isHidden, type Service, services } from './services.ts'

/** The pages that are not services, in sitemap order. */
const companyPages = {
  '/': 'Home',
  '/about': 'About',
  '/gallery': 'Gallery',
  '/reviews': 'Reviews',
  '/areas-we-serve': 'Areas We Serve',
  '/calculator': 'Calculator',
  '/contact': 'Contact',
  '/faq': 'FAQ',
} as const

/** They come after the services. */
const closingPages = {
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/accessibility-statement': 'Accessibility Statement',
  '/sitemap': 'Sitemap',
  '/thank-you': 'Your Enquiry',
} as const

/** A page that is not a service. */
export type FixedPath = keyof typeof companyPages | keyof typeof closingPages

/** Any page. Services add addresses, so the build checks that each linked address exists. */
export type PagePath = `/${string}`

const labels = new Map<string, string>([
  ...Object.entries(companyPages),
  ...allServices.map(({ path, name }) => [path, name] as const),
  ...Object.entries(closingPages),
])

/** Every page that the site shows, in sitemap order. */
export const paths = [...labels.keys()].filter((path) => !isHidden(path)) as PagePath[]

export const isPagePath = (path: string): path is PagePath => labels.has(path)

/** The name of a page in menus, breadcrumb and sitemap. Throws when there is no such page. */
export function pageLabel(path: string): string {
  const label = labels.get(path)
  if (label === undefined) throw new Error(`No page has the address ${path}`)
  return label
}

/** The breadcrumb of an address that has no page. */
export const missingPageLabel = 'Page Not Found'

/** Pages that search engines should not list: kept out of the XML sitemap, marked noindex. */
export const unlistedPaths: readonly string[] = ['/thank-you']

/** Pages that frame another site (the map). Only their policy allows it. */
export const framingPaths: readonly string[] = ['/contact']

export const isServicePath = (path: string) => services.some((service) => service.path === path)

const pageLink = (href: PagePath) => ({ href, label: pageLabel(href) })

export const headerLinks = (
  ['/', '/about', '/gallery', '/reviews', '/areas-we-serve', '/calculator', '/contact'] as const
).map(pageLink)

/** The services that have an entry in one list of the site, in their order. */
export function listing<Entry>(entryOf: (service: Service) => Entry | undefined): { service: Service; entry: Entry }[] {
  return services.flatMap((service) => {
    const entry = entryOf(service)
    return entry ? [{ service, entry }] : []
  })
}

/** The Services menu in its five groups (spec 2). */
export const servicesMenu = menuGroups.map((group) => ({
  group,
  links: listing(({ listings: { menu } }) => (menu.group === group ? menu : undefined)).map(({ service, entry }) => ({
    href: service.path,
    label: service.name,
    line: entry.line,
    icon: service.icon,
  })),
}))

export const allServicesLabel = `All ${services.length} services`

export const footerServices = services.filter(({ listings }) => listings.footer).map(({ path }) => path)

export const footerLinks = [
  ...(['/faq', '/reviews', '/privacy-policy', '/terms-of-service'] as const).map(pageLink),
  { href: '/accessibility-statement', label: 'Accessibility' },
  pageLink('/sitemap'),
]

/** The services that the 404 page suggests. */
export const notFoundServices = services.filter(({ listings }) => listings.notFound).map(({ path }) => path)
