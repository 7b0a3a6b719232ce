import { describe, expect, test } from 'vitest'
import { type SteelProfile, steelProfiles } from '#content/steel-profiles.ts'
import { type Corner, outlinePath, steelProfileOutline } from './steel-profile-outline.ts'

const density = 7850
const cases = steelProfiles.map((section): [string, SteelProfile] => [section.name, section])

/** Area of a loop in mm²: the polygon, less what its outer corners lose by their radius, plus what its inner ones gain. */
function areaOf(loop: readonly Corner[]): number {
  const at = (index: number) => loop.at(index % loop.length) ?? [0, 0]
  let area = 0
  for (const [index, [x, y, r = 0]] of loop.entries()) {
    const [nextX, nextY] = at(index + 1)
    const [beforeX, beforeY] = at(index - 1)
    area += (x * nextY - nextX * y) / 2
    const turn = Math.sign((x - beforeX) * (nextY - y) - (y - beforeY) * (nextX - x))
    area -= turn * (1 - Math.PI / 4) * r ** 2
  }
  return area
}

describe.each(cases)('%s', (name, section) => {
  const { loops, width, height } = steelProfileOutline(section)
  const [outer = 0, hole = 0] = loops.map(areaOf)

  test('weighs by its geometry what the table says, within 1.5 percent', () => {
    const mass = ((outer - hole) / 1e6) * density
    expect(Math.abs(mass - section.mass) / section.mass).toBeLessThan(0.015)
  })

  test('is named after its sizes', () => {
    const [depth = 0, breadth = 0, last = 0] = name.split(' ')[1]?.split('×').map(Number) ?? []
    // The names of beams and columns are rounded, and some are far from the size.
    expect(Math.abs(height - depth)).toBeLessThan(4)
    expect(Math.abs(width - breadth)).toBeLessThan(3)
    expect(last).toBe('t' in section ? section.t : Math.round(section.mass))
  })
})

test('the path of an angle, by hand: toes of 6 mm, a root of 12 mm', () => {
  const angle = steelProfiles.find(({ id }) => id === 'ea-100x100x10')
  expect(angle && outlinePath(steelProfileOutline(angle))).toBe(
    'M0 0L4 0A6 6 0 0 1 10 6L10 78A12 12 0 0 0 22 90L94 90A6 6 0 0 1 100 96L100 100L0 100Z',
  )
})

test('a hollow section has its hole', () => {
  const tube = steelProfiles.find(({ id }) => id === 'shs-100x100x5')
  expect(tube && outlinePath(steelProfileOutline(tube)).match(/Z/g)).toHaveLength(2)
})
