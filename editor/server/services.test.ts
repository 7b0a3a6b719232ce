import { expect, it } from 'vitest'
import { copySite, openEditor } from './open-editor.fixture.ts'

it('adds a service that is complete, listed and can be saved', async () => {
  const { root, textOf } = copySite()
  const { ask, change } = openEditor(root)
  const id = 'services/balustrade-repair-cafe-rails'
  const { status, body } = await ask('POST', '/api/services', { name: ' Balustrade Repair & Café Rails ' })
  expect({ status, body }).toMatchObject({ status: 201, body: { id, title: 'Balustrade Repair & Café Rails' } })
  expect((await ask('GET', '/api/documents')).body).toContainEqual(expect.objectContaining(body))
  expect(await change(id, {})).toMatchObject({ status: 200 })
  expect(textOf(`content/${id}.json`)).toContain('"../../.cache/json-schemas/services/service.json"')
  expect(await ask('POST', '/api/services', { name: 'Balustrade Repair' })).toMatchObject({ status: 201 })
})

it('adds no service without a name of its own', async () => {
  const { ask } = openEditor(copySite().root)
  for (const [name, status] of [
    ['Welding services', 409],
    ['FAQ', 409],
    [' – ', 422],
    [undefined, 422],
    ['x'.repeat(61), 422],
  ])
    expect(await ask('POST', '/api/services', { name }), String(name)).toEqual({
      status,
      body: { message: expect.any(String) },
    })
})

it('keeps positions apart', async () => {
  const { ask, change } = openEditor(copySite().root)
  const { order, name } = (await ask('GET', '/api/documents/services/crane-hire-services')).body
  expect((await change('services/welding-services', { order })).body.issues).toEqual([
    { path: ['order'], message: `${name} has this position. Choose another.` },
  ])
})

it('deletes a service that was added, once nothing leads to it', async () => {
  const { ask, change } = openEditor(copySite().root)
  await ask('POST', '/api/services', { name: 'Steel Gates' })
  expect(await ask('DELETE', '/api/services/welding-services')).toMatchObject({ status: 403 })
  const { body: before } = await ask('GET', '/api/documents/services/welding-services')
  await change('services/welding-services', { hero: { ...before.hero, lead: '[Gates](/steel-gates)' } })
  expect(await ask('DELETE', '/api/services/steel-gates')).toEqual({
    status: 409,
    body: expect.objectContaining({
      problems: [expect.objectContaining({ link: 'services/welding-services:hero.lead' })],
    }),
  })
  await change('services/welding-services', before)
  expect(await ask('DELETE', '/api/services/steel-gates')).toMatchObject({ status: 200 })
  expect(await ask('GET', '/api/documents/services/steel-gates')).toMatchObject({ status: 404 })
})

it('adds and deletes services in turn with what else is saved', async () => {
  const { ask, change } = openEditor(copySite().root)
  const added = await Promise.all(['Steel Gates', 'Steel Rails'].map((name) => ask('POST', '/api/services', { name })))
  for (const { body } of added) expect(await change(body.id, {})).toMatchObject({ status: 200 })
  const { body: base } = await ask('GET', '/api/documents/services/welding-services')
  const data = { ...base, hero: { ...base.hero, lead: '[Gates](/steel-gates)' } }
  const answers = await Promise.all([
    ask('PUT', '/api/documents/services/welding-services', { base, data }),
    ask('DELETE', '/api/services/steel-gates'),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('hides a service behind a page that the site shows', async () => {
  const { ask, change } = openEditor(copySite().root)
  const hide = (redirect: string) => change('services/crane-hire-services', { hidden: { redirect } })
  expect((await hide('/crane-hire-services')).body.issues).toHaveLength(1)
  expect((await hide('/crane')).body.issues).toMatchObject([
    { path: ['hidden', 'redirect'], message: expect.not.stringContaining('/crane-hire-services') },
  ])
  expect(await hide('/contact#get-quote')).toMatchObject({ status: 200 })
  expect((await ask('GET', '/api/documents')).body).toContainEqual(
    expect.objectContaining({ page: '/crane-hire-services', hidden: true }),
  )
  const { body } = await change('home', ({ seo }) => ({ seo: { ...seo, description: '[Cranes](/crane-hire)' } }))
  expect(body.issues).toMatchObject([{ message: expect.not.stringContaining('/crane-hire-services') }])
})
