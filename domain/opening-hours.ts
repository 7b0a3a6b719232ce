import { months } from '#content/long-date.ts'
import { hoursCopy as copy, type Hours, hoursText, spoken, week, weekdays } from '#content/week.ts'
import { closedDays, type Exceptions } from './bank-holidays.ts'
import { londonTime } from './london-time.ts'

/** Days of the week (0 is Sunday) with the times between which the works is staffed, "07:30" to "17:00". */
export type WorkingHours = readonly ({ days: readonly number[] } & Hours)[]

export type OpeningHours = { hours: WorkingHours; exceptions: Exceptions }

const dayLength = 86_400_000
/** Longer than any run of days that bank holidays and the owner's own closed days can make together. */
const daysToSearch = 60

/**
 * When the office is open or opens next, in London's time wherever the visitor is; bank holidays are closed. "Office today
 * 7:30–17:00" until closing time, then "Office opens Monday 7:30", with the date when that is a week away or more.
 */
export function officeHours(now: Date, openingHours: OpeningHours): string {
  const date = londonTime(now)
  const time = date.toISOString().slice(11, 16)
  const today = hoursOn(date, openingHours)
  if (today && time < today.closes) return `${copy.today} ${hoursText(today)}`

  for (let ahead = 1; ahead <= daysToSearch; ahead++) {
    const day = new Date(date.getTime() + ahead * dayLength)
    const then = hoursOn(day, openingHours)
    if (then) return `${copy.opens} ${dayName(day, ahead < 7)} ${spoken(then.opens)}`
  }
  return copy.closed
}

/** "Monday", or with the date "Monday 4 January". The names are our own: the browser's cost as much as its time zones. */
function dayName(day: Date, near: boolean): string {
  const name = weekdays[day.getUTCDay()]
  return near ? `${name}` : `${name} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

function hoursOn(date: Date, { hours, exceptions }: OpeningHours): Hours | undefined {
  if (closedDays(date.getUTCFullYear(), exceptions).includes(date.toISOString().slice(0, 10))) return undefined
  return hours.find(({ days }) => days.includes(date.getUTCDay()))
}

/** The week as rows of days and hours, "Mon–Fri" and "7:30–17:00", in their order, with the closed days last. */
export function weekHours(hours: WorkingHours, closed: string): (readonly [days: string, hours: string])[] {
  const first = ({ days }: WorkingHours[number]) => week.findIndex((day) => days.includes(day))
  const inOrder = hours.toSorted((one, other) => first(one) - first(other))
  const open = inOrder.map((row) => [daysOf(row.days), hoursText(row)] as const)
  const rest = week.filter((day) => !hours.some(({ days }) => days.includes(day)))
  return rest.length > 0 ? [...open, [daysOf(rest), closed]] : open
}

/** The same on one line: "Mon–Fri 7:30–17:00, Sat 7:00–13:00, Sun closed". */
export function weekLine({ hours, closed }: { hours: WorkingHours; closed: string }): string {
  return weekHours(hours, closed)
    .map((row) => row.join(' '))
    .join(', ')
}

/** "Mon–Fri" where three or more days follow each other, otherwise "Sat, Sun". */
export function daysOf(days: readonly number[]): string {
  const names = week.map((day) => (days.includes(day) ? weekdays[day]?.slice(0, 3) : '|'))
  const runs = names
    .join(' ')
    .split('|')
    .map((run) => run.trim().split(' '))
  return runs
    .map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', ')))
    .filter(Boolean)
    .join(', ')
}
