import { expect, it } from 'vitest'
import { type PictureId, pictures, pictureVersion } from '#content/pictures.ts'
import { pictureSources } from './picture-sources.ts'

const ids = Object.keys(pictures) as PictureId[]

it.each(ids)('%s: every address carries the version, widths rise and none exceeds the master', (id) => {
  const sources = pictureSources(id)
  for (const format of ['avif', 'jpeg'] as const) {
    const candidates = sources[format].split(', ')
    const widths = candidates.map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(Math.max(...widths)).toBeLessThanOrEqual(sources.width)
    for (const candidate of candidates) {
      expect(candidate).toMatch(new RegExp(`^/images/${id}-[0-9a-f]{8}-\\d+\\.(avif|jpg)\\?v=${pictureVersion} \\d+w$`))
    }
  }
  expect(sources.src).toMatch(/\.jpg\?v=3$/)
  expect(sources.alt).toBe(pictures[id].alt)
})
