import { expect, it } from 'vitest'
import { pictures, pictureVersion } from '#content/pictures.ts'
import { pictureSources } from './picture-sources.ts'

it('gives every address the version query, and the words of the picture', () => {
  const { src, avif, jpeg, alt } = pictureSources('gates')
  const addresses = [
    src,
    ...[...avif.split(', '), ...jpeg.split(', ')].map((candidate) => candidate.split(' ')[0] ?? ''),
  ]
  for (const address of addresses) expect(address).toMatch(new RegExp(`\\?v=${pictureVersion}$`))
  expect(alt).toBe(pictures.gates.alt)
})
