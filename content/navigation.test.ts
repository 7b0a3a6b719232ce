import { expect, it } from 'vitest'
import { listing } from './navigation.ts'
import { servicePaths } from './services.ts'

it('runs a list in the order of the services, and puts an entry where its place says', () => {
  const [first, second, third, fourth] = servicePaths
  const pathsOf = (places: Record<string, { place?: number }>) =>
    listing(({ path }) => places[path]).map(({ service }) => service.path)
  expect(pathsOf({ [`${third}`]: {}, [`${first}`]: {} })).toEqual([first, third])
  expect(
    pathsOf({ [`${first}`]: {}, [`${second}`]: {}, [`${third}`]: { place: 2 }, [`${fourth}`]: { place: 1 } }),
  ).toEqual([fourth, third, first, second])
})
