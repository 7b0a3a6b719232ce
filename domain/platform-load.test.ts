import { describe, expect, test } from 'vitest'
import { examples, platformLoad } from './platform-load.ts'

// Worked by hand: kg/m² × 9.80665 ÷ 1000; × 1.2 m² for a pallet place.
test.each([
  [500, 'Access platform or walkway', 4.9, 600],
  [750, 'Office or production floor', 7.4, 900],
  [1000, 'Storage mezzanine', 9.8, 1200],
  [1050, 'Equipment platform', 10.3, 1260],
])('%d kg/m² is for: %s', (load, name, kilonewtons, pallet) => {
  expect(platformLoad(load)).toMatchObject({ load, kilonewtons, pallet, platform: { name } })
})

test.each([
  [-5, 250],
  [9000, 2000],
])('%d kg/m² is brought into the range', (asked, load) => {
  expect(platformLoad(asked).load).toBe(load)
})

describe('what may be placed on it', () => {
  // Weight over footprint, by hand: 300 ÷ 1.62, 400 ÷ 1, 450 ÷ 1.08, 500 ÷ 1.2, 200 ÷ 0.2914, 1000 ÷ 1.2, 1065 ÷ 1.2, 2000 ÷ 1.2, 1900 ÷ 1.
  test('presses as worked by hand, lightest first', () => {
    expect(examples.map(({ pressure }) => Math.round(pressure))).toEqual([
      185, 400, 417, 417, 686, 833, 888, 1667, 1900,
    ])
  })

  test.each([
    [250, 1],
    [500, 4],
    [1000, 7],
    [2000, 9],
  ])('at %d kg/m²: the first %d, and the next is too heavy', (load, count) => {
    const named = examples.flatMap(({ phrase }, at) => (platformLoad(load).outcome.includes(phrase) ? [at + 1] : []))
    expect(named).toEqual([count, count + 1].filter((at) => at <= examples.length))
  })
})
