import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { copySite, openEditor } from './site-copy.fixture.ts'

/** A site under Git, its editor, and a way to change a value of the firm's file. */
function openRecorded() {
  const site = copySite()
  site.record()
  const { ask } = openEditor(site.root)
  async function change(values: object) {
    const { body } = await ask('GET', '/api/documents/business')
    const answer = await ask('PUT', '/api/documents/business', { ...body, data: { ...body.data, ...values } })
    expect(answer.status).toBe(200)
  }
  const changes = async () => (await ask('GET', '/api/changes')).body
  const publish = async () => (await ask('POST', '/api/publish')).body
  const undo = async () => (await ask('POST', '/api/publish/undo')).body
  return { ...site, ask, change, changes, publish, undo }
}

/** A repository without files that the site is pushed to. */
function addRemote({ root, git }: ReturnType<typeof openRecorded>) {
  const remote = join(root, 'remote.git')
  git('init', '--quiet', '--bare', remote)
  git('remote', 'add', 'origin', remote)
  return {
    head: () => execFileSync('git', ['log', '-1', '--format=%s', 'main'], { cwd: remote, encoding: 'utf8' }).trim(),
  }
}

it('publishes content and pictures, and nothing else', async () => {
  const site = openRecorded()
  await site.change({ phone: '01632 960777', vatNumber: 'GB 1' })
  await site.ask(
    'POST',
    '/api/pictures?name=yard&alt=Yard',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  writeFileSync(join(site.root, 'notes.txt'), 'private')
  writeFileSync(join(site.root, 'content/faq.ts'), 'half done')
  site.git('add', 'notes.txt')
  expect(await site.changes()).toMatchObject({
    git: true,
    remote: false,
    undo: false,
    next: expect.stringContaining('git remote add'),
    changes: [
      'Name, numbers and certificates: VAT number',
      'Name, numbers and certificates: Telephone',
      'All pictures: Pictures › yard: added',
    ],
  })
  expect(await site.publish()).toMatchObject({ ok: true })
  expect(site.git('show', '--format=%s', '--name-only').trim().split('\n')).toEqual([
    'Publish 3 changes',
    '',
    'content/business.json',
    'content/pictures.json',
    'pictures/yard.jpg',
  ])
  expect(site.git('status', '--porcelain').trim().split('\n')).toEqual(['M content/faq.ts', 'A  notes.txt'])
  expect(await site.changes()).toMatchObject({ changes: [], undo: true })
})

it('names new services and what the owner has confirmed', async () => {
  const site = openRecorded()
  await site.ask('POST', '/api/services', { name: 'Balustrade repair' })
  await site.ask('POST', '/api/confirm', { confirm: ['samples.json', 'reviews'], confirmed: true })
  const { changes } = await site.changes()
  expect(changes.toSorted()).toEqual(['Confirmation: Reviews', 'New service: Balustrade repair'])
})

it('undoes what it published last, once', async () => {
  const site = openRecorded()
  const before = site.textOf('content/business.json')
  await site.change({ phone: '01632 960777' })
  await site.publish()
  expect(await site.undo()).toMatchObject({ ok: true })
  expect(site.textOf('content/business.json')).toBe(before)
  expect(await site.changes()).toMatchObject({ changes: [], undo: false })
  expect(await site.undo()).toMatchObject({ ok: false })
})

it('never undoes a commit of somebody else', async () => {
  const site = openRecorded()
  expect(await site.undo()).toMatchObject({ ok: false })
  await site.change({ phone: '01632 960777' })
  await site.publish()
  writeFileSync(join(site.root, 'content/faq.ts'), 'done')
  site.git('commit', '--quiet', '--all', '--message=Questions')
  expect(await site.undo()).toMatchObject({ ok: true })
  expect(site.textOf('content/faq.ts')).toBe('done')
  expect(site.textOf('content/business.json')).toContain('01632 960118')
})

it('does not undo over newer changes of the same file', async () => {
  const site = openRecorded()
  await site.change({ phone: '01632 960777' })
  await site.publish()
  await site.change({ phone: '01632 960888' })
  expect(await site.undo()).toMatchObject({ ok: false, output: expect.stringContaining('content/business.json') })
  expect(site.textOf('content/business.json')).toContain('01632 960888')
  await site.publish()
  expect(await site.undo()).toMatchObject({ ok: true })
  expect(site.textOf('content/business.json')).toContain('01632 960777')
})

it('sends to the remote, and what it undid as well', async () => {
  const site = openRecorded()
  const { head } = addRemote(site)
  await site.change({ phone: '01632 960777' })
  const before = await site.changes()
  expect(before.remote).toBe(true)
  expect(before).not.toHaveProperty('next')
  expect(await site.publish()).toEqual({ ok: true, message: 'Recorded and sent to origin.' })
  expect(head()).toBe('Publish Name, numbers and certificates: Telephone')
  expect(await site.changes()).toMatchObject({ unsent: false })
  expect(await site.undo()).toMatchObject({ ok: true })
  expect(head()).toMatch(/^Revert "Publish/)
})

it('shows what Git says when sending fails, and sends again later', async () => {
  const site = openRecorded()
  const { head } = addRemote(site)
  await site.publish()
  site.git('remote', 'set-url', 'origin', join(site.root, 'gone.git'))
  await site.change({ phone: '01632 960777' })
  expect(await site.publish()).toMatchObject({ ok: false, output: expect.stringContaining('gone.git') })
  expect(await site.changes()).toMatchObject({ changes: [], unsent: true })
  site.git('remote', 'set-url', 'origin', join(site.root, 'remote.git'))
  expect(await site.publish()).toMatchObject({ ok: true })
  expect(head()).toContain('Telephone')
})

it('leaves no half of a commit when Git refuses it', async () => {
  const site = openRecorded()
  writeFileSync(join(site.root, '.git/hooks/pre-commit'), '#!/bin/sh\necho not today >&2; exit 1\n', { mode: 0o755 })
  await site.change({ phone: '01632 960777' })
  expect(await site.publish()).toMatchObject({ ok: false, output: expect.stringContaining('not today') })
  expect(site.git('diff', '--cached', '--name-only')).toBe('')
  expect((await site.changes()).changes).toHaveLength(1)
})

it('explains the next step without Git', async () => {
  const site = openRecorded()
  rmSync(join(site.root, '.git'), { recursive: true })
  expect(await site.changes()).toMatchObject({ git: false, changes: [], next: expect.stringContaining('git clone') })
  expect(await site.publish()).toMatchObject({ ok: false, message: expect.stringContaining('git clone') })
  expect(await site.undo()).toMatchObject({ ok: false })
})
