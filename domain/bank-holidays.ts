/** Days such as "2026-12-28" that differ from the calendar: also closed, or worked although they are a bank holiday. */
export type Exceptions = { closed: readonly string[]; worked: readonly string[] }

/**
 * The days of one year on which the works is closed on any weekday, as sorted "2026-12-25" dates: the bank holidays,
 * Christmas Day, Boxing Day and New Year's Day themselves when they fall on a Saturday, and the owner's exceptions.
 */
export function closedDays(year: number, exceptions: Exceptions): string[] {
  const feasts = [isoDate(year, 0, 1), isoDate(year, 11, 25), isoDate(year, 11, 26)]
  const days = new Set([...bankHolidays(year), ...feasts])
  for (const day of exceptions.closed) if (day.startsWith(`${year}-`)) days.add(day)
  for (const day of exceptions.worked) days.delete(day)
  return [...days].sort()
}

/**
 * Bank holidays of England in one year, as sorted "2026-12-25" dates, by the Banking and Financial Dealings Act 1971 and
 * the yearly proclamations: a fixed day that falls on a weekend is kept on the next free weekday.
 */
export function bankHolidays(year: number): string[] {
  const fixed: string[] = []
  for (const day of [isoDate(year, 0, 1), isoDate(year, 11, 25), isoDate(year, 11, 26)]) {
    const date = new Date(day)
    while ([0, 6].includes(date.getUTCDay()) || fixed.includes(dayOf(date))) date.setUTCDate(date.getUTCDate() + 1)
    fixed.push(dayOf(date))
  }
  const moving = [firstMonday(year, 4), lastMonday(year, 4), lastMonday(year, 7)]
  return [...fixed, fromEaster(year, -2), fromEaster(year, 1), ...moving].sort()
}

function firstMonday(year: number, month: number): string {
  return isoDate(year, month, 1 + ((8 - weekday(year, month, 1)) % 7))
}

function lastMonday(year: number, month: number): string {
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return isoDate(year, month, daysInMonth - ((weekday(year, month, daysInMonth) + 6) % 7))
}

/** Gregorian Easter Sunday by the anonymous algorithm (Meeus, Jones and Butcher), moved by `days`. */
function fromEaster(year: number, days: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return isoDate(year, Math.floor(f / 31) - 1, (f % 31) + 1 + days)
}

/** 0 is Sunday; months count from 0, as JavaScript has them. */
function weekday(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month, day)).getUTCDay()
}

function isoDate(year: number, month: number, day: number): string {
  return dayOf(new Date(Date.UTC(year, month, day)))
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
