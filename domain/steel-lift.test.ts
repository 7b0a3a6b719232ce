import { expect, test, vi } from 'vitest'
import { liftOf, shownWeight } from './steel-lift.ts'
import { steelSectionById } from './steel-sections.ts'

vi.mock('#content/safety-figures.ts', () => import('./fixtures/owner-figures.ts'))

// Mass per metre × length by hand.
test.each<[string, number, number, string, ReturnType<typeof liftOf>['lift']]>([
  ['ea-60x60x6', 0.5, 8, '2.7', { by: 'hand', people: 1 }],
  // 16 kg, and longer than 3 m
  ['ea-60x60x6', 2.9, 8, '16', { by: 'hand', people: 1 }],
  ['ea-60x60x6', 3.1, 8, '17', { by: 'hand', people: 2 }],
  ['shs-80x80x5', 2, 8, '23', { by: 'hoist' }],
  ['ub-203x133x25', 3.9, 8, '98', { by: 'hoist' }],
  ['ub-203x133x25', 4, 8, '100', { by: 'lorry' }],
  ['ub-457x191x67', 12, 16, '805', { by: 'lorry' }],
  ['ub-457x191x67', 12, 16.5, '805', { by: 'mobile' }],
])('%s, %d m, crane at %d m: %s kg, %o', (id, length, radius, weight, lift) => {
  const kilograms = (steelSectionById(id)?.mass ?? 0) * length
  expect(shownWeight(kilograms)).toBe(weight)
  expect(liftOf(kilograms, length, radius).lift).toEqual(lift)
})

test('names who lifts, and what the chart allows', () => {
  expect(liftOf(20, 2, 8).name).toBe('By two people')
  expect(liftOf(120, 2, 11).text).toBe('2,400 kg at 11 m')
})
