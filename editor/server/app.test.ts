import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { DocumentInfo, Issue, LaunchTask } from '../api.ts'
import { formSchemaOf } from '../documents.ts'
import { pathTo } from '../form-schema.ts'
import { asText } from './files.ts'
import { copySite, openEditor, origin } from './open-editor.fixture.ts'

it('saves every document as it was', async () => {
  const { root, textOf } = copySite()
  const { ask } = openEditor(root)
  const { body: documents } = await ask('GET', '/api/documents')
  expect(documents.length).toBeGreaterThan(4)
  for (const { id, file } of documents as DocumentInfo[]) {
    const before = textOf(file)
    const { body } = await ask('GET', `/api/documents/${id}`)
    expect(body).not.toHaveProperty('$schema')
    expect(await ask('PUT', `/api/documents/${id}`, { data: body })).toEqual({ status: 200, body: { saved: body } })
    expect(textOf(file)).toBe(before)
  }
})

const CHAS = { number: '4711', body: 'CHAS', expires: '2099-05-31' }
const withCertificate = (values: object) => (firm: Record<string, Record<string, unknown>>) => ({
  certificates: { ...firm.certificates, CHAS: { ...CHAS, ...values } },
})

it.each([
  ['a field that does not exist', 'business', { surprise: 1 }, ['']],
  ['an entry without text', 'business', { logoLines: ['A', ''] }, ['logoLines.1']],
  ['a fact where the site fills in none', 'business', { name: 'Firm {business.phone}' }, ['name']],
  ['a day that does not exist', 'business', withCertificate({ expires: '2099-02-31' }), ['certificates.CHAS.expires']],
  ['an expired certificate', 'business', withCertificate({ expires: '2020-05-31' }), ['certificates.CHAS.expires']],
  ['a certificate without an issuer', 'business', withCertificate({ body: '' }), ['certificates.CHAS.body']],
  [
    'hours that end before they begin, and a day in two lines',
    'opening-hours',
    {
      hours: [
        { days: [1, 2], opens: '17:00', closes: '07:30' },
        { days: [2, 3], opens: '08:00', closes: '12:00' },
      ],
    },
    ['hours.0.closes', 'hours.1.days'],
  ],
  [
    'a link inside a link',
    'faq',
    ({ hero }: Record<string, object>) => ({ hero: { ...hero, lead: '[a, [b](tel:2)](tel:1)' } }),
    ['hero.lead'],
  ],
  [
    'a text that is too long, with a link that leads nowhere',
    'about',
    ({ hero }: Record<string, object>) => ({
      hero: { ...hero, title: 'Steel '.repeat(20), lead: 'See [our work](/our-wrok).' },
    }),
    ['hero.title', 'hero.lead'],
  ],
])('refuses %s, and saves nothing', async (_, id, values, fields) => {
  const { root, textOf } = copySite()
  const before = textOf(`content/${id}.json`)
  const { status, body } = await openEditor(root).change(id, values)
  expect([status, body.issues.map(({ path }: Issue) => path.join('.'))]).toEqual([422, fields])
  expect(textOf(`content/${id}.json`)).toBe(before)
})

it('names the wrong value while facts cannot be read, and saves its file', async () => {
  const { root, textOf } = copySite()
  const { leadTimes, ...shared } = JSON.parse(textOf('content/shared.json'))
  writeFileSync(join(root, 'content/shared.json'), asText({ ...shared, leadTimes: '' }))
  // An editor of its own, because the worker reads the content next to it.
  for (const name of ['domain', 'editor', 'package.json']) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const copy = await import(join(root, 'editor/server/open-editor.fixture.ts'))
  const { change }: ReturnType<typeof openEditor> = copy.openEditor(root)
  const message = expect.stringMatching(/^content\/shared\.json, leadTimes: /)
  expect(await change('faq', {})).toEqual({ status: 409, body: { message } })
  expect(await change('shared', {})).toMatchObject({ status: 422, body: { issues: [{ path: ['leadTimes'] }] } })
  expect(await change('shared', { leadTimes })).toMatchObject({ status: 200 })
  expect(await change('faq', {})).toMatchObject({ status: 200 })
})

it('refuses requests of other pages and sites', async () => {
  const { ask, app } = openEditor(copySite().root)
  for (const headers of [
    { origin: 'https://example.com' },
    { origin: 'http://127.0.0.1:4000' },
    { host: 'example.com:3100' },
  ]) {
    expect(await ask('GET', '/api/documents/business', undefined, headers)).toMatchObject({ status: 403 })
    expect(await ask('POST', '/api/publish', {}, headers)).toMatchObject({ status: 403 })
  }
  // Every browser sends an origin with what writes.
  const headers = { host: new URL(origin).host }
  expect(await app.inject({ url: '/api/documents', headers })).toMatchObject({ statusCode: 200 })
  expect(await app.inject({ method: 'POST', url: '/api/publish', headers })).toMatchObject({ statusCode: 403 })
})

it('has nothing but documents and pictures', async () => {
  const { ask } = openEditor(copySite().root)
  for (const url of [
    '/api/documents/../package',
    '/api/documents/..%2fpackage',
    '/api/documents/services/..%2f..%2f..%2fetc%2fpasswd',
    '/api/documents/__proto__',
    '/api/documents/business.json',
    '/pictures/..%2fcontent%2fbusiness.json',
    '/pictures/%2e%2e%2fpackage.json',
    '/pictures/missing.jpg',
    '/package.json',
  ])
    expect(await ask('GET', url), url).toMatchObject({ status: 404 })
})

it('asks for a new check of a safety figure that has changed', async () => {
  const { root } = copySite()
  const { ask, change } = openEditor(root)
  await ask('POST', '/api/confirm', { confirm: [['safety-figures.json', 'crane', 'checked']], confirmed: true })
  const { body } = await change('safety-figures', ({ crane }) => ({ crane: { ...crane, tackle: 99 } }))
  expect(body.issues).toMatchObject([{ path: ['crane', 'checked'] }])
})

it('names every part of every form in plain words', async () => {
  const { ask } = openEditor(copySite().root)
  const documents = (await ask('GET', '/api/documents')).body as DocumentInfo[]
  const unnamed = documents.flatMap(({ id }) =>
    Object.entries(formSchemaOf(id).properties ?? {}).flatMap(([key, part]) =>
      part.title || key === 'safety' ? [] : `${id}: ${key}`,
    ),
  )
  expect(unnamed).toEqual([])
})

it('leads to a field for every task before launch that names one', async () => {
  const { ask } = openEditor(copySite().root)
  const tasks = (await ask('GET', '/api/launch-tasks')).body as LaunchTask[]
  for (const { file, field } of tasks.filter((task) => task.field)) {
    const { body } = await ask('GET', `/api/documents/${file}`)
    if (formSchemaOf(file).properties)
      expect(pathTo(formSchemaOf(file), body, field)?.length, `${file}: ${field}`).toBeGreaterThan(0)
  }
})

it('reaches zero points before launch, and launch-check agrees', async () => {
  const { root } = copySite()
  const { ask, change } = openEditor(root)
  const tasks = async () => (await ask('GET', '/api/launch-tasks')).body as LaunchTask[]
  const command = resolve('editor/server/launch-check.ts')
  const launchCheck = () => spawnSync(process.execPath, [command], { cwd: root, encoding: 'utf8' })
  const left = (await tasks()).filter(({ open }) => open).length
  expect(launchCheck()).toMatchObject({ status: 1, stdout: expect.stringContaining(`Points left: ${left}.`) })

  const withoutStandIns = (data: object) =>
    JSON.parse(
      JSON.stringify(data)
        .replaceAll(/Estuary\W*Steelworks|Basin Yard|Sample review/gi, 'ThamesSteel')
        .replaceAll('.example', '.co.uk'),
    )
  await change('business', (firm) => ({
    ...withoutStandIns(firm),
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 89',
    phone: '01474 555123',
    analyticsId: '',
    position: { latitude: 51.44, longitude: 0.36 },
    whatsapp: { ...firm.whatsapp, display: '07712 345678' },
    address: { ...firm.address, street: 'Unit 1, Wharf Road', postcode: 'DA11 0AB' },
  }))
  await change('reviews', withoutStandIns)
  await change('contact', withoutStandIns)
  const proof = { source: 'Survey of our customers', number: '42 owners', year: '2026' }
  await change('claims', (claims) =>
    Object.fromEntries(Object.entries(claims).map(([key, claim]) => [key, { ...claim, ...proof }])),
  )
  const confirm = (await tasks()).flatMap((task) => (task.confirm && !task.blocked ? [task.confirm] : []))
  expect(await ask('POST', '/api/confirm', { confirm, confirmed: true })).toMatchObject({ status: 200 })
  expect((await tasks()).filter(({ open }) => open)).toEqual([])
  expect(launchCheck()).toMatchObject({ status: 0 })
})

it('serves a page that loads nothing from elsewhere and cannot be framed', async () => {
  const { root } = copySite()
  const { app } = openEditor(root)
  const { body, headers } = await app.inject({ url: '/', headers: { host: new URL(origin).host } })
  expect(body).toContain('http://127.0.0.1:4000')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain('frame-src http://127.0.0.1:4000')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
