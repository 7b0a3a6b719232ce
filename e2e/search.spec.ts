import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { openingHours } from '#content/business.ts'
import { paths } from '#content/navigation.ts'
import { hoursCopy } from '#content/week.ts'
import { weekHours } from '#domain/opening-hours.ts'
import { addressOf, siteUrl } from './built-site.ts'
import { type PageHtml, readPages } from './page-html.ts'
import { listed } from './pages.ts'

const metas = (page: PageHtml, name: string) => page.metas.filter(([key]) => key === name).map(([, content]) => content)

function only(page: PageHtml, name: string): string {
  const [content = '', ...more] = metas(page, name)
  expect(more, `${page.path} has one ${name}`).toEqual([])
  expect(content, `${page.path} has ${name}`).not.toBe('')
  return content
}

test('every page has its own title, description, address and card', async ({ request }) => {
  const pages = await readPages(request, paths)
  for (const sent of pages) {
    const [title = ''] = sent.titles
    const description = only(sent, 'description')
    expect.soft(sent.titles, sent.path).toEqual([expect.stringMatching(/^.{1,60}$/)])
    expect.soft(description, sent.path).toMatch(/^.{1,155}$/)
    expect.soft(only(sent, 'keywords').split(', '), sent.path).not.toContain('')
    expect.soft(sent.canonicals).toEqual([addressOf(sent.path)])
    const tags = {
      'og:type': 'website',
      'og:locale': 'en_GB',
      'og:url': addressOf(sent.path),
      'og:title': title,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    }
    for (const [name, content] of Object.entries(tags)) expect.soft(only(sent, name), sent.path).toBe(content)
    for (const name of ['og:site_name', 'og:image:alt']) only(sent, name)
  }
  const images = pages.map((sent) => only(sent, 'og:image'))
  for (const values of [images, pages.map(({ titles }) => titles[0]), pages.map((sent) => only(sent, 'description'))])
    expect(new Set(values).size).toBe(paths.length)
  for (const image of images) {
    expect(image.startsWith(`${siteUrl}/`) && image.endsWith('?v=3'), image).toBe(true)
    const body = await (await request.get(image.slice(siteUrl.length))).body()
    expect(body.length, image).toBeLessThanOrEqual(120_000)
    const { format, width, height } = await sharp(body).metadata()
    expect({ format, width, height }, image).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('thank-you and missing pages are not for search engines', async ({ request }) => {
  const [thanks, missing] = await readPages(request, ['/thank-you', '/no-such-page'])
  for (const sent of [thanks, missing]) expect(metas(sent as PageHtml, 'robots')).toEqual(['noindex'])
  expect(missing?.status).toBe(404)
  expect(missing?.canonicals).toEqual([])
  for (const sent of await readPages(request, listed)) expect(metas(sent, 'robots'), sent.path).toEqual([])
})

test('sitemap.xml lists every page once, and robots.txt lets everyone in and names it', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(listed.map(addressOf))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

test('llms.txt names every page by its title and description, and the closed day', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  const closed = weekHours(openingHours.hours, openingHours.closed).at(-1)?.join(' ')
  expect(text).toContain(`${closed}. ${hoursCopy.emergencyLine}: `)
  for (const sent of await readPages(request, listed)) {
    expect(text).toContain(`- [${sent.titles[0]}](${addressOf(sent.path)}): ${only(sent, 'description')}\n`)
  }
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
