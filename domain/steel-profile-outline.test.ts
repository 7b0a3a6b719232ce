import { expect, test } from 'vitest'
import { outlinePath, steelProfileOutline } from './steel-profile-outline.ts'
import { steelSectionById } from './steel-sections.ts'

const outlineOf = (id: string) => {
  const section = steelSectionById(id)
  if (!section) throw new Error(`No such section: ${id}`)
  return steelProfileOutline(section)
}

test('the path of an angle, by hand: toes of 6 mm, a root of 12 mm', () => {
  expect(outlinePath(outlineOf('ea-100x100x10'))).toBe(
    'M0 0L4 0A6 6 0 0 1 10 6L10 78A12 12 0 0 0 22 90L94 90A6 6 0 0 1 100 96L100 100L0 100Z',
  )
})

test('an unequal angle has its long leg upright, and a box its depth', () => {
  expect(outlineOf('ua-150x90x10')).toMatchObject({ width: 90, height: 150 })
  expect(outlineOf('rhs-200x100x8')).toMatchObject({ width: 100, height: 200 })
})

test.each(['shs-100x100x5', 'rhs-200x100x8', 'chs-114.3x5', 'shs-100x100x5-cf'])('%s has its hole', (id) => {
  expect(outlinePath(outlineOf(id)).match(/Z/g)).toHaveLength(2)
})
