import { describe, expect, test, vi } from 'vitest'
import { checkCoverage } from './coverage.ts'
import { coverageZones } from './fixtures/coverage.ts'

// The tests' own towns, with the site's own copy.
vi.mock('#content/coverage.ts', async (original) => ({
  ...(await original<typeof import('#content/coverage.ts')>()),
  ...(await import('./fixtures/coverage.ts')),
}))

/** "Kent, Same day" and so on; the kind of answer where nothing is promised. */
function answer(text: string) {
  const coverage = checkCoverage(text, coverageZones)
  return coverage.kind === 'covered' ? `${coverage.region}, ${coverage.responseTime}` : coverage.kind
}

test.each([
  ['DA1 Dartford', 'Kent, Same day'],
  ['TN24 Willesborough', 'Kent, 48 hours'],
  ['SW1A Westminster', 'London, 24–48 hours'],
  ['CR0 Croydon', 'London, 24–48 hours'],
  ['CR6 Warlingham', 'South East, 48 hours'],
  ['BN41 Portslade', 'South East, 48 hours'],
  ['BN4 nowhere', 'ask'],
  ['TN99 nowhere', 'ask'],
  ['EH1 Edinburgh', 'ask'],
  ['JE2 Jersey', 'ask'],
])('%s: %s', (place, expected) => {
  const outward = place.split(' ')[0] ?? ''
  expect(answer(outward)).toBe(expected)
  expect(answer(`${outward} 1AA`)).toBe(expected)
  expect(answer(`${outward}9zz`.toLowerCase())).toBe(expected)
})

describe('however it is typed', () => {
  test.each([
    ['SW1A 1AA', 'SW1A'],
    ['sw1a1aa', 'SW1A'],
    ['DA122ZZ', 'DA12'],
    ['DA1 2', 'DA1'],
    ['DA12ZZ', 'DA1'],
    ['DA 12', 'DA12'],
    ['\tD A 1 2\u00A02 Z Z\n', 'DA12'],
    ['gir 0aa', 'GIR 0AA'],
  ])('%j is read as %s', (text, outward) => {
    expect(checkCoverage(text, coverageZones)).toMatchObject({ outward })
  })

  test.each(['', ' ', '\n\t'])('%j is empty', (text) => {
    expect(checkCoverage(text, coverageZones)).toEqual({
      kind: 'empty',
      message: 'Enter your postcode, or its first half, like DA12',
    })
  })

  test.each(['🏗️', 'DA123', 'DA12 2CI', 'DA12 2ZZ Gravesend', 'SW1AA1AA', '<script>', 'ＤＡ12', 'DA12'.repeat(10_000)])(
    '%j is nonsense',
    (text) => {
      expect(checkCoverage(text, coverageZones)).toEqual({
        kind: 'nonsense',
        message: 'Enter a UK postcode, like DA12 2ZZ, or its first half, like DA12',
      })
    },
  )

  test.each([
    ['ZZ99', 'ZZ'],
    ['q1 1aa', 'Q'],
  ])('%s starts with no UK area, and says so', (text, area) => {
    expect(checkCoverage(text, coverageZones)).toEqual({
      kind: 'nonsense',
      message: `No UK postcode starts with ${area}. Check it and enter it again, for example DA12 2ZZ or DA12`,
    })
  })
})

describe('the answer', () => {
  test('names the place, the region, the time and what it means', () => {
    expect(checkCoverage('da12 2zz', coverageZones)).toEqual({
      kind: 'covered',
      outward: 'DA12',
      region: 'Kent',
      responseTime: 'Same day',
      meaning: 'DA12 is in Kent. We look at the job the same day; DA12 it is.',
    })
  })

  test('the same-day promise is not made beyond its 30 miles', () => {
    const canterbury = checkCoverage('CT1', coverageZones)
    expect(canterbury.kind === 'covered' && canterbury.meaning).toBe('CT1 is at the edge of our same-day response.')
  })
})
