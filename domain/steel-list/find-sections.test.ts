import { expect, test } from 'vitest'
import { nearestSections, type SoughtSection, searchSections } from './find-sections.ts'

const names = (typed: string, count?: number) => searchSections(typed, count).map(({ name }) => name)

test.each([
  ['203 25', ['UB 203×133×25']],
  ['UC152', ['UC 152×152×23', 'UC 152×152×30', 'UC 152×152×37']],
  ['100 shs 5', ['SHS 100×100×5', 'SHS 100×100×5 CF']],
  ['203x133', ['UB 203×133×25', 'UB 203×133×30']],
  ['ub 45', ['UB 457×152×52', 'UB 457×152×60', 'UB 457×152×67']],
  ['shs cf 100 3', ['SHS 100×100×3 CF']],
  ['box 150 100 8', ['RHS 150×100×8', 'RHS 150×100×8 CF']],
  ['angle 60 6', ['EA 60×60×6', 'UA 60×40×6', 'EA 60×60×5']],
  ['chs 48', ['CHS 48.3×3.2', 'CHS 48.3×3.6', 'CHS 48.3×4']],
  ['flat 100 10', ['FLT 100×10']],
  ['plate 300x12', ['PL 300×12']],
  ['timber', []],
])('%s finds', (typed, expected) => {
  expect(names(typed, 3)).toEqual(expected)
})

test('nothing typed lists the smallest beams', () => {
  expect(names('', 2)).toEqual(['UB 127×76×13', 'UB 152×89×16'])
})

test.each<[SoughtSection, string[]]>([
  [{ families: ['UB'], sizes: [203, 133, 26] }, ['UB 203×133×25', 'UB 203×133×30', 'UB 203×102×23']],
  [{ families: ['UC'], sizes: [203, 133, 25] }, ['UB 203×133×25']],
  [{ families: ['SHS'], sizes: [75, 75, 5] }, ['SHS 80×80×5', 'SHS 70×70×5']],
  [{ families: ['RHS'], sizes: [100, 100, 5] }, ['SHS 100×100×5']],
  [{ families: ['SHS'], sizes: [100, 100] }, ['SHS 100×100×3.6', 'SHS 100×100×4', 'SHS 100×100×5']],
  [{ families: ['SHS'], sizes: [100, 100, 7], cold: true }, ['SHS 100×100×8 CF', 'SHS 100×100×6 CF']],
  [{ sizes: [254, 146, 32] }, ['UB 254×146×31']],
])('%o has its nearest three', (sought, expected) => {
  const nearest = nearestSections(sought).map(({ name }) => name)
  expect(nearest).toHaveLength(3)
  expect(nearest.slice(0, expected.length)).toEqual(expected)
})
