import { loadRenderers } from 'astro:container'
import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test, vi } from 'vitest'
import { sitePages } from '#app/seo/site-pages.ts'
import { pageGraph } from '#app/seo/structured-data.ts'
import { areasPage, sitemapPage } from '#content/page-content.ts'
import { type Service, services } from '#content/services.ts'
import * as page from './[service].astro'
import { GET as llmsText } from './llms.txt.ts'
import { GET as sitemapXml } from './sitemap.xml.ts'

const path = '/roof-trusses'
const name = 'Roof Trusses'

vi.mock(import('#content/services.ts'), async (original) => {
  const real = await original()
  const [first] = real.services as [(typeof real.services)[0]]
  const added: Service = { ...first, path: '/roof-trusses', name: 'Roof Trusses', order: 14 }
  return { ...real, allServices: [...real.allServices, added], services: [...real.services, added] }
})

/** The page that the added service gets, as a document. */
async function addedPage() {
  const made = page.getStaticPaths().at(-1)
  expect(made?.params.service).toBe(path.slice(1))
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) })
  const request = new Request(`https://www.firm.example${path}`)
  return parseDocument(await container.renderToString(page.default, { props: made?.props, request }))
}

test('a new service has a page, with a link in menu and footer, breadcrumb, structured data and the subject of the form', async () => {
  const document = await addedPage()
  const find = (test: (tag: string, attributes: Record<string, string>) => boolean) =>
    DomUtils.findAll(({ name: tag, attribs }) => test(tag, attribs), document)
  const headings = find((tag) => tag === 'h1').map((heading) => DomUtils.textContent(heading).trim())
  expect(headings).toContain(services.at(-1)?.hero.title)
  for (const landmark of ['header', 'footer']) {
    const [found] = find((tag) => tag === landmark)
    const links = DomUtils.findAll(({ attribs }) => attribs.href === path, found ? [found] : [])
    expect(links.some((link) => DomUtils.textContent(link).trim().startsWith(name))).toBe(true)
  }
  const here = find((_, attributes) => attributes['aria-current'] === 'page').map((item) => DomUtils.textContent(item))
  expect(here.map((text) => text.trim())).toContain(name)
  const [graph] = find((_, attributes) => attributes.type === 'application/ld+json')
  const nodes = JSON.parse(DomUtils.textContent(graph ?? []))['@graph']
  expect(nodes.find((node: { '@type': string }) => node['@type'] === 'Service').name).toBe(name)
  expect(find((tag, { value }) => tag === 'input' && value === 'Roof trusses').length).toBeGreaterThan(0)
})

test('a new service opens with its heading, its way to the form and its picture', async () => {
  const document = await addedPage()
  const [main] = DomUtils.findAll(({ name: tag }) => tag === 'main', document)
  const inMain = (test: (attributes: Record<string, string>) => boolean) =>
    DomUtils.findAll(({ attribs }) => test(attribs), main ? [main] : [])
  expect(inMain(({ href }) => href === '#get-quote')).toHaveLength(1)
  expect(inMain((attributes) => attributes['data-picture'] === services.at(-1)?.hero.picture).length).toBeGreaterThan(0)
})

test('a new service is in sitemap, areas, share images, catalogue and the files for search engines', async () => {
  expect(sitemapPage.groups.flatMap(({ entries }) => entries.map(({ url }) => url))).toContain(path)
  expect(areasPage.services.list.map((service) => service.path)).toContain(path)
  expect(sitePages.map((page) => page.path)).toContain(path)
  const home = JSON.stringify(pageGraph({ path: '/', title: '', description: '' }))
  expect(home).toContain(`"name":"${name}"`)
  expect(await sitemapXml().text()).toContain(`${path}</loc>`)
  expect(await llmsText().text()).toContain(`${path})`)
})
