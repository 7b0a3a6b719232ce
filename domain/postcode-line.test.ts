import { describe, expect, test } from 'vitest'
import { coverageTable, postcodePlaces } from '#content/interactive/postcode.ts'
import { coverageZones } from '#content/page-content.ts'
import { checkCoverage, includesDistrict } from './coverage.ts'
import { milesBetween, placeOf, postcodeLine, shareOnSheet } from './postcode-line.ts'

const yard = { latitude: 51.4432, longitude: 0.3801 }
const equator = { latitude: 0, longitude: 0 }

// A degree of a circle of 3958.8 miles radius is 69.1 miles; along 60° north, half of that.
test.each([
  [equator, { latitude: 1, longitude: 0 }, 69.1],
  [equator, { latitude: 0, longitude: -1 }, 69.1],
  [{ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 }, 34.5],
  [yard, yard, 0],
])('distance: %j to %j', (from, to, miles) => {
  expect(milesBetween(from, to)).toBeCloseTo(miles, 1)
})

// From the yard to the middle of the place; the table of places is good to two miles.
test.each([
  ['DA12', 1, coverageZones.kentNear],
  ['ME14', 13, coverageZones.kentNear],
  ['CT16', 45, coverageZones.kentFar],
  ['SW1A', 23, coverageZones.london],
  ['CM1', 22, coverageZones.southEast],
  ['BN1', 48, coverageZones.southEast],
  ['GU1', 44, coverageZones.southEast],
  ['OX1', 74, coverageZones.southEast],
])('%s: %d miles, in its zone', (text, miles, { region, responseTime }) => {
  const line = postcodeLine(checkCoverage(text, coverageZones), text, yard)
  expect(line).toMatchObject({ region, responseTime })
  expect(Math.abs(Number.parseInt(line?.distance ?? '', 10) - miles)).toBeLessThanOrEqual(2)
})

test.each(['', 'Gravesend', 'ZZ9', 'EH1 1AA', 'TN99', 'GIR 0AA'])('%j has no line', (text) => {
  expect(postcodeLine(checkCoverage(text, coverageZones), text)).toBeUndefined()
})

test.each([
  ['DA12', []],
  ['ME14', [5, 10]],
  ['SE1', [5, 10, 15, 20]],
  ['CT16', [10, 20, 30, 40]],
])('%s: ticks to scale every 5 miles to 30, every 10 beyond, none on the ends', (text, miles) => {
  const line = postcodeLine(checkCoverage(text, coverageZones), text, yard)
  const length = line ? milesBetween(yard, line.position) : 0
  expect(line?.ticks).toEqual(miles.map((mile) => expect.closeTo(mile / length, 6)))
})

describe('the table of places', () => {
  const districts = Array.from({ length: 100 }, (_, district) => district)

  test('has every district that a response is promised for, and no other', () => {
    expect(Object.keys(postcodePlaces)).toEqual(Object.keys(coverageTable))
    for (const [area, zones] of Object.entries(coverageTable)) {
      const covered = (district: number) => Object.values(zones).some((list) => includesDistrict(list, district))
      const placed = (district: number) => placeOf(area, district) !== undefined
      expect(districts.filter(placed), area).toEqual(districts.filter(covered))
    }
  })

  test('agrees with the zones: same day is within 30 miles, all of it within 100', () => {
    for (const [area, zones] of Object.entries(coverageTable)) {
      for (const district of districts) {
        const place = placeOf(area, district)
        if (!place) continue
        const near = includesDistrict(zones.kentNear, district)
        expect(milesBetween(yard, place), `${area}${district}`).toBeLessThan(near ? 30.5 : 100)
      }
    }
  })
})

test('a line that leaves the sheet is cut at its edge', () => {
  const sheet = { width: 500, height: 400 }
  expect(shareOnSheet([250, 200], [300, 100], sheet)).toBe(1)
  expect(shareOnSheet([250, 200], [750, 200], sheet)).toBe(0.5)
  expect(shareOnSheet([250, 200], [-750, 200], sheet)).toBe(0.25)
  expect(shareOnSheet([250, 200], [250, 1000], sheet)).toBe(0.25)
  expect(shareOnSheet([250, 200], [750, -600], sheet)).toBe(0.25)
})
