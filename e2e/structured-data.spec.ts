import { expect, test } from '@playwright/test'
import { isServicePath, type PagePath } from '#content/navigation.ts'
import { services } from '#content/services.ts'
import { addressOf, siteUrl } from './built-site.ts'
import { type PageHtml, readPages } from './page-html.ts'
import { listed } from './pages.ts'

type GraphNode = { readonly [property: string]: unknown; readonly '@type'?: string; readonly '@id'?: string }

/** Every object of a graph, however deep, itself included. */
function allNodes(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as GraphNode, ...Object.values(value).flatMap(allNodes)]
}

function graphOf(page: PageHtml): GraphNode {
  expect(page.graphs, `${page.path} has one graph`).toHaveLength(1)
  return JSON.parse(page.graphs[0] ?? '{}')
}

const ofType = (page: PageHtml, type: string) => allNodes(graphOf(page)).filter((node) => node['@type'] === type)

test('no empty property, ids that resolve, no rating of ourselves', async ({ request }) => {
  for (const sent of await readPages(request, listed)) {
    const nodes = allNodes(graphOf(sent)['@graph'])
    const isReference = (node: GraphNode) => Object.keys(node).length === 1 && '@id' in node
    const ids = nodes.filter((node) => !isReference(node)).map((node) => node['@id'])
    expect(ids, sent.path).toEqual(expect.arrayContaining(nodes.filter(isReference).map((node) => node['@id'])))
    expect(nodes.flatMap(Object.values), sent.path).not.toContain('')
    const rated = nodes.flatMap(Object.keys).filter((name) => /^(aggregateRating|reviews?|starRating)$/.test(name))
    expect(rated, sent.path).toEqual([])
  }
})

test('each page has its type, its service and the breadcrumb that visitors see', async ({ request }) => {
  const typeOf: Partial<Record<PagePath, string>> = {
    '/about': 'AboutPage',
    '/gallery': 'ImageGallery',
    '/contact': 'ContactPage',
    '/faq': 'FAQPage',
  }
  for (const sent of await readPages(request, listed)) {
    const here = allNodes(graphOf(sent)).find((node) => node['@id'] === `${addressOf(sent.path)}#page`)
    const expected = typeOf[sent.path as PagePath]
    if (expected) expect(here?.['@type'], sent.path).toBe(expected)
    expect(here, sent.path).toMatchObject({ url: addressOf(sent.path), name: sent.titles[0] })
    expect(ofType(sent, 'GeneralContractor'), sent.path).toHaveLength(1)
    expect(ofType(sent, 'Offer'), sent.path).toHaveLength(sent.path === '/' ? services.length : 0)
    const own = ofType(sent, 'Service').filter((node) => node['@id'] === `${addressOf(sent.path)}#service`)
    expect(own, sent.path).toHaveLength(isServicePath(sent.path) ? 1 : 0)
    for (const service of own) {
      for (const property of ['description', 'provider', 'serviceType', 'areaServed'])
        expect(service, sent.path).toHaveProperty(property)
    }
    const crumbs = ofType(sent, 'ListItem').map(({ position, name }) => [position, name])
    expect(crumbs, sent.path).toEqual(sent.crumbs.map((label, index) => [index + 1, label]))
    expect(ofType(sent, 'BreadcrumbList'), sent.path).toHaveLength(sent.path === '/' ? 0 : 1)
    if (crumbs.length > 0) expect(ofType(sent, 'ListItem').at(-1)?.item).toBe(addressOf(sent.path))
  }
})

test('questions and pictures are those on the page', async ({ request }) => {
  const [faq, gallery] = await readPages(request, ['/faq', '/gallery'])
  if (!faq || !gallery) throw new Error('Both pages are there')
  const questions = ofType(faq, 'Question')
  expect(questions.length).toBeGreaterThanOrEqual(15)
  for (const question of questions) expect(faq.ids).toContain(String(question['@id']).split('#')[1])
  expect(ofType(gallery, 'ImageObject')).toHaveLength(15)
})

test('every address of ours in it answers', async ({ request }) => {
  const addresses = new Set<string>()
  for (const sent of await readPages(request, listed)) {
    for (const node of allNodes(graphOf(sent))) {
      for (const property of ['url', 'item', 'contentUrl', 'image', 'logo']) {
        const value = node[property]
        if (typeof value === 'string' && value.startsWith(siteUrl)) addresses.add(value.slice(siteUrl.length))
      }
    }
  }
  expect(addresses.size).toBeGreaterThan(listed.length)
  for (const address of addresses) expect((await request.head(address)).status(), address).toBe(200)
})
