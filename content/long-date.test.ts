import { expect, it } from 'vitest'
import { isoDay, longDate } from './long-date.ts'

it('agrees with the en-GB calendar on every month', () => {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const iso = `2026-${String(month).padStart(2, '0')}-09`
    expect(longDate(iso)).toBe(format.format(new Date(iso)))
  }
})

it('takes the day from the local clock', () => {
  expect(isoDay(new Date(2026, 4, 1, 0, 30))).toBe('2026-05-01')
  expect(isoDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
