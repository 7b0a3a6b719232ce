import { expect, test } from 'vitest'
import { openSections, steelDensity } from '#content/steel-sections.ts'
import { outlineArea, steelProfileOutline } from './steel-profile-outline.ts'
import { plateShape, type SteelSection, sectionShapes, steelSectionById } from './steel-sections.ts'

const sections = [...sectionShapes().keys()].flatMap((id) => steelSectionById(id) ?? [])
const calculated = (section: SteelSection) => (outlineArea(steelProfileOutline(section)) / 1e6) * steelDensity

test('the range has every family, and no section twice', () => {
  const counts = Object.groupBy(sections, ({ family }) => family)
  expect(Object.keys(counts).sort()).toEqual(['CHS', 'EA', 'FLT', 'PFC', 'RHS', 'SHS', 'UA', 'UB', 'UC'])
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length)
  const rows = openSections.map(({ family, h, b, tw, tf }) => [family, h, b, tw, tf].join())
  expect(new Set(rows).size).toBe(rows.length)
})

test('every section weighs its area × 7,850 kg/m³', () => {
  // Published masses come from sizes before rounding: 0.31 % at most in this range.
  const tolerance = (section: SteelSection) => ('tw' in section ? 0.0031 : section.family === 'FLT' ? 1e-6 : 0.005)
  const wrong = sections.filter(
    (section) => Math.abs(section.mass - calculated(section)) > section.mass * tolerance(section),
  )
  expect(wrong).toEqual([])
})

// From the tables of BS EN 10365, 10210-2, 10219-2 and 10056-1, as the Blue Book prints them: kg/m and m²/m.
test.each([
  ['ub-203x133x25', 25.1, 0.915],
  ['ub-457x191x67', 67.1, 1.63],
  ['uc-203x203x46', 46.1, 1.19],
  ['pfc-430x100x64', 64.4, 1.23],
  ['shs-100x100x5', 14.7, 0.387],
  ['shs-100x100x5-cf', 14.4, 0.383],
  ['shs-100x100x8-cf', 21.4, 0.366],
  ['rhs-300x200x12.5', 91.9, 0.968],
  ['rhs-300x200x12.5-cf', 88, 0.936],
  ['chs-114.3x5', 13.5, 0.359],
  ['ea-100x100x10', 15, undefined],
  ['ua-150x90x12', 21.6, undefined],
])('%s has the published mass and surface', (id, mass, surface) => {
  const section = steelSectionById(id)
  expect(section?.mass).toBe(mass)
  if (surface) expect(Number(section?.surface.toPrecision(3))).toBe(surface)
})

test('flats and plates are exact', () => {
  expect(steelSectionById('flt-100x10')).toMatchObject({ name: 'FLT 100×10', mass: 7.85, surface: 0.22 })
  expect(steelSectionById('pl-300x12')).toMatchObject({ name: 'PL 300×12', mass: 28.26 })
  expect(plateShape(300, 11)).toBeUndefined()
  expect(plateShape(4000, 10)).toBeUndefined()
  expect(steelSectionById('ub-203x133x26')).toBeUndefined()
  expect(steelSectionById('__proto__')).toBeUndefined()
})
