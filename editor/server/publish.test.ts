import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { copySite, openEditor } from './open-editor.fixture.ts'
import type { Build } from './site-check.ts'

const contact = 'Name, numbers and certificates'

/** A site under Git that is sent to a repository without files, its editor, and a colleague with a copy of their own. */
function openRecorded(build?: Build) {
  const site = copySite()
  site.record()
  const remote = join(site.root, 'remote.git')
  site.git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  site.git('remote', 'add', 'origin', remote)
  site.git('push', '--quiet', 'origin', 'main')
  const { ask, change: changeIn } = openEditor(site.root, build)
  const change = async (values: Record<string, unknown>) =>
    expect(await changeIn('business', values)).toMatchObject({ status: 200 })
  async function addPicture() {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    await ask('POST', '/api/pictures?name=yard&alt=Yard', await picture.png().toBuffer())
  }
  const changes = async () => (await ask('GET', '/api/changes')).body
  const publish = async (choices = {}) => ({ ok: false, ...(await ask('POST', '/api/publish', choices)).body })
  const undo = async () => ({ ok: false, ...(await ask('POST', '/api/publish/undo')).body })
  const inRemote = (...args: string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8', stdio: 'pipe' })
  const sent = (file: string) => inRemote('show', `main:${file}`)
  /** Somebody else changes a file and sends it first. */
  function colleague(file: string, edit: (text: string) => string) {
    const copy = join(site.root, 'colleague')
    rmSync(copy, { recursive: true, force: true })
    site.git('clone', '--quiet', remote, copy)
    writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')))
    site.git('-C', copy, 'commit', '--quiet', '--all', '--message=By a colleague')
    site.git('-C', copy, 'push', '--quiet')
  }
  return { ...site, ask, change, addPicture, changes, publish, undo, sent, inRemote, colleague }
}

const telephone = `${contact}: Telephone: “01632 960118” → “01632 960777”`
const undone = `${contact}: Telephone: “01632 960777” → “01632 960118”`
const vatNumber = `${contact}: VAT number: “GB 000 0000 00” → “GB 1”`

it('publishes content and pictures, and nothing else', async () => {
  const site = openRecorded()
  await site.change({ phone: '01632 960777', vatNumber: 'GB 1' })
  await site.addPicture()
  writeFileSync(join(site.root, 'notes.txt'), 'private')
  writeFileSync(join(site.root, 'content/services.ts'), 'half done')
  site.git('add', 'notes.txt')
  expect(await site.changes()).toMatchObject({
    changes: [vatNumber, telephone, 'All pictures: Pictures › Yard: added'],
  })
  expect(await site.publish()).toMatchObject({ ok: true })
  expect(site.inRemote('show', '--format=%s', '--name-only', 'main').trim().split('\n')).toEqual([
    'Publish 3 changes',
    '',
    'content/business.json',
    'content/pictures.json',
    'pictures/yard.jpg',
  ])
  expect(site.git('status', '--porcelain', '--', 'content', 'notes.txt', 'pictures').trim().split('\n')).toEqual([
    'M content/services.ts',
    'A  notes.txt',
  ])
  expect(await site.changes()).toMatchObject({
    changes: [],
    undo: { changes: expect.arrayContaining([undone]) },
  })
})

it('names new services and what the owner has confirmed', async () => {
  const site = openRecorded()
  await site.ask('POST', '/api/services', { name: 'Balustrade repair' })
  await site.ask('POST', '/api/confirm', { confirm: [['samples.json', 'reviews']], confirmed: true })
  const { changes } = await site.changes()
  expect(changes.toSorted()).toEqual([
    expect.stringMatching(/^Confirmation: Reviews: /),
    'New service: Balustrade repair',
  ])
})

it('takes its last publish back, and nothing that was changed since', async () => {
  const site = openRecorded()
  expect(await site.undo()).toMatchObject({ ok: false })
  const before = site.textOf('content/business.json')
  await site.change({ phone: '01632 960777', legalName: 'Thames Ltd' })
  await site.ask('POST', '/api/services', { name: 'Balustrade repair' })
  await site.publish()
  await site.change({ legalName: 'Medway Ltd', vatNumber: 'GB 1' })
  const { undo: offered } = await site.changes()
  expect(offered.changes).toEqual(expect.arrayContaining([undone, 'Removed: Balustrade repair']))
  expect(offered.changes).toHaveLength(2)
  expect(await site.undo()).toMatchObject({ ok: true })
  expect(await site.changes()).not.toHaveProperty('undo')
  const later = before
    .replace('Estuary Steelworks Ltd', 'Medway Ltd')
    .replace(/"vatNumber": ".*"/, '"vatNumber": "GB 1"')
  expect(site.textOf('content/business.json')).toBe(later)
  const { changes } = await site.changes()
  expect(changes).toEqual(expect.arrayContaining([undone, 'Removed: Balustrade repair']))
  expect(await site.publish()).toMatchObject({ ok: true })
  expect(site.sent('content/business.json')).toBe(later)
  expect((await site.changes()).undo.changes).toContain(telephone)
})

it('puts changes on top of what somebody else has sent, and keeps what is saved in the meantime', async () => {
  const site = openRecorded(async () => {
    await site.change({ legalName: 'Thames Ltd' })
    return undefined
  })
  await site.change({ phone: '01632 960777' })
  await site.ask('POST', '/api/services', { name: 'Balustrade repair' })
  site.colleague('content/business.json', (text) => text.replace(/"vatNumber": ".*"/, '"vatNumber": "GB 2"'))
  site.colleague('content/services.ts', () => 'done')
  expect(await site.publish()).toMatchObject({ ok: true, message: expect.stringContaining('somebody else') })
  for (const text of [site.sent('content/business.json'), site.textOf('content/business.json')]) {
    expect(text).toContain('01632 960777')
    expect(text).toContain('GB 2')
  }
  expect(site.textOf('content/services.ts')).toBe('done')
  expect(site.inRemote('log', '--format=%s', 'main').split('\n')).toEqual([
    'Publish 2 changes',
    'By a colleague',
    'By a colleague',
    'First',
    '',
  ])
  expect(await site.changes()).toMatchObject({ changes: [expect.stringContaining('“Thames Ltd”')] })
})

it('keeps a picture that a page has shown since', async () => {
  const site = openRecorded()
  await site.addPicture()
  await site.publish()
  const { body: base } = await site.ask('GET', '/api/documents/gallery')
  const [first, ...others] = base.items
  const data = { ...base, items: [{ ...first, picture: 'yard' }, ...others] }
  expect(await site.ask('PUT', '/api/documents/gallery', { base, data })).toMatchObject({ status: 200 })
  expect(await site.undo()).toMatchObject({ ok: false, problems: [{ link: 'gallery:items.0.picture' }] })
  expect(site.textOf('content/pictures.json')).toContain('yard')
})

it('sends a commit of content as it is', async () => {
  const site = openRecorded()
  await site.change({ phone: '01632 960777' })
  site.git('commit', '--quiet', '--all', '--message=By hand')
  expect(await site.publish()).toMatchObject({ ok: true, message: expect.stringContaining('Published.') })
  expect(site.inRemote('log', '-1', '--format=%s', 'main').trim()).toBe('By hand')
  expect(await site.changes()).not.toHaveProperty('undo')
})

it('asks where both changed the same field', async () => {
  const site = openRecorded()
  await site.change({ phone: '01632 960777', vatNumber: 'GB 1', legalName: 'Thames Ltd' })
  site.colleague('content/business.json', (text) =>
    text.replace('01632 960118', '01632 960888').replace('GB 000 0000 00', 'GB 2'),
  )
  const { ok, conflicts } = await site.publish()
  const label = (field: string) => `${contact}: ${field}`
  expect({ ok, conflicts }).toEqual({
    ok: false,
    conflicts: [
      { key: expect.any(String), label: label('VAT number'), mine: 'GB 1', theirs: 'GB 2' },
      { key: expect.any(String), label: label('Telephone'), mine: '01632 960777', theirs: '01632 960888' },
    ],
  })
  expect(site.textOf('content/business.json')).toContain('01632 960777')
  const choices = { [conflicts[0].key]: 'mine', [conflicts[1].key]: 'theirs' }
  expect(await site.publish(choices)).toMatchObject({ ok: true })
  for (const text of [site.sent('content/business.json'), site.textOf('content/business.json')])
    expect(text).toMatch(/Thames Ltd[\s\S]*GB 1[\s\S]*960888/)
  // What the colleague had published comes back.
  const { undo } = await site.changes()
  expect(undo.changes).toEqual([expect.stringContaining('“Thames Ltd” → '), `${contact}: VAT number: “GB 1” → “GB 2”`])
  expect(site.inRemote('log', '-1', '--format=%b', 'main')).not.toContain('960888')
})

it('sends nothing that the build refuses, and names the field', async () => {
  const issues = [{ file: 'business', path: ['address', 'town'], message: 'Fill this in.' }]
  const site = openRecorded(async () => ({ output: '', issues, deadLinks: [{ href: '/steel-gates' }] }))
  await site.change({ phone: '01632 960777' })
  expect(await site.publish()).toMatchObject({
    ok: false,
    problems: [{ link: 'business:address.town', label: `${contact}: Address › Town`, message: 'Fill this in.' }],
  })
  expect((await site.changes()).changes).toHaveLength(1)
  expect(site.git('log', '--format=%s').trim()).toBe('First')
})

it('sends nothing when Git cannot take a file', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const site = openRecorded()
  site.colleague('content/services.ts', () => 'done')
  const copy = join(site.root, 'colleague')
  writeFileSync(join(copy, '.gitignore'), 'balustrade-repair.json')
  site.git('-C', copy, 'add', '.gitignore')
  site.git('-C', copy, 'commit', '--quiet', '--message=Ignore')
  site.git('-C', copy, 'push', '--quiet')
  await site.ask('POST', '/api/services', { name: 'Balustrade repair' })
  expect(await site.publish()).toMatchObject({ ok: false, message: expect.stringContaining('safe on this computer') })
  expect(said).toHaveBeenCalled()
  expect(site.inRemote('log', '-1', '--format=%s', 'main').trim()).toBe('Ignore')
})

it('says in a sentence why it could not send, and sends later', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const site = openRecorded()
  site.git('remote', 'set-url', 'origin', join(site.root, 'gone.git'))
  await site.change({ phone: '01632 960777' })
  const { ok, message } = await site.publish()
  expect(ok).toBe(false)
  expect(message).toMatch(/safe on this computer/)
  expect(message).not.toMatch(/git|fatal/i)
  expect(said).toHaveBeenCalled()
  expect(await site.changes()).toMatchObject({ changes: [telephone] })
  site.git('remote', 'set-url', 'origin', join(site.root, 'remote.git'))
  expect(await site.publish()).toMatchObject({ ok: true })

  rmSync(join(site.root, '.git'), { recursive: true })
  const next = expect.stringContaining('not set up on this computer')
  expect(await site.changes()).toMatchObject({ changes: [], next })
  expect(await site.publish()).toMatchObject({ ok: false, message: next })
})
