import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '#content/navigation.ts'
import { placeholderAnalyticsId } from '#content/site.ts'
import { finishBuild } from '../finish-build.ts'
import { readBuiltPages } from './built-pages.ts'
import { contentSecurityPolicy } from './policy.ts'

const settings = {
  siteUrl: 'https://www.firm.example',
  analyticsId: placeholderAnalyticsId,
  directDelivery: false,
  retentionDays: 0,
  buildDate: '2026-11-21',
}
/** What stands in a page as Astro writes it: what the browser carries out, and data. */
const inline = ['window.started = true', '{"prerender":[]}', 'import "/assets/a.js"']
const style = 'body{margin:0}'
const scripts = `<script>${inline[0]}</script><script type="speculationrules">${inline[1]}</script><script type="module">${inline[2]}</script><script type="module" src="/assets/b.js"></script><script type="application/ld+json">{"a":1}</script>`
let folder: string
const read = (name: string) => readFile(join(folder, 'client', name), 'utf8')

function pageText(path: string): string {
  const robots = path === '/thank-you' ? '<meta name="robots" content="noindex">' : ''
  return `<head><title>Page ${path} &amp; more</title><meta name="description" content="What &quot;${path}&quot; says">${robots}<style>${style}</style></head>${scripts}`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finish-'))
  for (const path of paths) {
    await mkdir(join(folder, 'client', path), { recursive: true })
    await writeFile(join(folder, 'client', path, 'index.html'), pageText(path))
  }
  await writeFile(join(folder, 'client', '404.html'), pageText('/404'))
  await finishBuild(folder, settings)
})

afterAll(() => rm(folder, { recursive: true }))

it('leaves pages as Astro wrote them', async () => {
  expect(await read('about/index.html')).toBe(pageText('/about'))
})

it('knows the page of addresses that have none, and keeps it from search engines', async () => {
  const pages = await readBuiltPages(join(folder, 'client'))
  expect(pages.find(({ path }) => path === '/404')).toMatchObject({ title: 'Page /404 & more', listed: false })
  expect(pages).toHaveLength(paths.length + 1)
})

it('refuses a build that lacks a page', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'empty-'))
  await mkdir(join(empty, 'client'))
  await expect(finishBuild(empty, settings)).rejects.toThrow('no page for /')
  await rm(empty, { recursive: true })
})

it('writes a policy per page that allows its own scripts, rules and styles only', async () => {
  const { policies } = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  for (const path of ['/about', '/404']) {
    expect(policies[path]).toContain(`script-src 'self' ${inline.map(hash).sort().join(' ')};`)
    expect(policies[path]).toContain(`style-src 'self' ${hash(style)};`)
    expect(policies[path]).toContain("frame-src 'none'")
    expect(policies[path]).not.toContain('unsafe-inline')
  }
})

it('asks for Trusted Types, but not of Google’s tag', () => {
  const policy = contentSecurityPolicy('/about', '', placeholderAnalyticsId)
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types own-worker$/)
  expect(contentSecurityPolicy('/about', '', 'G-AB12CD34EF')).not.toContain('trusted-types')
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
  expect(JSON.parse(await read('site.webmanifest'))).toMatchObject({ start_url: '/' })
})
