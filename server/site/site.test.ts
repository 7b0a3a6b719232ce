import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { jpeg, writeTestSite } from '#server/fixtures/test-site.ts'
import { readSite, requireSameSettings } from './site.ts'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeTestSite(folder)
  app = await buildApp(readConfig({ TRUSTED_PROXIES: '127.0.0.1' }), { site: await readSite(folder) })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it('answers 404, not a redirect to itself, while a build replaces the files below it', async () => {
  const replaced = await mkdtemp(join(tmpdir(), 'site-'))
  await writeTestSite(replaced)
  const running = await buildApp(readConfig({}), { site: await readSite(replaced) })
  for (const gone of ['index.html', 'about.html', '404.html']) {
    for (const ending of ['', '.br', '.gz']) await rm(join(replaced, 'client', gone + ending), { force: true })
    for (const path of ['/', '/about']) {
      const { statusCode, headers } = await running.inject(path)
      if (statusCode !== 200) expect([gone, path, statusCode, headers.location]).toEqual([gone, path, 404, undefined])
    }
  }
  expect((await running.inject('/')).statusCode).toBe(404)
  await running.close()
  await rm(replaced, { recursive: true })
})

describe('pages', () => {
  it('serves a page at its path without a slash, uncached, with its own policy and the common headers', async () => {
    const answer = await app.inject('/about')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<h1>about</h1>')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; page-of /about",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  const unknown = [
    '/nowhere',
    '/About',
    '/about.html.br',
    '/404',
    '/assets/gone.js',
    '/.env',
    '/%E0%A4%A',
    '//evil.example',
  ]
  const outside = ['/../site.json', '/..%2fsite.json', '/%2e%2e/site.json', '/_headers', '/about/../../site.json']

  it('answers unknown paths and those outside the published folder with the 404 page', async () => {
    for (const path of [...unknown, ...outside]) {
      const answer = await app.inject(path)
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(answer.body).toContain('<h1>404</h1>')
      expect(answer.headers['content-security-policy']).toContain('page-of /404')
    }
  })

  it('sends the whole 404 page despite If-None-Match and Range', async () => {
    const { etag } = (await app.inject('/nowhere')).headers
    for (const headers of [{ 'if-none-match': String(etag) }, { range: 'bytes=0-3' }]) {
      const answer = await app.inject({ url: '/nowhere', headers })
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([404, undefined])
      expect(answer.body).toContain('<h1>404</h1>')
    }
  })

  it('announces crash reports on pages only', async () => {
    const told = async (path: string) => (await app.inject(path)).headers['server-timing']
    expect([await told('/about'), await told('/nowhere')]).toEqual(['crash-reports', 'crash-reports'])
    expect([await told('/images/big.jpg'), await told('/about/')]).toEqual([undefined, undefined])
  })

  it.each([
    ['a body', 'x', 'a/b'],
    ['broken JSON', '{', 'application/json'],
    ['JSON without end', ' '.repeat(2 ** 20 + 1), 'application/json'],
  ])('refuses other methods with %s', async (_, payload, type) => {
    const answer = await app.inject({ method: 'POST', url: '/about', payload, headers: { 'content-type': type } })
    expect([answer.statusCode, answer.body, answer.headers.allow]).toEqual([405, '', 'GET, HEAD'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('redirects', () => {
  it.each([
    ['/about/?a=1', 308, '/about?a=1'],
    ['/about.html?a=1', 308, '/about?a=1'],
    ['/index.html', 308, '/'],
    ['/project-gallery', 301, '/'],
    ['/team?from=mail', 301, '/about?from=mail#team'],
  ])('redirects %s with %i to %s', async (path, status, address) => {
    const answer = await app.inject(path)
    expect([answer.statusCode, answer.headers.location]).toEqual([status, address])
  })

  it('never redirects to another host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example//', '/%5Cevil.example/']) {
      const location = (await app.inject(path)).headers.location ?? '/'
      expect(new URL(String(location), 'http://localhost').host).toBe('localhost')
    }
  })
})

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('answers Accept-Encoding %s with %s', async (accept, coding, open) => {
  const answer = await app.inject({ url: '/about', headers: { 'accept-encoding': accept } })
  expect(answer.headers['content-encoding']).toBe(coding)
  expect(answer.headers.vary).toBe('accept-encoding')
  expect(open(answer.rawPayload).toString()).toContain('<h1>about</h1>')
})

it('marks hashed files as immutable, and no other file because of a ?v=', async () => {
  const forever = 'public, max-age=31536000, immutable'
  expect((await app.inject('/assets/entry-AbCd1234.js')).headers['cache-control']).toBe(forever)
  expect((await app.inject('/images/big.jpg?v=3')).headers['cache-control']).toBe('public, max-age=3600')
})

it('marks no page and no error as immutable', async () => {
  for (const path of ['/about?v=1', '/images/gone.jpg?v=3', '/nowhere?v=1']) {
    expect([path, (await app.inject(path)).headers['cache-control']]).toEqual([path, 'no-cache'])
  }
  const past = { url: '/images/big.jpg?v=3', headers: { range: `bytes=${jpeg.length}-` } }
  expect((await app.inject(past)).headers['cache-control']).toBe('no-store')
})

it('sends HSTS only when a trusted proxy reports HTTPS', async () => {
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
  const trusted = await app.inject({ url: '/about', headers: proxied })
  expect(trusted.headers['strict-transport-security']).toBe('max-age=63072000')
  const stranger = await app.inject({ url: '/about', headers: proxied, remoteAddress: '203.0.113.7' })
  expect(stranger.headers['strict-transport-security']).toBeUndefined()
  expect((await app.inject('/about')).headers['strict-transport-security']).toBeUndefined()
})

const mail = { SMTP_URL: 'smtp://localhost', ENQUIRIES_TO: 'a@b.example', ENQUIRIES_FROM: 'c@d.example' }

it.each([
  [{ directDelivery: false, retentionDays: 0 }, {}, undefined],
  [{ directDelivery: true, retentionDays: 14 }, { ...mail, ENQUIRY_RETENTION_DAYS: '14' }, undefined],
  [{ directDelivery: true, retentionDays: 0 }, {}, 'built with direct delivery'],
  [{ directDelivery: false, retentionDays: 0 }, mail, 'built without direct delivery'],
  [{ directDelivery: true, retentionDays: 0 }, { ...mail, ENQUIRY_RETENTION_DAYS: '14' }, 'it is now 14'],
])('a site built as %o is served with the settings %o, or says: %s', (site, env, message) => {
  const check = () => requireSameSettings(site, readConfig(env))
  if (message) expect(check).toThrow(message)
  else expect(check).not.toThrow()
})
