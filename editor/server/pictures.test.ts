import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { copySite, openEditor } from './open-editor.fixture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })

const upload = '/api/pictures?name=Yard.jpeg&alt=The%20yard'

/** A site, its editor, and the picture it has after an upload. */
function open() {
  const { root, textOf } = copySite()
  const { ask } = openEditor(root)
  const file = join(root, 'pictures/yard.jpg')
  return { ask, textOf, file, master: () => sharp(readFileSync(file)).metadata() }
}

it('reduces a picture of 12 megapixels', async () => {
  const { ask, master } = open()
  const { status } = await ask('POST', upload, await plain(4200, 2800).jpeg().toBuffer())
  expect(status).toBe(201)
  expect(await master()).toMatchObject({ format: 'jpeg', width: 2400, height: 1600 })
})

it.each(['png', 'webp'] as const)('saves a %s as a JPEG, without transparency', async (format) => {
  const { ask, master } = open()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } })
    .toFormat(format)
    .toBuffer()
  expect(await ask('POST', upload, picture)).toMatchObject({ status: 201 })
  expect(await master()).toMatchObject({ format: 'jpeg', width: 60, hasAlpha: false })
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
it('refuses what is no picture, or too much of one', async () => {
  const { ask, textOf, file } = open()
  const before = textOf('content/pictures.json')
  for (const [what, picture, status] of [
    ['a text', Buffer.from('GIF89a, or so it says'), 415],
    ['an empty file', Buffer.alloc(0), 415],
    ['an SVG', svg, 415],
    ['a GIF', await plain(9, 9).gif().toBuffer(), 415],
    ['a truncated JPEG', (await plain(400, 300).jpeg().toBuffer()).subarray(0, 600), 415],
    ['a small file of too many pixels', await plain(12_000, 9000).png().toBuffer(), 413],
    ['more than 60 MB', Buffer.alloc(60 * 1024 * 1024 + 1), 413],
  ] as const)
    expect(await ask('POST', upload, picture), what).toEqual({ status, body: { message: expect.any(String) } })
  const withoutText = '/api/pictures?name=yard&alt=%20'
  expect(await ask('POST', withoutText, await plain(60, 40).jpeg().toBuffer())).toMatchObject({ status: 422 })
  expect(existsSync(file)).toBe(false)
  expect(textOf('content/pictures.json')).toBe(before)
})

it('gives two pictures of one name, added at once, a file each', async () => {
  const { ask } = open()
  const picture = await plain(60, 40).jpeg().toBuffer()
  const added = await Promise.all([ask('POST', upload, picture), ask('POST', upload, picture)])
  expect(added.map(({ body }) => body.id).toSorted()).toEqual(['yard', 'yard-2'])
})

it('names a picture after its file', async () => {
  const { ask } = open()
  const picture = await plain(60, 40).jpeg().toBuffer()
  for (const [name, id] of [
    ['Café Rails (2).HEIC', 'cafe-rails-2'],
    ['welding.jpg', 'welding-2'],
    ['../../yard.jpg', 'yard'],
    ['__proto__', 'proto'],
    ['', 'picture'],
  ] as const) {
    const url = `/api/pictures?name=${encodeURIComponent(name)}&alt=It`
    expect(await ask('POST', url, picture), name).toMatchObject({
      status: 201,
      body: { id, src: expect.stringContaining(`/${id}.jpg?`) },
    })
  }
})

it('counts no other field as a use of a picture, and deletes one that nothing shows', async () => {
  const { ask, textOf } = open()
  // Also a size on the gallery's wall.
  const url = '/api/pictures?name=large.jpg&alt=The%20yard'
  expect((await ask('POST', url, await plain(60, 40).jpeg().toBuffer())).body).toMatchObject({ unused: true })
  expect(await ask('DELETE', '/api/pictures/welding')).toMatchObject({ status: 409 })
  expect(await ask('DELETE', '/api/pictures/large')).toMatchObject({ status: 200 })
  expect(textOf('content/gallery.json')).toContain('"large"')
})

it('replaces no picture that does not exist, and none by something else', async () => {
  const { root } = copySite()
  const { ask } = openEditor(root)
  const before = readFileSync(join(root, 'pictures/welding.jpg'))
  const picture = await plain(9, 9).png().toBuffer()
  expect(await ask('PUT', '/api/pictures/gone', picture)).toMatchObject({ status: 404 })
  expect(await ask('PUT', '/api/pictures/__proto__', picture)).toMatchObject({ status: 403 })
  expect(await ask('PUT', '/api/pictures/welding', svg)).toMatchObject({ status: 415 })
  expect(readFileSync(join(root, 'pictures/welding.jpg')).equals(before)).toBe(true)
})
