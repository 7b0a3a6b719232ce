import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '#content/navigation.ts'
import { placeholderAnalyticsId } from '#content/site.ts'
import { readSite } from '#server/site/site.ts'
import { finishBuild } from '../finish-build.ts'
import { withFirstScreenFirst } from './first-screen.ts'
import { contentSecurityPolicy } from './policy.ts'
import { withLateStart } from './start-script.ts'

const settings = {
  siteUrl: 'https://www.firm.example',
  analyticsId: placeholderAnalyticsId,
  directDelivery: false,
  retentionDays: 0,
  buildDate: '2026-11-21',
}
const inline = 'window.started = true'
/** As React Router writes it. */
const startOfPage = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/page":route1};

import("/assets/entry-1.js");</script>`
let folder: string
const read = (name: string) => readFile(join(folder, 'client', name), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finish-'))
  for (const path of [...paths, '/404']) {
    await mkdir(join(folder, 'client', path), { recursive: true })
    const robots = path === '/thank-you' ? '<meta name="robots" content="noindex"/>' : ''
    const html = `<head><title>Page ${path} &amp; more</title><meta name="description" content="What &quot;${path}&quot; says"/>${robots}<link rel="modulepreload" href="/assets/a.js"/><style>@font-face{src:url(/fonts/archivo-a1.woff2)}</style><script>${inline}</script></head>${startOfPage}<script type="application/ld+json">{"a":1}</script>`
    await writeFile(join(folder, 'client', path, 'index.html'), html)
  }
  await writeFile(join(folder, 'client', '__spa-fallback.html'), 'x')
  await finishBuild(folder, settings)
})

afterAll(() => rm(folder, { recursive: true }))

it('lets scripts wait, and names the fonts behind the first picture', async () => {
  const html = await read('about/index.html')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('async=""')
  for (const file of ['manifest-1', 'root-1', 'page-1', 'entry-1', 'a']) expect(html).toContain(`/assets/${file}.js`)
  expect(html).toMatch(
    /<link rel="preload" as="font"[^>]* href="\/fonts\/archivo-a1.woff2"[^>]*fetchpriority="low"\/><style/,
  )
})

it('puts off what is further down, from the head of the page on', async () => {
  const head = (await read('about/index.html')).split('</head>')[0]
  expect(head).toContain('content-visibility:auto')
  expect(() => withFirstScreenFirst('<p>No head</p>')).toThrow('no head')
})

it('refuses a page that starts in a way it does not know', () => {
  expect(() => withLateStart('<p>No script</p>')).toThrow('no start script')
  expect(() => withLateStart(startOfPage.replace('route1 from', 'other from'))).toThrow('does not know')
})

it('writes a policy per page that allows its own scripts only', async () => {
  const hash = createHash('sha256').update(inline).digest('base64')
  const site = await readSite(folder)
  const policy = site.policies['/about']
  expect(policy).toContain(`'sha256-${hash}'`)
  // That one, what puts off and what starts; the data for robots needs none.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+='){3};/)
  expect(policy).toContain("frame-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
})

it('allows the map frame on the contact page alone, and Google only with a real id', () => {
  expect(contentSecurityPolicy('/contact', '', placeholderAnalyticsId)).toContain(
    'frame-src https://www.openstreetmap.org;',
  )
  expect(contentSecurityPolicy('/about', '', placeholderAnalyticsId)).not.toContain('google')
  expect(contentSecurityPolicy('/about', '', 'G-AB12CD34EF')).toContain('https://*.googletagmanager.com')
})

it('lists every page but those marked noindex in the XML sitemap', async () => {
  const xml = await read('sitemap.xml')
  expect(xml).toContain('<loc>https://www.firm.example/</loc>')
  expect(xml).toContain('<loc>https://www.firm.example/welding-services</loc>')
  expect(xml.match(/<loc>/g)).toHaveLength(paths.length - 1)
  expect(xml).not.toContain('thank-you')
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
})

it('writes the files search engines and static hosts look for', async () => {
  expect(await read('robots.txt')).toContain('Sitemap: https://www.firm.example/sitemap.xml')
  expect(await read('llms.txt')).toContain('- [Page /about & more](https://www.firm.example/about): What "/about" says')
  expect(await read('_redirects')).toBe('/project-gallery / 301\n')
  expect(await read('_headers')).toMatch(/^\/about\n {2}content-security-policy: default-src 'none'; /m)
  expect(await read('404.html')).toContain('Page /404')
  expect(JSON.parse(await read('site.webmanifest'))).toMatchObject({ start_url: '/' })
})

it('publishes no fallback page and no preset 404 copy under two names', async () => {
  const { files } = await readSite(folder)
  expect(files.filter((name) => /fallback|404/.test(name))).toEqual([])
})
