import { expect, it } from 'vitest'
import { type PictureId, pictures, pictureVersion } from '#content/pictures.ts'
import { pictureAddress, pictureSize, pictureSrcSet } from './picture-sources.ts'

const ids = Object.keys(pictures) as PictureId[]

it.each(ids)('%s: every address carries the version, widths rise and none exceeds the master', (id) => {
  for (const format of ['avif', 'jpeg'] as const) {
    const candidates = pictureSrcSet(id, format).split(', ')
    const widths = candidates.map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(Math.max(...widths)).toBeLessThanOrEqual(pictureSize(id).width)
    for (const candidate of candidates) {
      expect(candidate).toMatch(new RegExp(`^/images/${id}-[0-9a-f]{8}-\\d+\\.(avif|jpg)\\?v=${pictureVersion} \\d+w$`))
    }
  }
  expect(pictureAddress(id)).toMatch(/\.jpg\?v=3$/)
})
