import { expect, test } from 'vitest'
import { londonTime } from './london-time.ts'

const byTimeZones = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const hour = 3_600_000

test('agrees with the time zones that Node knows, around every change of clocks and in between', () => {
  const wrong: Date[] = []
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2040, 0, 1); time += 7 * hour) {
    const now = new Date(time)
    if (londonTime(now).toISOString().slice(0, 19).replace('T', ' ') !== byTimeZones.format(now)) wrong.push(now)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['2026-03-29T00:59:59Z', '00:59'],
  ['2026-03-29T01:00:00Z', '02:00'],
  ['2026-10-25T00:59:59Z', '01:59'],
  ['2026-10-25T01:00:00Z', '01:00'],
])('at %s the clock in London says %s', (instant, time) => {
  expect(londonTime(new Date(instant)).toISOString().slice(11, 16)).toBe(time)
})
