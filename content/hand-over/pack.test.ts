import { expect, it } from 'vitest'
import { craneChart } from '../interactive/crane.ts'
import { pieceB12 } from '../piece-b12.ts'
import { handOverDocuments } from './copy.ts'
import { handOverSheets } from './pack.ts'

const { mark, section, grade, mass, finPlate, length, profile, holes } = pieceB12

function textOf(id: keyof typeof handOverDocuments): string {
  return JSON.stringify(handOverSheets.find((sheet) => sheet.id === id))
}

it('has one sheet for each document, in the order in which they are listed', () => {
  expect(handOverSheets.map(({ id }) => id)).toEqual(Object.keys(handOverDocuments))
})

it('weighs the beam from its section and the plate from its size', () => {
  expect(mass.beam).toBeCloseTo((profile.mass * length) / 1000)
  expect(mass.finPlate).toBeCloseTo(0.1 * 0.15 * 0.01 * 7850)
  expect(mass.total).toBe(Math.round(mass.beam + mass.finPlate))
})

it('places the holes symmetrically, inside the beam and the plate', () => {
  const [upper, lower] = finPlate.holes.fromTop
  expect(upper + lower).toBe(finPlate.height)
  expect(lower - upper).toBe(holes.fromTop[1] - holes.fromTop[0])
  expect(finPlate.at * 2).toBe(length)
})

it.each(['quote', 'drawing', 'delivery', 'welds', 'lift', 'certificates', 'warranty'] as const)(
  'names the piece on the sheet “%s”',
  (id) => expect(textOf(id)).toContain(mark),
)

it.each(['quote', 'drawing', 'delivery', 'lift'] as const)('gives the same weight on the sheet “%s”', (id) => {
  expect(textOf(id)).toMatch(new RegExp(`\\b${mass.total}\\u00a0kg`))
})

it.each(['quote', 'drawing', 'delivery', 'warranty'] as const)('gives the same section on the sheet “%s”', (id) => {
  expect(textOf(id)).toContain(section)
  expect(textOf(id)).toContain('3,180\u00a0mm')
})

it.each(['quote', 'drawing', 'delivery', 'welds', 'certificates'] as const)(
  'gives the same grade on the sheet “%s”',
  (id) => expect(textOf(id)).toContain(grade),
)

it('adds tackle to the load and stays within the crane’s chart', () => {
  const rated = craneChart.find(({ radius }) => radius === 12)?.load ?? 0
  expect(textOf('lift')).toContain(`${mass.total + 50}\u00a0kg`)
  expect(mass.total + 50).toBeLessThan(rated)
  expect(textOf('lift')).toContain('2,400\u00a0kg')
})

it('leaves every number, date and signature open', () => {
  const open = handOverSheets.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'entries' ? block.entries : [])),
  )
  for (const { label, value } of open)
    if (/number\b(?! off)|^date|by$/i.test(label) && label !== 'Number off') expect(value).toBe('')
})
