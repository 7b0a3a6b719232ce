import { expect, test } from 'vitest'
import { liftOf, shownWeight } from './steel-lift.ts'
import { steelSectionById } from './steel-sections.ts'

// Mass per metre × length by hand. The last three weights are on drawings of the site as well.
test.each<[string, number, number, string, string]>([
  ['ea-60x60x6', 0.5, 8, '2.7', 'By hand, one person'],
  // 16 kg, and longer than 3 m
  ['ea-60x60x6', 2.9, 8, '16', 'By hand, one person'],
  ['ea-60x60x6', 3.1, 8, '17', 'By hand, two people'],
  ['shs-80x80x5', 2, 8, '23', 'By trolley and hoist'],
  ['ub-203x133x25', 3.9, 8, '98', 'By trolley and hoist'],
  ['ub-203x133x25', 4, 8, '100', 'By lorry-mounted crane'],
  ['ub-457x191x67', 12, 16, '805', 'By lorry-mounted crane'],
  ['ub-457x191x67', 12, 16.5, '805', 'By mobile crane, 20–100\u00a0t'],
  ['ub-254x146x31', 1.5, 8, '47', 'By trolley and hoist'],
  ['ub-457x191x67', 6.4, 12, '429', 'By lorry-mounted crane'],
])('%s, %d m, crane at %d m: %s kg, %s', (id, length, radius, weight, lift) => {
  const kilograms = (steelSectionById(id)?.mass ?? 0) * length
  expect(shownWeight(kilograms)).toBe(weight)
  expect(liftOf(kilograms, length, radius).name).toBe(lift)
})
