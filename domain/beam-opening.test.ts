import { expect, test, vi } from 'vitest'
import { beamInput } from '#content/interactive/beam.ts'
import { beamDetails, beamOpening } from './beam-opening.ts'

vi.mock('#content/safety-figures.ts', () => import('./fixtures/owner-figures.ts'))

// Worked by hand: opening + 2 × 150.
test.each([
  [3, 3300, 'Through the house'],
  [3.1, 3400, 'Straight access, or two pieces'],
  [6, 6300, 'Straight access, or two pieces'],
  [6.4, 6700, 'By crane, or in pieces'],
])('%d m of opening', (opening, length, way) => {
  const answer = beamOpening(opening)
  expect(answer).toMatchObject({ opening: Math.round(opening * 1000), bearing: 150, length, way: { name: way } })
  expect(answer.outcome).toContain(`${length.toLocaleString('en-GB')} mm`)
})

test('no answer sizes a beam or counts props: an engineer does', () => {
  for (let opening: number = beamInput.min; opening <= beamInput.max; opening += beamInput.step) {
    const answer = beamOpening(opening)
    const copy = `${answer.outcome} ${answer.way.text} ${beamDetails(answer).lines.flat().join(' ')}`
    expect(copy).not.toMatch(/\b(UB|UC|PFC|RSJ|SHS|RHS)\b|\d\s*[×x]\s*\d|S[23]\d5/)
    expect(copy).not.toMatch(/\d+ (needles|props)/)
  }
})
