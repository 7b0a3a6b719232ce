import { expect, test } from 'vitest'
import { coverageZones } from '#content/page-content.ts'
import { checkCoverage } from './coverage.ts'

const { kentNear, kentFar, london, southEast } = coverageZones
const check = (text: string) => checkCoverage(text, coverageZones)

test.each([
  ['DA1 Dartford', kentNear],
  ['CT1 Canterbury', kentFar],
  ['SW1A Westminster', london],
  ['CR0 Croydon', london],
  ['CR6 Warlingham', southEast],
  ['BN41 Portslade', southEast],
])('%s is in its zone, however much of the postcode is typed', (place, { region, responseTime }) => {
  const outward = place.split(' ')[0] ?? ''
  for (const text of [outward, `${outward} 1AA`, `${outward}9zz`.toLowerCase()])
    expect(check(text)).toMatchObject({ kind: 'covered', outward, region, responseTime })
})

test.each(['BN4', 'TN99', 'EH1', 'JE2', 'GIR 0AA'])('%s is real or near, but nothing is promised there', (outward) => {
  expect(check(outward)).toMatchObject({ kind: 'ask', message: expect.stringContaining(outward) })
})

test.each([
  ['DA122ZZ', 'DA12'],
  ['DA1 2', 'DA1'],
  ['DA12ZZ', 'DA1'],
  ['DA 12', 'DA12'],
  ['\tD A 1 2\u00A02 Z Z\n', 'DA12'],
])('%j is read as %s', (text, outward) => {
  expect(check(text)).toMatchObject({ outward })
})

test.each(['', ' ', '\n\t'])('%j is empty', (text) => {
  expect(check(text).kind).toBe('empty')
})

test.each(['🏗️', 'DA123', 'DA12 2CI', 'DA12 2ZZ Gravesend', 'SW1AA1AA', '<script>', 'ＤＡ12', 'DA12'.repeat(10_000)])(
  '%j is nonsense',
  (text) => expect(check(text).kind).toBe('nonsense'),
)

test.each([
  ['ZZ99', 'ZZ'],
  ['q1 1aa', 'Q'],
])('%s starts with no UK area, and says so', (text, area) => {
  expect(check(text)).toMatchObject({
    kind: 'nonsense',
    message: expect.stringContaining(`No UK postcode starts with ${area}.`),
  })
})
