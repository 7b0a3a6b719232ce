import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { LaunchTask } from '#scripts/launch-check/find-stand-ins.ts'
import type { Document, DocumentInfo, Issue } from '../api.ts'
import { formSchemaOf } from '../documents.ts'
import { pathTo } from '../form-schema.ts'
import { copySite, openEditor, origin, token } from './site-copy.fixture.ts'

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

it('does not overwrite a file that has changed on disk', async () => {
  const { root, textOf } = copySite()
  const { ask } = openEditor(root)
  const { body } = await ask('GET', '/api/documents/business')
  const changed = textOf('content/business.json').replace(/"vatNumber": ".*"/, '"vatNumber": "GB 123 4567 89"')
  writeFileSync(join(root, 'content/business.json'), changed)
  const answer = await ask('PUT', '/api/documents/business', body)
  expect(answer.status).toBe(409)
  expect(answer.body.data.vatNumber).toBe('GB 123 4567 89')
  expect(textOf('content/business.json')).toBe(changed)
  expect(await ask('PUT', '/api/documents/business', { ...body, hash: answer.body.hash })).toMatchObject({
    status: 200,
  })
})

it('says which value is wrong and why, and saves nothing', async () => {
  const { root, textOf } = copySite()
  const { ask } = openEditor(root)
  const before = textOf('content/business.json')
  const { body }: { body: Document } = await ask('GET', '/api/documents/business')
  const wrong = async (change: object) => {
    const answer = await ask('PUT', '/api/documents/business', {
      ...body,
      data: { ...(body.data as object), ...change },
    })
    expect(answer.status).toBe(422)
    return answer.body.issues
  }
  expect(await wrong({ name: '' })).toEqual([{ path: ['name'], message: 'Fill this in.' }])
  expect(await wrong({ logoLines: ['A', ''] })).toEqual([{ path: ['logoLines', 1], message: 'Fill this in.' }])
  expect(await wrong({ surprise: 1 })).toEqual([{ path: [], message: expect.stringContaining('surprise') }])
  // The site fills in no facts here, not even those that exist.
  expect(await wrong({ name: 'Firm {business.phone}' })).toEqual([
    { path: ['name'], message: expect.stringContaining('No facts are filled in here') },
  ])
  expect(textOf('content/business.json')).toBe(before)
})

it('refuses a certificate that has run out, has no issuer or a day that does not exist', async () => {
  const { ask } = openEditor(copySite().root)
  const { body } = await ask('GET', '/api/documents/business')
  const issuesWith = async (change: object) => {
    const CHAS = { number: '4711', body: 'CHAS', expires: '31 May 2099', ...change }
    const data = { ...body.data, certificates: { ...body.data.certificates, CHAS } }
    const answer = await ask('PUT', '/api/documents/business', { ...body, data })
    return answer.body.issues?.map(({ path }: Issue) => path.join('.')) ?? answer.status
  }
  for (const expires of ['31/02/2099', '31.05.2099', 'May 2099', '30 Foo 2099', '31 May 2020'])
    expect(await issuesWith({ expires }), expires).toEqual(['certificates.CHAS.expires'])
  expect(await issuesWith({ body: '', expires: '31/02/2099' })).toEqual([
    'certificates.CHAS.body',
    'certificates.CHAS.expires',
  ])
  expect(await issuesWith({ number: '' })).toEqual(['certificates.CHAS.number'])
  expect(await issuesWith({ expires: '31/05/2099' })).toBe(200)
})

it('refuses hours that end before they begin, and a day in two lines', async () => {
  const { ask } = openEditor(copySite().root)
  const { body } = await ask('GET', '/api/documents/opening-hours')
  const hours = [
    { days: [1, 2], opens: '17:00', closes: '07:30' },
    { days: [2, 3], opens: '08:00', closes: '12:00' },
  ]
  const answer = await ask('PUT', '/api/documents/opening-hours', { ...body, data: { ...body.data, hours } })
  expect(answer.body.issues).toMatchObject([{ path: ['hours', 0, 'closes'] }, { path: ['hours', 1, 'days'] }])
})

it('says how to type a date and a range of prices', async () => {
  const { ask } = openEditor(copySite().root)
  const messageOf = async (id: string, change: (data: Record<string, object>) => object) => {
    const { body } = await ask('GET', `/api/documents/${id}`)
    const answer = await ask('PUT', `/api/documents/${id}`, { ...body, data: { ...body.data, ...change(body.data) } })
    return answer.body.issues?.[0].message
  }
  const CHAS = { number: '4711', body: 'CHAS', expires: '1.3.29' }
  expect(await messageOf('business', ({ certificates }) => ({ certificates: { ...certificates, CHAS } }))).toBe(
    'Type it as 01/03/2029.',
  )
  const engineer = '2500 to 6000'
  expect(await messageOf('prices', ({ wholeBeamJob }) => ({ wholeBeamJob: { ...wholeBeamJob, engineer } }))).toBe(
    'Type it as £2,500–£6,000.',
  )
})

it('lists the texts that name a certificate which the firm does not hold', async () => {
  const { ask } = openEditor(copySite().root)
  const { body } = await ask('GET', '/api/documents/business')
  expect(body.mentions).toBeUndefined()
  const held = { number: '4711', body: 'BSI', expires: '31 May 2099' }
  const certificates = { ...body.data.certificates, 'BS EN 1090': held }
  const { mentions } = (await ask('PUT', '/api/documents/business', { ...body, data: { ...body.data, certificates } }))
    .body
  const links = mentions.fields.map(({ link }: { link: string }) => link)
  expect(links).toContain('trade:prequalification')
  expect(links).not.toContainEqual(expect.stringContaining('about:certifications.list'))
})

it('names a reference to a fact that does not exist', async () => {
  const { ask } = openEditor(copySite().root)
  const { body } = await ask('GET', '/api/documents/thank-you')
  const seo = { ...body.data.seo, title: 'Firm {business.fax}' }
  expect(await ask('PUT', '/api/documents/thank-you', { ...body, data: { ...body.data, seo } })).toEqual({
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

it('asks again about a fact that has changed, and only about that', async () => {
  const { ask } = openEditor(copySite().root)
  const facts = (await ask('GET', '/api/launch-tasks')).body.filter(({ title }: LaunchTask) =>
    /^(Legal|Telephone|WhatsApp|Opening)/.test(title),
  )
  await ask('POST', '/api/confirm', { confirm: facts.map(({ confirm }: LaunchTask) => confirm), confirmed: true })
  const { body } = await ask('GET', '/api/documents/business')
  await ask('PUT', '/api/documents/business', { ...body, data: { ...body.data, phone: '01474 555123' } })
  const after = (await ask('GET', '/api/launch-tasks')).body as LaunchTask[]
  const asked = facts.map(({ title }: LaunchTask) => [title, after.find((task) => task.title === title)?.date !== ''])
  expect(asked).toEqual([
    ['Telephone', false],
    ['WhatsApp', true],
    ['Opening hours', true],
  ])
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
  const large = { data: 'x'.repeat(5_000_000), hash: '' }
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
