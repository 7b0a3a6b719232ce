import { expect, it } from 'vitest'
import { liftB12, pieceB12 } from '../piece-b12.ts'
import { handOverSheets } from './pack.ts'

const { finPlate, length, holes } = pieceB12

it('places the holes symmetrically, inside the beam and the plate', () => {
  const [upper, lower] = finPlate.holes.fromTop
  expect(upper + lower).toBe(finPlate.height)
  expect(lower - upper).toBe(holes.fromTop[1] - holes.fromTop[0])
  expect(finPlate.at * 2).toBe(length)
})

it('stays within the crane’s chart, with its tackle', () => {
  expect(liftB12.onHook).toBeLessThan(liftB12.rated)
})

it('leaves every number, date and signature open', () => {
  const open = handOverSheets.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'entries' ? block.entries : [])),
  )
  for (const { label, value } of open)
    if (/number\b(?! off)|^date|by$/i.test(label) && label !== 'Number off') expect(value).toBe('')
})
