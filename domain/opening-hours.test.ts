import { afterEach, describe, expect, test, vi } from 'vitest'
import { business } from './fixtures/firm.ts'
import { officeHours, weekHours } from './opening-hours.ts'

/** No days off but the calendar's. */
vi.mock('#content/holidays.ts', () => ({ holidays: { closed: [], worked: [] } }))

const { hours } = business

function at(instant: string) {
  return officeHours(new Date(instant), hours)
}

test.each([
  // An ordinary week in winter: London is UTC.
  ['2026-11-23T07:29:59Z', 'Office today 7:30–17:00'],
  ['2026-11-23T16:59:59Z', 'Office today 7:30–17:00'],
  ['2026-11-23T17:00:00Z', 'Office opens Tuesday 7:30'],
  ['2026-11-27T18:00:00Z', 'Office opens Saturday 7:00'],
  ['2026-11-28T12:59:00Z', 'Office today 7:00–13:00'],
  ['2026-11-28T13:00:00Z', 'Office opens Monday 7:30'],
  ['2026-11-29T10:00:00Z', 'Office opens Monday 7:30'],
  ['2026-11-30T00:00:00Z', 'Office today 7:30–17:00'],
  // The last working day before the clocks went forward.
  ['2026-03-27T06:45:00Z', 'Office today 7:30–17:00'],
  // Clocks went forward on Sunday 29 March 2026, so Monday 7:30 in London is 6:30 UTC.
  ['2026-03-30T06:29:00Z', 'Office today 7:30–17:00'],
  ['2026-03-30T06:30:00Z', 'Office today 7:30–17:00'],
  // Just before midnight UTC it is already Monday in London.
  ['2026-07-05T23:30:00Z', 'Office today 7:30–17:00'],
  // Clocks went back on Sunday 25 October 2026.
  ['2026-10-25T00:30:00Z', 'Office opens Monday 7:30'],
  ['2026-10-26T06:45:00Z', 'Office today 7:30–17:00'],
  ['2026-04-02T17:00:00Z', 'Office opens Saturday 7:00'], // Thursday before Good Friday
  ['2026-04-06T10:00:00Z', 'Office opens Tuesday 7:30'], // Easter Monday
  ['2026-08-31T09:00:00Z', 'Office opens Tuesday 7:30'], // summer bank holiday
  ['2026-12-24T17:00:00Z', 'Office opens Tuesday 7:30'], // Christmas Eve, evening
  ['2026-12-25T12:00:00Z', 'Office opens Tuesday 7:30'], // Christmas Day
  ['2026-12-26T10:00:00Z', 'Office opens Tuesday 7:30'], // Boxing Day on a Saturday
  ['2026-12-28T12:00:00Z', 'Office opens Tuesday 7:30'], // substitute Monday
  ['2027-12-25T10:00:00Z', 'Office opens Wednesday 7:30'], // Christmas Day on a Saturday
  ['2026-12-31T17:30:00Z', 'Office opens Saturday 7:00'], // New Year’s Eve
  ['2028-01-01T10:00:00Z', 'Office opens Tuesday 7:30'], // New Year’s Day on a Saturday
])('%s: %s', (instant, text) => {
  expect(at(instant)).toBe(text)
})

describe('the visitor’s own time zone', () => {
  const home = process.env.TZ
  afterEach(() => {
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
  })

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo', 'Europe/London'])('%s', (zone) => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(at('2026-11-23T07:30:00Z')).toBe('Office today 7:30–17:00')
    expect(at('2026-07-05T23:30:00Z')).toBe('Office today 7:30–17:00')
    expect(at('2026-11-28T13:00:00Z')).toBe('Office opens Monday 7:30')
  })
})

test('the week reads as rows, the closed day last', () => {
  expect(weekHours(hours, { label: 'Sun', word: 'closed' })).toEqual([
    ['Mon–Fri', '7:30–17:00'],
    ['Sat', '7:00–13:00'],
    ['Sun', 'closed'],
  ])
})
