import type * as z from 'zod'
import { type ContentFile, schemaOf as contentSchemaOf, schemas } from '#content/schemas/index.ts'
import type { DocumentInfo } from './api.ts'

/** The editor's navigation, in the owner's terms. */
const groups: readonly string[] = [
  'The firm',
  'Opening hours',
  'Prices',
  'Reviews',
  'Pictures',
  'Services',
  'Pages',
  'Questions',
  'Areas',
  'Legal',
  'Emails',
]

type Entry = readonly [group: string, title: string, page: `/${string}`]

/** Where the editor lists a content file, what it calls it, and the page that shows it. */
const entries: Readonly<Record<string, Entry>> = {
  business: ['The firm', 'Name, numbers and certificates', '/contact'],
  stats: ['The firm', 'Figures', '/'],
  claims: ['The firm', 'Figures that need proof', '/steel-building-extensions-kent'],
  trade: ['The firm', 'Terms for contractors', '/steel-construction-gravesend'],
  shared: ['The firm', 'Sentences used on several pages', '/emergency-steel-repair'],
  'steel-handling': ['The firm', 'Vehicles, bars and baths', '/steel-fabrication-kent'],
  'opening-hours': ['Opening hours', 'Opening hours', '/contact'],
  prices: ['Prices', 'Prices in texts', '/steel-beam-installation'],
  calculator: ['Prices', 'Calculator', '/calculator'],
  'calculator-page': ['Pages', 'Calculator page', '/calculator'],
  'worked-prices': ['Prices', 'Worked prices', '/calculator'],
  'steel-rates': ['Prices', 'Rates of the steel list', '/steel-fabrication-kent'],
  reviews: ['Reviews', 'Reviews', '/reviews'],
  pictures: ['Pictures', 'All pictures', '/gallery'],
  gallery: ['Pictures', 'Gallery', '/gallery'],
  home: ['Pages', 'Home', '/'],
  about: ['Pages', 'About', '/about'],
  contact: ['Pages', 'Contact', '/contact'],
  'thank-you': ['Pages', 'Thank you', '/thank-you'],
  sitemap: ['Pages', 'Sitemap', '/sitemap'],
  'not-found': ['Pages', 'Page not found', '/404'],
  faq: ['Questions', 'Questions and answers', '/faq'],
  areas: ['Areas', 'Areas we serve', '/areas-we-serve'],
  coverage: ['Areas', 'Postcode check', '/areas-we-serve'],
  'coverage-zones': ['Areas', 'Postcode check: zones', '/areas-we-serve'],
  regions: ['Areas', 'Regions', '/areas-we-serve'],
  places: ['Areas', 'Places', '/areas-we-serve'],
  'postcode-places': ['Areas', 'Postcode check: districts', '/areas-we-serve'],
  warranty: ['Legal', 'Warranty', '/terms-of-service'],
  consent: ['Legal', 'Question about analytics', '/privacy-policy'],
  'enquiry-desk': ['Emails', 'Emails to visitors and to the office', '/contact'],
  'mail-draft': ['Emails', 'Draft in the visitor’s email app', '/contact'],
}

/** For a file that the table does not list. */
const folders: Readonly<Record<string, readonly [group: string, page?: `/${string}`]>> = {
  services: ['Services'],
  legal: ['Legal'],
  'hand-over': ['Pages', '/about'],
  interactive: ['Pages', '/steel-beam-installation'],
}

/** The to-do list of the start page writes these. */
export const unlisted: ReadonlySet<string> = new Set(['confirmations', 'samples'])

/** The schema of a content file, by its path without `.json`. */
export function schemaOf(id: string): z.ZodType | undefined {
  const known = Object.hasOwn(schemas, id) || /^services\/[a-z0-9-]+$/.test(id)
  return known ? contentSchemaOf(id as ContentFile) : undefined
}

/** How the editor presents a document. `name` is what its content calls it, if it has a name. */
export function documentInfo(id: string, name?: string): DocumentInfo {
  const file = `content/${id}.json`
  const listed = entries[id]
  if (listed) return { id, group: listed[0], title: listed[1], file, page: listed[2] }
  const [last = id, folder = ''] = id.split('/').reverse()
  const [group, page] = folders[folder] ?? ['Pages', '/']
  const words = last.replaceAll('-', ' ')
  return { id, group, title: name ?? words.charAt(0).toUpperCase() + words.slice(1), file, page: page ?? `/${last}` }
}

/** For sorting: by group, then as the table above lists them, then by title. */
export function inMenuOrder(one: DocumentInfo, other: DocumentInfo): number {
  const listed = Object.keys(entries)
  const places = ({ group, id }: DocumentInfo) => [
    groups.indexOf(group),
    listed.includes(id) ? listed.indexOf(id) : listed.length,
  ]
  const [[group = 0, row = 0], [otherGroup = 0, otherRow = 0]] = [places(one), places(other)]
  return group - otherGroup || row - otherRow || one.title.localeCompare(other.title)
}
