import { expect, test } from 'vitest'
import { bankHolidays, closedDays } from './bank-holidays.ts'

// As published on gov.uk/bank-holidays for England and Wales.
test.each([
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('%i has the published days', (year, days) => {
  expect(bankHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

test('a Sunday Christmas and a Sunday New Year move past the days already taken', () => {
  expect(bankHolidays(2033).slice(-2)).toEqual(['2033-12-26', '2033-12-27'])
  expect(bankHolidays(2023)[0]).toBe('2023-01-02')
})

test('2022 comes out right with its moved and added days', () => {
  const jubilee = { closed: ['2022-06-02', '2022-06-03', '2022-09-19'], worked: ['2022-05-30'] }
  expect(closedDays(2022, jubilee)).toEqual(
    '01-01 01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-25 12-26 12-27'.split(' ').map((day) => `2022-${day}`),
  )
  expect(closedDays(2023, jubilee)).not.toContain('2022-06-03')
})

test('Easter Monday is right at both ends of its range', () => {
  expect(bankHolidays(2008)).toContain('2008-03-24')
  expect(bankHolidays(2038)).toContain('2038-04-26')
  expect(bankHolidays(2049)).toContain('2049-04-19')
})
