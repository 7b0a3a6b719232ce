import sharp from 'sharp'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

const plain = (height: number, background = '#ffffff') =>
  sharp({ create: { width: 100, height, channels: 3, background } })
    .png()
    .toBuffer()

it('finds nothing between two equal pages', async () => {
  const { share, heights } = await differenceOf(await plain(50), await plain(50))
  expect(share).toBe(0)
  expect(heights).toEqual([50, 50])
})

it('counts what changed, and rows that only one page has', async () => {
  expect((await differenceOf(await plain(50), await plain(50, '#000000'))).share).toBe(100)
  const { share, heights } = await differenceOf(await plain(50), await plain(100))
  expect(share).toBe(50)
  expect(heights).toEqual([50, 100])
})

it('draws the page at the height of the taller', async () => {
  const { picture } = await differenceOf(await plain(80), await plain(60))
  expect(await sharp(picture).metadata()).toMatchObject({ width: 100, height: 80, format: 'png' })
})
