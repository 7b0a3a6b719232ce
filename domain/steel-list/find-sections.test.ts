import { expect, test } from 'vitest'
import { nearestSections, type SoughtSection } from './find-sections.ts'

test.each<[SoughtSection, string[]]>([
  [{ families: ['UB'], sizes: [203, 133, 26] }, ['UB 203×133×25', 'UB 203×133×30', 'UB 203×102×23']],
  [{ families: ['UC'], sizes: [203, 133, 25] }, ['UB 203×133×25']],
  [{ families: ['SHS'], sizes: [75, 75, 5] }, ['SHS 80×80×5', 'SHS 80×80×5 CF', 'SHS 70×70×5']],
  [{ families: ['RHS'], sizes: [100, 100, 5] }, ['SHS 100×100×5']],
  [{ families: ['SHS'], sizes: [100, 100] }, ['SHS 100×100×3.6', 'SHS 100×100×4', 'SHS 100×100×5']],
  [{ families: ['SHS'], sizes: [100, 100, 7], cold: true }, ['SHS 100×100×8 CF', 'SHS 100×100×6 CF']],
  [{ sizes: [254, 146, 32] }, ['UB 254×146×31']],
])('%o has its nearest three', (sought, expected) => {
  const nearest = nearestSections(sought).map(({ name }) => name)
  expect(nearest).toHaveLength(3)
  expect(nearest.slice(0, expected.length)).toEqual(expected)
})
