import { expect, test, vi } from 'vitest'
import { examples, platformLoad } from './platform-load.ts'

vi.mock('#content/safety-figures.ts', () => import('./fixtures/owner-figures.ts'))

// Worked by hand: kg/m² × 9.80665 ÷ 1000; × 1.2 m² for a pallet place.
test.each([
  [500, 500, 4.9, 600],
  [750, 750, 7.4, 900],
  [1000, 1000, 9.8, 1200],
  [1050, 2000, 10.3, 1260],
])('%d kg/m² needs a floor for %d', (load, floor, kilonewtons, pallet) => {
  expect(platformLoad(load)).toMatchObject({ load, kilonewtons, pallet, platform: { load: floor } })
})

test.each([
  [-5, 250],
  [9000, 2000],
])('%d kg/m² is brought into the range', (asked, load) => {
  expect(platformLoad(asked).load).toBe(load)
})

// Weight over footprint, by hand: 300 ÷ 1.62, 400 ÷ 1, 450 ÷ 1.08, 2000 ÷ 1.2.
test('what may be placed on it presses as worked by hand, lightest first', () => {
  expect(examples.map(({ pressure }) => Math.round(pressure))).toEqual([185, 400, 417, 1667])
})

test.each([
  [250, ['a bench', 'a crowd']],
  [500, ['a shelving bay', 'two pallets']],
  [2000, ['two pallets']],
])('%d kg/m² names the heaviest thing that it carries, and the next', (load, named) => {
  const { outcome } = platformLoad(load)
  expect(examples.flatMap(({ phrase }) => (outcome.includes(phrase) ? phrase : []))).toEqual(named)
})
