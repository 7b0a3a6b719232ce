const webPage = ['url', 'name', 'description', 'inLanguage', 'isPartOf', 'about']
const business = ['name', 'legalName', 'url', 'telephone', 'email', 'image', 'logo', 'address', 'geo']

/**
 * What each type in our structured data must carry: Google's required properties (Search Central's structured data
 * reference) and, beyond them, those the site promises everywhere.
 */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  GeneralContractor: [...business, 'openingHoursSpecification', 'areaServed'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  Service: ['name', 'url'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: webPage,
  AboutPage: webPage,
  CollectionPage: webPage,
  ContactPage: webPage,
  FAQPage: ['url', 'name', 'description', 'inLanguage', 'isPartOf', 'mainEntity'],
  ImageGallery: ['url', 'name', 'description', 'inLanguage', 'isPartOf', 'image'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['contentUrl', 'name', 'caption', 'width', 'height'],
  QuantitativeValue: ['value', 'unitCode'],
}

export type GraphNode = { readonly [property: string]: unknown; readonly '@type'?: string; readonly '@id'?: string }

/** Every object of a graph, however deep, itself included. */
export function allNodes(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as GraphNode, ...Object.values(value).flatMap(allNodes)]
}

function isReference(node: GraphNode): boolean {
  return Object.keys(node).length === 1 && '@id' in node
}

/** What is wrong with a page's graph, one line each; nothing when it is sound. */
export function graphFaults(graph: GraphNode): string[] {
  const nodes = allNodes(graph['@graph'])
  const defined = nodes.filter((node) => !isReference(node))
  const ids = defined.flatMap((node) => node['@id'] ?? [])
  const incomplete = defined.flatMap((node) => {
    const required = requiredProperties[node['@type'] ?? '']
    if (!required) return `a node of unknown type ${node['@type']}`
    const missing = required.filter((property) => [undefined, null, ''].includes(node[property] as null))
    return missing.map((property) => `${node['@type']} ${node['@id'] ?? ''} lacks ${property}`)
  })
  const dangling = nodes.filter((node) => isReference(node) && !ids.includes(node['@id'] ?? ''))
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...(graph['@context'] === 'https://schema.org' ? [] : ['the context is not https://schema.org']),
    ...incomplete,
    ...dangling.map((node) => `${node['@id']} is named but not in the graph`),
    ...repeated.map((id) => `${id} is in the graph twice`),
  ]
}
