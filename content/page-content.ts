import aboutData from './about.json' with { type: 'json' }
import areasData from './areas.json' with { type: 'json' }
import calculatorPageData from './calculator-page.json' with { type: 'json' }
import consentData from './consent.json' with { type: 'json' }
import contactData from './contact.json' with { type: 'json' }
import coverageZonesData from './coverage-zones.json' with { type: 'json' }
import enquiryGuideData from './enquiry-guide.json' with { type: 'json' }
import everyPageData from './every-page.json' with { type: 'json' }
import { facts } from './facts.ts'
import faqData from './faq.json' with { type: 'json' }
import { fillIn } from './fill-in.ts'
import galleryData from './gallery.json' with { type: 'json' }
import handOverData from './hand-over.json' with { type: 'json' }
import homeData from './home.json' with { type: 'json' }
import { listing, missingPageLabel, notFoundServices, pageLabel } from './navigation.ts'
import notFoundData from './not-found.json' with { type: 'json' }
import placesData from './places.json' with { type: 'json' }
import { readWithFacts } from './read-with-facts.ts'
import regionsData from './regions.json' with { type: 'json' }
import reviewsData from './reviews.json' with { type: 'json' }
import { samples } from './samples.ts'
import sitemapData from './sitemap.json' with { type: 'json' }
import workedPricesData from './worked-prices.json' with { type: 'json' }

export const home = readWithFacts('home', homeData)

export const about = readWithFacts('about', aboutData)

export type Milestone = (typeof about.timeline.milestones)[number]

export const calculatorPage = readWithFacts('calculator-page', calculatorPageData)

export const faq = readWithFacts('faq', faqData)

export type FaqCategory = (typeof faq.categories)[number]

export const gallery = readWithFacts('gallery', galleryData)

export type GalleryItem = (typeof gallery.items)[number]

export const { kentTowns, serviceAreas } = readWithFacts('places', placesData)

/** The three regions and what is promised there (spec 2 and 9). */
export const regions = readWithFacts('regions', regionsData).regions.map(({ mainCities = kentTowns, ...region }) => ({
  ...region,
  mainCities,
}))

export type Region = (typeof regions)[number]

export const coverageZones = readWithFacts('coverage-zones', coverageZonesData)

export type CoverageZones = typeof coverageZones

const areas = readWithFacts('areas', areasData)
const servicesInAllAreas = listing(({ listings }) => listings.areas).map(({ service, entry }) => ({
  path: service.path,
  name: entry.name,
}))

export const areasPage = { ...areas, services: { ...areas.services, list: servicesInAllAreas } }

/** The documents of a job, in its order, and two of them as specimen sheets for beam B12. */
const { specimen, number, ...handOverBand } = readWithFacts('hand-over', handOverData)
const handOverDocuments = Object.keys(handOverBand.documents)

export const handOver = {
  ...handOverBand,
  /** What a specimen sheet is, and which of the documents. */
  mark: (id: string) =>
    `${specimen} · ${fillIn(number, { number: handOverDocuments.indexOf(id) + 1, count: handOverDocuments.length })}`,
}

export const contactPage = readWithFacts('contact', contactData)

export type ContactMethod = (typeof contactPage.methods)[number]

// None of these reviews was written by a customer. The law (DMCC Act 2024) forbids publishing invented reviews, so replace
// them with the firm's own Google reviews, word for word, and confirm them before launch.
const { rules, ...reviews } = readWithFacts('reviews', reviewsData)

export const reviewsPage = {
  ...reviews,
  /** While the reviews are samples, the rules are a promise for later. */
  rules: { title: rules.title, entries: [samples.reviews ? rules.sampleOrigin : rules.origin, ...rules.entries] },
}

export type Review = (typeof reviewsPage.reviews)[number]

const { services: suggested, ...missing } = readWithFacts('not-found', notFoundData)

export const notFound = {
  ...missing,
  title: missingPageLabel,
  services: { ...suggested, links: notFoundServices.map((path) => ({ path, label: pageLabel(path) })) },
}

const { groups, ...sitemap } = readWithFacts('sitemap', sitemapData)

/** The services that name `group` as theirs. */
const servicesIn = (group: string) =>
  listing(({ listings }) => (listings.sitemap.group === group ? listings.sitemap : undefined)).map(
    ({ service, entry }) => ({ url: service.path, description: entry.text }),
  )

export const sitemapPage = {
  ...sitemap,
  groups: groups.map(({ entries, ...group }) => ({
    ...group,
    // Titles are the labels that menus and breadcrumb use, so that a page has one name.
    entries: (entries ?? servicesIn(group.title)).map((entry) => ({ ...entry, title: pageLabel(entry.url) })),
  })),
}

/** What the footer and the home page's emergency band say. Labels are in site-copy.ts, which the browser downloads. */
export const everyPage = readWithFacts('every-page', everyPageData)

/** Next to the enquiry forms: what to attach. */
export const enquiryGuide = readWithFacts('enquiry-guide', enquiryGuideData)

/** The question about analytics. It is only in a build with a real analytics id (`GA_MEASUREMENT_ID`). */
export const consentCopy = readWithFacts('consent', consentData)

/** Text that is the same on every service page. */
export const serviceCopy = {
  keyStats: 'Key figures',
  proof: {
    /** After the rating. */
    reviews: `from ${facts.business.rating.count} Google reviews`,
    certifications: facts.business.certifications,
    /** That of most services. */
    standard: 'BS EN 1090-1, up to EXC2',
  },
  nextTitle: 'What happens next',
} as const

const examples = readWithFacts('worked-prices', workedPricesData)

export type WorkedPrice = (typeof examples.jobs)[number]
export type WorkedLine = WorkedPrice['lines'][number]

/** Three jobs, priced line by line. The jobs and their prices are invented until the owner confirms them. */
export const workedPrices = {
  ...examples,
  id: 'worked-prices',
  columns: { line: 'Line', what: 'What it is', price: 'Before VAT' },
  /** After a line that is priced here, but not in the calculator’s estimate. */
  notCovered: '{line} (not in the calculator’s range)',
  withVat: 'inc. VAT',
  sums: { net: 'Total before VAT', vat: 'VAT at {rate}', total: 'Total inc. VAT' },
  showLines: '{job}: the {count} lines, and what is not included',
  caption: 'Price of the example “{title}”, line by line',
  notIncluded: 'Not included',
  range: 'The calculator’s range:',
  load: 'Load its six choices',
}
