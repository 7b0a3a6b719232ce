import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPhotoFacts } from './photo-facts.ts'

const scene = (width: number, height: number, background = '#888') =>
  sharp({ create: { width, height, channels: 3, background } })
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const facts = async (bytes: Buffer) => readPhotoFacts(blob(bytes))

it('reads kind and size of each kind of picture', async () => {
  const still = { width: 70, height: 40, animated: false }
  const pixels = scene(70, 40)
  expect(await facts(await pixels.jpeg().toBuffer())).toEqual({ kind: 'jpeg', ...still })
  expect(await facts(await pixels.jpeg({ progressive: true }).withMetadata().toBuffer())).toEqual({
    kind: 'jpeg',
    ...still,
  })
  expect(await facts(await pixels.png().toBuffer())).toEqual({ kind: 'png', ...still })
  expect(await facts(await pixels.webp().toBuffer())).toEqual({ kind: 'webp', ...still })
  expect(await facts(await pixels.webp({ lossless: true }).toBuffer())).toEqual({ kind: 'webp', ...still })
  expect(await facts(await pixels.withMetadata().webp().toBuffer())).toEqual({ kind: 'webp', ...still })
})

it('sees that a WebP moves', async () => {
  const frames = await Promise.all(['#111', '#eee'].map((background) => scene(60, 30, background).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await facts(moving)).toMatchObject({ kind: 'webp', width: 60, animated: true })
})

it('knows nothing of what is no picture, or a broken one', async () => {
  const jpeg = await scene(70, 40).jpeg().toBuffer()
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('%PDF-1.7 and more than thirty-two bytes of it'),
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and more bytes', 'latin1'),
    jpeg.subarray(0, 40),
    Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(500, 7)]),
    Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(50_000, 0xff)]),
  ]) {
    expect(await facts(bytes)).toBeUndefined()
  }
})
