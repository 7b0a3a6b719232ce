import { expect, onTestFinished, test, vi } from 'vitest'
import { business } from './fixtures/firm.ts'
import { officeHours, weekHours } from './opening-hours.ts'

const { hours } = business

function at(instant: string) {
  return officeHours(new Date(instant), { hours, exceptions: { closed: [], worked: [] } })
}

test.each([
  ['2026-11-23T16:59:59Z', 'Office today 7:30–17:00'],
  ['2026-11-23T17:00:00Z', 'Office opens Tuesday 7:30'],
  ['2026-11-27T18:00:00Z', 'Office opens Saturday 7:00'],
  ['2026-11-28T12:59:00Z', 'Office today 7:00–13:00'],
  ['2026-11-28T13:00:00Z', 'Office opens Monday 7:30'],
  // Just before midnight UTC it is already Monday in London.
  ['2026-07-05T23:30:00Z', 'Office today 7:30–17:00'],
  ['2026-12-24T17:00:00Z', 'Office opens Tuesday 7:30'], // Christmas Eve, evening
  ['2026-12-28T12:00:00Z', 'Office opens Tuesday 7:30'], // substitute Monday
  ['2027-12-25T10:00:00Z', 'Office opens Wednesday 7:30'], // Christmas Day on a Saturday
])('%s: %s', (instant, text) => {
  expect(at(instant)).toBe(text)
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('a visitor in %s reads London’s hours', (zone) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  expect(at('2026-07-05T23:30:00Z')).toBe('Office today 7:30–17:00')
  expect(at('2026-11-28T13:00:00Z')).toBe('Office opens Monday 7:30')
})

test('the week reads as rows, the closed day last', () => {
  expect(weekHours(hours, 'closed')).toEqual([
    ['Mon–Fri', '7:30–17:00'],
    ['Sat', '7:00–13:00'],
    ['Sun', 'closed'],
  ])
})

test('the rows follow the days of the week', () => {
  const [first, ...rest] = hours
  expect(weekHours([...rest, ...(first ? [first] : [])], 'closed')).toEqual(weekHours(hours, 'closed'))
})

test.each([
  [[1, 2, 3, 4, 5, 6, 0], ['Mon–Sun']],
  [
    [1, 2, 4, 5, 6],
    ['Mon, Tue, Thu–Sat', 'Wed, Sun'],
  ],
  [
    [0, 6],
    ['Sat, Sun', 'Mon–Fri'],
  ],
])('the days of a line are named, and those without one: %s', (days, names) => {
  const rows = weekHours([{ days, opens: '08:00', closes: '16:00' }], 'closed')
  expect(rows.map(([name]) => name)).toEqual(names)
})
