import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { DocumentInfo, Issue } from '../api.ts'
import { formSchemaOf } from '../documents.ts'
import { pathTo } from '../form-schema.ts'
import type { LaunchTask } from './find-stand-ins.ts'
import { copySite, openEditor, origin, token } from './open-editor.fixture.ts'

it('saves every document as it was', async () => {
  const { root, textOf } = copySite()
  const { ask } = openEditor(root)
  const { body: documents } = await ask('GET', '/api/documents')
  expect(documents.length).toBeGreaterThan(4)
  for (const { id, file } of documents as DocumentInfo[]) {
    const before = textOf(file)
    const { body } = await ask('GET', `/api/documents/${id}`)
    expect(body.data).not.toHaveProperty('$schema')
    expect(await ask('PUT', `/api/documents/${id}`, body)).toEqual({ status: 200, body })
    expect(textOf(file)).toBe(before)
  }
})

it('says which value is wrong and why, and saves nothing', async () => {
  const { root, textOf } = copySite()
  const { change } = openEditor(root)
  const before = textOf('content/business.json')
  const wrong = async (values: Record<string, unknown>) => (await change('business', values)).body.issues
  expect(await wrong({ name: '' })).toEqual([{ path: ['name'], message: 'Fill this in.' }])
  expect(await wrong({ logoLines: ['A', ''] })).toEqual([{ path: ['logoLines', 1], message: 'Fill this in.' }])
  expect(await wrong({ surprise: 1 })).toEqual([{ path: [], message: expect.stringContaining('surprise') }])
  // The site fills in no facts here, not even those that exist.
  expect(await wrong({ name: 'Firm {business.phone}' })).toEqual([
    { path: ['name'], message: expect.stringContaining('No facts are filled in here') },
  ])
  expect(textOf('content/business.json')).toBe(before)
})

it('refuses a certificate that has run out, or has no issuer or date', async () => {
  const { change } = openEditor(copySite().root)
  const issuesWith = async (values: object) => {
    const CHAS = { number: '4711', body: 'CHAS', expires: '2099-05-31', ...values }
    const { status, body } = await change('business', ({ certificates }) => ({
      certificates: { ...certificates, CHAS },
    }))
    return body.issues?.map(({ path }: Issue) => path.join('.')) ?? status
  }
  for (const expires of ['2099-02-31', '2020-05-31'])
    expect(await issuesWith({ expires }), expires).toEqual(['certificates.CHAS.expires'])
  expect(await issuesWith({ expires: '' })).toEqual(['certificates.CHAS.expires'])
  expect(await issuesWith({ body: '' })).toEqual(['certificates.CHAS.body'])
  expect(await issuesWith({ number: '' })).toEqual(['certificates.CHAS.number'])
  expect(await issuesWith({})).toBe(200)
})

it('reports a link that leads nowhere together with a text that is too long', async () => {
  const { change } = openEditor(copySite().root)
  const { body } = await change('about', ({ hero }) => ({
    hero: { ...hero, title: 'Steel '.repeat(20), lead: 'See [our work](/our-wrok).' },
  }))
  expect(body.issues.map(({ path }: Issue) => path.join('.'))).toEqual(['hero.title', 'hero.lead'])
})

it('refuses hours that end before they begin, and a day in two lines', async () => {
  const { change } = openEditor(copySite().root)
  const hours = [
    { days: [1, 2], opens: '17:00', closes: '07:30' },
    { days: [2, 3], opens: '08:00', closes: '12:00' },
  ]
  const { body } = await change('opening-hours', { hours })
  expect(body.issues).toMatchObject([{ path: ['hours', 0, 'closes'] }, { path: ['hours', 1, 'days'] }])
})

it('says how to type a range of prices', async () => {
  const { change } = openEditor(copySite().root)
  const engineer = '2500 to 6000'
  const { body } = await change('prices', ({ wholeBeamJob }) => ({ wholeBeamJob: { ...wholeBeamJob, engineer } }))
  expect(body.issues[0].message).toBe('Type it as £2,500–£6,000.')
})

it('lists the texts that name a certificate which the firm does not hold', async () => {
  const { change } = openEditor(copySite().root)
  expect((await change('business', {})).body.mentions).toBeUndefined()
  const held = { number: '4711', body: 'BSI', expires: '2099-05-31' }
  const { body } = await change('business', ({ certificates }) => ({
    certificates: { ...certificates, 'BS EN 1090': held },
  }))
  const links = body.mentions.fields.map(({ link }: { link: string }) => link)
  expect(links).toContain('trade:prequalification')
  expect(links).not.toContainEqual(expect.stringContaining('about:certifications.list'))
})

it('names a reference to a fact that does not exist', async () => {
  const { change } = openEditor(copySite().root)
  expect(await change('thank-you', ({ seo }) => ({ seo: { ...seo, title: 'Firm {business.fax}' } }))).toEqual({
    status: 422,
    body: { issues: [{ path: ['seo', 'title'], message: expect.stringContaining('{business.fax} is not a fact') }] },
  })
})

it('refuses requests of other pages and sites', async () => {
  const { ask, app } = openEditor(copySite().root)
  for (const headers of [
    { 'x-editor-token': '' },
    { 'x-editor-token': `${token}x` },
    { origin: 'https://example.com' },
    { origin: 'http://127.0.0.1:4000' },
    { host: 'example.com:3100' },
  ]) {
    expect(await ask('GET', '/api/documents/business', undefined, headers)).toMatchObject({ status: 403 })
    expect(await ask('POST', '/api/publish', {}, headers)).toMatchObject({ status: 403 })
  }
  // Every browser sends an origin with what writes.
  const headers = { host: new URL(origin).host, 'x-editor-token': token }
  expect(await app.inject({ url: '/api/documents', headers })).toMatchObject({ statusCode: 200 })
  expect(await app.inject({ method: 'POST', url: '/api/publish', headers })).toMatchObject({ statusCode: 403 })
})

it('has nothing but documents and pictures', async () => {
  const { ask } = openEditor(copySite().root)
  for (const url of [
    '/api/documents/../package',
    '/api/documents/..%2fpackage',
    '/api/documents/services/..%2f..%2f..%2fetc%2fpasswd',
    '/api/documents/json-schemas/business',
    '/api/documents/__proto__',
    '/api/documents/business.json',
    '/pictures/..%2fcontent%2fbusiness.json',
    '/pictures/%2e%2e%2fpackage.json',
    '/pictures/missing.jpg',
    '/package.json',
  ])
    expect(await ask('GET', url), url).toMatchObject({ status: 404 })
})

it('follows no symbolic link', async () => {
  const { root } = copySite()
  const { root: elsewhere, textOf } = copySite()
  const before = textOf('content/shared.json')
  const { ask } = openEditor(root)
  const { body } = await ask('GET', '/api/documents/shared')
  const file = join(root, 'content/shared.json')
  await import('node:fs/promises').then(({ rm }) => rm(file))
  symlinkSync(join(elsewhere, 'content/shared.json'), file)
  expect(await ask('GET', '/api/documents/shared')).toMatchObject({ status: 403 })
  expect(await ask('PUT', '/api/documents/shared', body)).toMatchObject({ status: 403 })
  expect(textOf('content/shared.json')).toBe(before)
})

it('notes the date of confirmations, and removes them again', async () => {
  const { root, textOf } = copySite()
  const { ask } = openEditor(root)
  const before = textOf('content/confirmations.json')
  const tasks = (await ask('GET', '/api/launch-tasks')).body as LaunchTask[]
  const ticked = tasks.filter(({ file }) => /insurance|opening-hours|safety-figures|faq/.test(file))
  const confirm = ticked.map((task) => task.confirm)
  expect(await ask('POST', '/api/confirm', { confirm, confirmed: true })).toMatchObject({ status: 200 })
  const after = (await ask('GET', '/api/launch-tasks')).body as LaunchTask[]
  const count = (list: LaunchTask[]) => list.filter(({ open }) => open).length
  expect(count(tasks) - count(after)).toBe(ticked.length)
  expect(textOf('content/safety-figures.json')).toMatch(/"checked": "\d{4}-\d\d-\d\d"/)
  await ask('POST', '/api/confirm', { confirm, confirmed: false })
  expect(textOf('content/confirmations.json')).toBe(before)
})

it('asks again about a fact, a page and safety figures that have changed, and only about those', async () => {
  const { ask, change } = openEditor(copySite().root)
  const tasks = async () => (await ask('GET', '/api/launch-tasks')).body as LaunchTask[]
  const isTicked = ({ title, file }: LaunchTask) =>
    /^(Legal|Telephone|WhatsApp)/.test(title) || /terms|figures/.test(file)
  const confirm = (await tasks()).filter(isTicked).map((task) => task.confirm)
  await ask('POST', '/api/confirm', { confirm, confirmed: true })
  await change('business', { phone: '01474 555123' })
  await change('legal/terms-of-service', ({ hero }) => ({ hero: { ...hero, lead: 'Our terms.' } }))
  const asked = (await tasks()).filter((task) => isTicked(task) && task.date === '')
  expect(asked.map(({ title, file }) => title || file)).toEqual(['Telephone', 'legal/terms-of-service'])
  const { body } = await change('safety-figures', ({ crane }) => ({ crane: { ...crane, tackle: 99 } }))
  expect(body.issues).toMatchObject([{ path: ['crane', 'checked'] }])
})

it('leads to a field for every task before launch that names one', async () => {
  const { ask } = openEditor(copySite().root)
  const tasks = (await ask('GET', '/api/launch-tasks')).body as LaunchTask[]
  for (const { file, field } of tasks.filter((task) => task.field)) {
    const { body } = await ask('GET', `/api/documents/${file}`)
    if (formSchemaOf(file).properties)
      expect(pathTo(formSchemaOf(file), body.data, field)?.length, `${file}: ${field}`).toBeGreaterThan(0)
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
      JSON.stringify(data).replaceAll(/Estuary\W*Steelworks|estuarysteelworks|Sample review/gi, 'Thames Steel'),
    )
  await change('business', (firm) => ({
    ...withoutStandIns(firm),
    ...{ logoLines: ['Thames', 'Steel'], companyNumber: '01234567', vatNumber: 'GB 123 4567 89' },
    ...{ phone: '01474 555123', email: 'office@thames-steel.co.uk', website: 'https://www.thames-steel.co.uk' },
    ...{ social: [], analyticsId: '', position: { latitude: 51.44, longitude: 0.36 } },
    googleListing: 'https://maps.google.com/thames-steel',
    googleReview: 'https://maps.google.com/thames-steel/review',
    whatsapp: { ...firm.whatsapp, display: '07712 345678' },
    address: { ...firm.address, street: 'Unit 1, Wharf Road', postcode: 'DA11 0AB' },
  }))
  await change('reviews', withoutStandIns)
  const proof = { source: 'Survey of our customers', number: '42 owners', year: '2026' }
  await change('claims', (claims) =>
    Object.fromEntries(Object.entries(claims).map(([key, claim]) => [key, { ...claim, ...proof }])),
  )
  const confirm = (await tasks()).flatMap((task) => (task.confirm && !task.blocked ? [task.confirm] : []))
  expect(await ask('POST', '/api/confirm', { confirm, confirmed: true })).toMatchObject({ status: 200 })
  expect((await tasks()).filter(({ open }) => open)).toEqual([])
  expect(launchCheck()).toMatchObject({ status: 0 })
})

it('confirms nothing but what has a date', async () => {
  const { ask } = openEditor(copySite().root)
  for (const place of [
    ['confirmations.json', 'facts', 'fax'],
    ['confirmations.json', 'facts'],
    ['confirmations.json'],
    ['safety-figures.json', 'crane', 'source'],
    ['business.json', 'phone'],
    ['../package.json', 'name'],
  ])
    expect(await ask('POST', '/api/confirm', { confirm: [place], confirmed: true }), place.join()).toMatchObject({
      status: 422,
    })
})

it('answers a sentence to what it cannot read', async () => {
  const { root } = copySite()
  const { app, ask } = openEditor(root)
  const headers = { host: new URL(origin).host, origin, 'x-editor-token': token, 'content-type': 'application/json' }
  const broken = await app.inject({ method: 'PUT', url: '/api/documents/business', headers, payload: '{' })
  expect(broken).toMatchObject({ statusCode: 400 })
  const large = { data: 'x'.repeat(5_000_000) }
  expect(await ask('PUT', '/api/documents/business', large)).toEqual({
    status: 413,
    body: { message: 'This is too large to be saved.' },
  })
})

it('serves a page that loads nothing from elsewhere and cannot be framed', async () => {
  const { root } = copySite()
  const { app } = openEditor(root)
  const { body, headers } = await app.inject({ url: '/', headers: { host: new URL(origin).host } })
  expect(body).toContain(token)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain('frame-src http://127.0.0.1:4000')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
