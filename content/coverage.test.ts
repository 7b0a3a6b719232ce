import { describe, expect, test } from 'vitest'
import { coverageTable, otherAreas } from './coverage.ts'

describe('the table of postcodes', () => {
  const areas = Object.keys(coverageTable)

  test('knows every postcode area: 121 of the UK, three islands, forces and large users', () => {
    expect(new Set([...areas, ...otherAreas.split(' ')]).size).toBe(121 + 3 + 3)
  })

  test.each(areas)('%s: no district is in two zones', (area) => {
    const districts = Object.values(coverageTable[area] ?? {}).flatMap((ranges) =>
      ranges.split(' ').flatMap((range) => {
        expect(range).toMatch(/^\d{1,2}(-\d{1,2})?$/)
        const [from = 0, to = from] = range.split('-').map(Number)
        expect(from).toBeLessThanOrEqual(to)
        return Array.from({ length: to - from + 1 }, (_, step) => from + step)
      }),
    )
    expect(new Set(districts).size).toBe(districts.length)
  })
})
