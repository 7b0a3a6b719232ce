import { expect, it } from 'vitest'
import { handOver } from './hand-over.ts'
import { pieceB12 } from './piece-b12.ts'

const { finPlate, length, holes } = pieceB12

it('places the holes symmetrically, inside the beam and the plate', () => {
  const [upper, lower] = finPlate.holes.fromTop
  expect(upper + lower).toBe(finPlate.height)
  expect(lower - upper).toBe(holes.fromTop[1] - holes.fromTop[0])
  expect(finPlate.at * 2).toBe(length)
})

it('leaves every number open', () => {
  const entries = Object.values(handOver.sheets).flatMap((sheet) => sheet.entries)
  for (const { label, value } of entries) if (/number\b/i.test(label)) expect(value).toBe('')
})
