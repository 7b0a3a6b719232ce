import type * as schema from 'schema-dts'
import type { PictureSources } from '#app/pictures/picture-view.tsx'
import { versioned } from '#app/pictures/versioned.ts'
import { business, openingHours } from '#content/business.ts'
import { isServicePath, type PagePath, pageLabel } from '#content/navigation.ts'
import type { FaqCategory, GalleryItem } from '#content/page-content.ts'
import { plainText } from '#content/prose.ts'
import { type Service, services } from '#content/services.ts'
import { pageUrl, siteUrl } from '#content/site.ts'
import { siteCopy } from '#content/site-copy.ts'
import { weekdays } from '#content/week.ts'

export const businessId = `${siteUrl}/#business`
const siteId = `${siteUrl}/#website`

function offerCatalogue(): schema.OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: siteCopy.servicesLabel,
    itemListElement: services.map((service) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: service.name, url: pageUrl(service.path) },
    })),
  }
}

/** Where the firm works: a circle around the yard. */
const areaServed: schema.GeoCircle = {
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...business.position },
  geoRadius: String(business.serviceRadiusMetres),
}

/** The firm: address, position, hours, service circle and, on the home page, its services. No ratings of ourselves. */
function businessNode(path: PagePath): schema.GeneralContractor {
  const { address, position } = business
  return {
    '@type': 'GeneralContractor',
    '@id': businessId,
    name: business.name,
    legalName: business.legalName,
    url: pageUrl('/'),
    telephone: business.phone.international,
    email: business.email,
    image: versioned(`${siteUrl}/images/share/home.jpg`),
    logo: versioned(`${siteUrl}/icons/icon-512.png`),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.county,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: openingHours.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${weekdays[day]}` as const),
      opens,
      closes,
    })),
    areaServed,
    ...(path === '/' ? { hasOfferCatalog: offerCatalogue() } : {}),
    sameAs: business.social.map(({ href }) => href),
  }
}

function breadcrumb(path: PagePath): schema.BreadcrumbList {
  const steps = [
    { name: pageLabel('/'), item: pageUrl('/') },
    ...(isServicePath(path) ? [{ name: siteCopy.servicesCrumb, item: `${siteUrl}/#services` }] : []),
    { name: pageLabel(path), item: pageUrl(path) },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${pageUrl(path)}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage' | 'ImageGallery'

export type PageGraph = {
  path: PagePath
  title: string
  description: string
  type?: PageType
  /** Properties of the page itself: a FAQ's mainEntity, a gallery's images. */
  page?: Record<string, unknown>
  /** Further nodes, such as the Service of a service page. */
  nodes?: readonly schema.Thing[]
}

/** One graph for a page: the firm, the site, the page, its breadcrumb, and what the page adds. */
export function pageGraph({
  path,
  title,
  description,
  type = 'WebPage',
  page = {},
  nodes = [],
}: PageGraph): schema.Graph {
  const site: schema.WebSite = {
    '@type': 'WebSite',
    '@id': siteId,
    name: business.name,
    url: pageUrl('/'),
    inLanguage: 'en-GB',
    publisher: { '@id': businessId },
  }
  const here = {
    '@type': type,
    '@id': `${pageUrl(path)}#page`,
    url: pageUrl(path),
    name: title,
    description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': siteId },
    about: { '@id': businessId },
    ...(path === '/' ? {} : { breadcrumb: { '@id': `${pageUrl(path)}#breadcrumb` } }),
    ...page,
  } as schema.Thing
  return {
    '@context': 'https://schema.org',
    '@graph': [businessNode(path), site, here, ...(path === '/' ? [] : [breadcrumb(path)]), ...nodes],
  }
}

/** The Service of a service page, provided by the firm. */
export function serviceNode({ path, name, serviceType, seo }: Service): schema.Service {
  return {
    '@type': 'Service',
    '@id': `${pageUrl(path)}#service`,
    name,
    serviceType,
    description: seo.description,
    url: pageUrl(path),
    provider: { '@id': businessId },
    areaServed,
  }
}

/** Every question of the FAQ page with its answer as plain text. */
export function faqEntity(categories: readonly FaqCategory[]): schema.Question[] {
  return categories
    .flatMap(({ questions }) => questions)
    .map(({ id, question, prices = [], answer }) => ({
      '@type': 'Question',
      '@id': `${pageUrl('/faq')}#${id}`,
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [
          ...prices.map(({ label, price, time }) => `${label}: ${[price, time].filter(Boolean).join(', ')}.`),
          ...answer.map(plainText),
        ].join(' '),
      },
    }))
}

/** The photos of the gallery, each with its caption, for an ImageGallery. */
export function galleryImages(photos: readonly (GalleryItem & { sources: PictureSources })[]): schema.ImageObject[] {
  return photos.map(({ picture, caption, description, sources: { alt, src, width, height } }) => ({
    '@type': 'ImageObject',
    '@id': `${pageUrl('/gallery')}#${picture}`,
    contentUrl: `${siteUrl}${src}`,
    name: alt,
    caption,
    description,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
  }))
}
