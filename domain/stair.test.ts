import { describe, expect, test } from 'vitest'
import { stairInput, stairKinds, stairRules } from '#content/interactive/stair.ts'
import { type StairKind, stair, stairChecks } from './stair.ts'

// Worked by hand: total and kind; then risers, rise, going, pitch, 2R + G, risers per flight, goings together.
test.each([
  [2600, 'private', 14, 185.7, 240, 37.7, 611.4, [14], 3120],
  [stairInput.start, 'private', 14, 190, 230, 39.6, 610, [14], 2990],
  [3200, 'private', 17, 188.2, 235, 38.7, 611.5, [9, 8], 3525],
  // Two risers of 220, the highest there are: 42° then wants 220 ÷ 0.9004 = 244.3 of going, hence 245.
  [440, 'private', 2, 220, 245, 41.9, 685, [2], 245],
  [2600, 'utility', 14, 185.7, 250, 36.6, 621.4, [14], 3250],
  [2600, 'general', 16, 162.5, 285, 29.7, 610, [8, 8], 3990],
] as const)('%d mm, %s: as worked by hand', (total, kind, risers, rise, going, pitch, sum, flights, run) => {
  const { flight } = stair(total, kind)
  expect(flight).toMatchObject({ risers, going, flights, run })
  expect(flight?.rise).toBeCloseTo(rise, 1)
  expect(flight?.pitch).toBeCloseTo(pitch, 1)
  expect(flight?.sum).toBeCloseTo(sum, 1)
})

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
const kinds = Object.keys(stairKinds) as StairKind[]

test.each(kinds)('every %s stair that is shown is inside Approved Document K, and adds up', (kind) => {
  const answers = Array.from({ length: 4201 }, (_, total) => stair(total, kind))
  const flights = answers.flatMap(({ total, flight }) => (flight ? [{ total, flight }] : []))
  expect(flights.length).toBeGreaterThan(3000)
  const { rise, going, pitchMax = 90 } = stairKinds[kind]
  for (const { total, flight } of flights) {
    const inside = isWithin(flight.rise, rise) && isWithin(flight.going, going) && isWithin(flight.sum, stairRules.sum)
    expect(inside && flight.pitch <= pitchMax, `${total} mm`).toBe(true)
    expect(flight.risers * flight.rise).toBeCloseTo(total, 6)
    expect(flight.flights.reduce((sum, risers) => sum + risers, 0)).toBe(flight.risers)
    expect(Math.max(...flight.flights)).toBeLessThanOrEqual(stairKinds[kind].flightMax)
  }
})

test('the private stair has an answer all along the range that the page offers', () => {
  for (let total = stairInput.min; total <= stairInput.max; total += stairInput.step)
    expect(stair(total, 'private').flight, `${total} mm`).toBeDefined()
})

describe('what cannot be a flight says why', () => {
  test.each([
    [149, 'private'],
    [445, 'private'],
    [400, 'general'],
    [195, 'utility'],
  ] as const)('%d mm, %s', (total, kind) => {
    const { flight, outcome } = stair(total, kind)
    expect(flight).toBeUndefined()
    expect(outcome).toContain('cannot be shared out')
    expect(outcome).toContain(`${stairKinds[kind].rise.min}–${stairKinds[kind].rise.max}`)
  })

  test.each([150, 200, 220])('%d mm is one step', (total) => {
    expect(stair(total, 'private')).toMatchObject({
      flight: undefined,
      outcome: expect.stringContaining('a single step'),
    })
  })
})

test('each check has its range', () => {
  const { flight } = stair(2600, 'private')
  const { rise, going, pitchMax } = stairKinds.private
  const range = ({ min, max }: typeof rise) => `${min}–${max}`
  expect(
    flight && stairChecks(flight, 'private').map(({ value, range }) => [value.replaceAll('\u00a0', ' '), range]),
  ).toEqual([
    ['185.7 mm', range(rise)],
    ['240 mm', range(going)],
    ['37.7°', `${pitchMax}° at most`],
    ['611.4 mm', range(stairRules.sum)],
  ])
})
