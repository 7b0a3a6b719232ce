import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { paths } from '#content/navigation.ts'
import { placeholderAnalyticsId } from '#content/site.ts'
import { finishBuild } from '../finish-build.ts'
import { contentSecurityPolicy } from './policy.ts'

const settings = {
  siteUrl: 'https://www.firm.example',
  analyticsId: placeholderAnalyticsId,
  directDelivery: false,
  retentionDays: 0,
  buildDate: '2026-11-21',
}
let folder: string
const read = (name: string) => readFile(join(folder, 'client', name), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finish-'))
  await mkdir(join(folder, 'client'))
  for (const path of paths) {
    await writeFile(join(folder, 'client', `${path === '/' ? 'index' : path}.html`), `<h1>${path}</h1>`)
  }
  await writeFile(join(folder, 'client', '404.html'), '')
  await writeFile(join(folder, 'client', '_redirects'), '/old /about#team 301\n')
  await finishBuild(folder, settings)
  return () => rm(folder, { recursive: true })
})

it('refuses a build that lacks a page', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'empty-'))
  await mkdir(join(empty, 'client'))
  await expect(finishBuild(empty, settings)).rejects.toThrow('no page for /')
  await rm(empty, { recursive: true })
})

it('refuses a link to an address without a page or file', async () => {
  const page = await read('faq.html')
  const write = (links: string) => writeFile(join(folder, 'client', 'faq.html'), page + links)
  await write(
    '<a href="/about?a">1</a><a href="/faq.html">2</a><a href="https://x.example/y">3</a><a id="z" href="#z">4</a>',
  )
  await finishBuild(folder, settings)
  const dead = ['/no-such-page#part', '/about#no-such-anchor', '#top', '/missing.pdf']
  await write(`${dead.map((href) => `<a href="${href}">Link</a>`).join('')}<svg><use href="#no-such-artwork" /></svg>`)
  const deadLinks = [...dead, '#no-such-artwork'].map((href) => ({ path: '/faq', href }))
  await expect(finishBuild(folder, settings)).rejects.toMatchObject({
    message: expect.stringContaining(deadLinks.map(({ path, href }) => `${path} links to ${href}`).join('\n')),
    cause: { deadLinks },
  })
  await writeFile(join(folder, 'client', 'faq.html'), page)
})

it('refuses a redirect to no page, and one that the server would not read', async () => {
  const redirects = await read('_redirects')
  const wrong = '/gone /no-such-page 301\n/moved  /about 302\n'
  await writeFile(join(folder, 'client', '_redirects'), redirects + wrong)
  await expect(finishBuild(folder, settings)).rejects.toThrow(`_redirects:\n${wrong.trim()}`)
  await writeFile(join(folder, 'client', '_redirects'), redirects)
})

it('requires Trusted Types, except with Google’s tag', () => {
  const policy = contentSecurityPolicy('/about', '', placeholderAnalyticsId)
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'$/)
  expect(contentSecurityPolicy('/about', '', 'G-AB12CD34EF')).not.toContain('trusted-types')
})

it('allows the map frame on the contact page alone, and Google only with a real id', () => {
  expect(contentSecurityPolicy('/contact', '', placeholderAnalyticsId)).toContain(
    'frame-src https://www.openstreetmap.org;',
  )
  const about = contentSecurityPolicy('/about', '', placeholderAnalyticsId)
  expect(about).toContain("frame-src 'none'")
  expect(about).not.toContain('google')
  expect(contentSecurityPolicy('/about', '', 'G-AB12CD34EF')).toContain('https://*.googletagmanager.com')
})

it('writes the headers for static hosts', async () => {
  expect(await read('_headers')).toMatch(/^\/about\n {2}content-security-policy: default-src 'none'; /m)
})
