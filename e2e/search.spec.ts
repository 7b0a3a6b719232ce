import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { isServicePath, type PagePath, paths, unlistedPaths } from '#content/navigation.ts'
import { servicePaths } from '#content/services/service.ts'
import { buildSettings } from '#scripts/build-settings.ts'
import { loadEnvironment } from '#server/config.ts'
import { allNodes, type GraphNode, graphFaults } from './graph-rules.ts'
import { readPages, type SentPage } from './read-pages.ts'
import { expect, hydrated, test } from './test.ts'

const { siteUrl } = buildSettings(loadEnvironment())
const listed = paths.filter((path) => !unlistedPaths.includes(path))
const addressOf = (path: string) => (path === '/' ? `${siteUrl}/` : siteUrl + path)

const metas = (page: SentPage, name: string) => page.metas.filter(([key]) => key === name).map(([, content]) => content)

function only(page: SentPage, name: string): string {
  const [content = '', ...more] = metas(page, name)
  expect(more, `${page.path} has one ${name}`).toEqual([])
  expect(content, `${page.path} has ${name}`).not.toBe('')
  return content
}

function graphOf(page: SentPage): GraphNode {
  expect(page.graphs, `${page.path} has one graph`).toHaveLength(1)
  return JSON.parse(page.graphs[0] ?? '{}')
}

const ofType = (page: SentPage, type: string) => allNodes(graphOf(page)).filter((node) => node['@type'] === type)

/** Faults of every page at once, so that one run shows them all. */
async function faults(page: Page, find: (sent: SentPage) => string[]): Promise<string[]> {
  return (await readPages(page, paths)).flatMap((sent) => find(sent).map((fault) => `${sent.path}: ${fault}`))
}

test('every page has a title and a description of its own, short enough to be shown whole', async ({ page }) => {
  const pages = await readPages(page, paths)
  expect(
    await faults(page, (sent) => {
      const [title = '', ...more] = sent.titles
      const description = only(sent, 'description')
      const same = pages.filter((other) => other.path !== sent.path)
      return [
        ...(title && more.length === 0 ? [] : [`${sent.titles.length} titles`]),
        ...(title.length > 60 ? [`title of ${title.length} characters`] : []),
        ...(description.length > 155 ? [`description of ${description.length} characters`] : []),
        ...(only(sent, 'keywords').split(', ').includes('') ? ['an empty keyword'] : []),
        ...same.filter((other) => other.titles[0] === title).map(({ path }) => `the title of ${path}`),
        ...same.filter((other) => only(other, 'description') === description).map(({ path }) => `describes ${path}`),
      ]
    }),
  ).toEqual([])
})

test('every page names its one address, and shares as a large card with its own picture', async ({ page, request }) => {
  const images: string[] = []
  for (const sent of await readPages(page, paths)) {
    const [title = ''] = sent.titles
    const description = only(sent, 'description')
    expect(sent.canonicals).toEqual([addressOf(sent.path)])
    const tags = {
      'og:type': 'website',
      'og:locale': 'en_GB',
      'og:url': addressOf(sent.path),
      'og:title': title,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': only(sent, 'og:image'),
    }
    for (const [name, content] of Object.entries(tags)) expect(only(sent, name), sent.path).toBe(content)
    only(sent, 'og:site_name')
    only(sent, 'og:image:alt')
    images.push(only(sent, 'og:image'))
  }
  expect(new Set(images).size).toBe(paths.length)
  for (const image of images) {
    expect(image.startsWith(`${siteUrl}/`)).toBe(true)
    const answer = await request.get(image.slice(siteUrl.length))
    expect(answer.status(), image).toBe(200)
    const { format, width, height } = await sharp(await answer.body()).metadata()
    expect({ format, width, height }, image).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('structured data: complete nodes, ids that resolve, no rating of ourselves', async ({ page }) => {
  expect(
    await faults(page, (sent) => [
      ...graphFaults(graphOf(sent)),
      ...allNodes(graphOf(sent)).flatMap((node) =>
        ['aggregateRating', 'review', 'reviews', 'starRating'].filter((property) => property in node),
      ),
    ]),
  ).toEqual([])
})

test('structured data: each page says what it is', async ({ page }) => {
  const typeOf: Partial<Record<PagePath, string>> = {
    '/about': 'AboutPage',
    '/gallery': 'ImageGallery',
    '/contact': 'ContactPage',
    '/faq': 'FAQPage',
  }
  for (const sent of await readPages(page, paths)) {
    const here = allNodes(graphOf(sent)).find((node) => node['@id'] === `${addressOf(sent.path)}#page`)
    const expected = typeOf[sent.path as PagePath]
    if (expected) expect(here?.['@type'], sent.path).toBe(expected)
    expect(here, sent.path).toMatchObject({ url: addressOf(sent.path), name: sent.titles[0] })
    expect(ofType(sent, 'GeneralContractor'), sent.path).toHaveLength(1)
    expect(ofType(sent, 'Offer'), sent.path).toHaveLength(servicePaths.length)
    const own = ofType(sent, 'Service').filter((node) => node['@id'] === `${addressOf(sent.path)}#service`)
    expect(own, sent.path).toHaveLength(isServicePath(sent.path) ? 1 : 0)
    for (const service of own) {
      for (const property of ['serviceType', 'areaServed']) expect(service, sent.path).toHaveProperty(property)
    }
  }
})

test('structured data: the breadcrumb is the one the visitor sees', async ({ page }) => {
  for (const sent of await readPages(page, paths)) {
    const items = ofType(sent, 'ListItem')
    expect(ofType(sent, 'BreadcrumbList'), sent.path).toHaveLength(sent.path === '/' ? 0 : 1)
    expect(
      items.map(({ name }) => name),
      sent.path,
    ).toEqual(sent.crumbs)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    if (items.length > 0) expect(items.at(-1)?.item).toBe(addressOf(sent.path))
  }
})

test('structured data: questions and pictures are those on the page', async ({ page }) => {
  const [faq, gallery] = await readPages(page, ['/faq', '/gallery'])
  if (!faq || !gallery) throw new Error('Both pages are there')
  const questions = ofType(faq, 'Question')
  expect(questions.length).toBeGreaterThanOrEqual(15)
  for (const question of questions) expect(faq.ids).toContain(String(question['@id']).split('#')[1])
  expect(ofType(gallery, 'ImageObject')).toHaveLength(15)
})

test('structured data: every address of ours in it answers', async ({ page, request }) => {
  const addresses = new Set<string>()
  for (const sent of await readPages(page, paths)) {
    for (const node of allNodes(graphOf(sent))) {
      for (const property of ['url', 'item', 'contentUrl', 'image', 'logo']) {
        const value = node[property]
        if (typeof value === 'string' && value.startsWith(siteUrl)) addresses.add(value.slice(siteUrl.length))
      }
    }
  }
  expect(addresses.size).toBeGreaterThan(paths.length)
  for (const address of addresses) expect((await request.head(address)).status(), address).toBe(200)
})

test('tags stay as they are when scripts have run', async ({ page }) => {
  const [sent] = await readPages(page, ['/welding-services'])
  await page.goto('/welding-services')
  await hydrated(page)
  expect(await page.title()).toBe(sent?.titles[0])
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('title, description and address follow the visitor to the next page', async ({ page }) => {
  const [about] = await readPages(page, ['/about'])
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(about?.titles[0] ?? '')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/about`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    metas(about as SentPage, 'description')[0] ?? '',
  )
})

test('thank-you and missing pages are not for search engines', async ({ page, noise, request }) => {
  noise.allow(/404 \(Not Found\)/)
  const [thanks, missing] = await readPages(page, ['/thank-you', '/no-such-page'])
  for (const sent of [thanks, missing]) expect(metas(sent as SentPage, 'robots')).toEqual(['noindex'])
  expect(missing?.status).toBe(404)
  expect(missing?.canonicals).toEqual([])
  for (const sent of await readPages(page, listed)) expect(metas(sent, 'robots'), sent.path).toEqual([])
  const xml = await (await request.get('/sitemap.xml')).text()
  expect(xml).not.toMatch(/thank-you|404/)
})

test('sitemap.xml lists every page once, with a day that has been', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const xml = await answer.text()
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(listed.map(addressOf))
  const days = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => Date.parse(day ?? ''))
  expect(days).toHaveLength(listed.length)
  for (const day of days) expect(day).toBeLessThanOrEqual(Date.now())
})

test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('llms.txt names every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  for (const path of listed) expect(text).toContain(`](${addressOf(path)})`)
})

test('favicons and the web manifest answer, in the sizes they claim', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/', name: expect.any(String), short_name: expect.any(String) })
  const icons = [
    ...(manifest.icons as { src: string; sizes: string }[]),
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ]
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  for (const file of ['/favicon.ico', '/favicon.svg']) expect((await request.get(file)).status(), file).toBe(200)
})
