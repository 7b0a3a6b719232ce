import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPhotoHeader } from './photo-header.ts'

const scene = (width: number, height: number, background = '#888') =>
  sharp({ create: { width, height, channels: 3, background } })
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const header = async (bytes: Buffer) => readPhotoHeader(blob(bytes))

it.each([
  ['jpeg', scene(70, 40).jpeg({ progressive: true }).withMetadata()],
  ['png', scene(70, 40).png()],
  ['webp', scene(70, 40).webp({ lossless: true })],
  ['webp', scene(70, 40).withMetadata().webp()],
])('reads format and size of %s (%#)', async (format, picture) => {
  expect(await header(await picture.toBuffer())).toEqual({ format, width: 70, height: 40, animated: false })
})

it('recognises an animated WebP', async () => {
  const frames = await Promise.all(['#111', '#eee'].map((background) => scene(60, 30, background).png().toBuffer()))
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await header(animated)).toMatchObject({ format: 'webp', width: 60, animated: true })
})

it('recognises an animated PNG', async () => {
  const png = await scene(70, 40).png().toBuffer()
  const afterHeader = 33
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  const animated = Buffer.concat([png.subarray(0, afterHeader), control, png.subarray(afterHeader)])
  expect(await header(animated)).toMatchObject({ format: 'png', width: 70, animated: true })
})

it('reads nothing from a broken picture or another kind of file', async () => {
  const jpeg = await scene(70, 40).jpeg().toBuffer()
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('%PDF-1.7 and more than thirty-two bytes of it'),
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and more bytes', 'latin1'),
    jpeg.subarray(0, 40),
    Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(500, 7)]),
    Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(50_000, 0xff)]),
  ]) {
    expect(await header(bytes)).toBeUndefined()
  }
})
