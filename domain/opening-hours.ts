import { openingWords as words } from '#content/opening-words.ts'
import { closedDays } from './bank-holidays.ts'
import { londonTime } from './london-time.ts'
import { months } from './long-date.ts'

/** `short` is for narrow places: it leaves out when the works opens again. */
export type OpeningState = { open: boolean; text: string; short: string }

/** Days of the week (0 is Sunday) with the times between which the works is staffed, "07:30" to "17:00". */
export type WorkingHours = readonly { days: readonly number[]; label: string; opens: string; closes: string }[]

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const dayLength = 86_400_000
/** Longer than any run of closed days the calendar and the owner's shut-downs can make together. */
const daysToSearch = 60

/**
 * Whether the works is staffed at this moment, in London's time wherever the visitor is, bank holidays closed:
 * "Open now · until 17:00", "Office closed · opens Monday 7:30 · emergency line open", with the date when a week off or more.
 * Closed is only ever the office: the emergency line is answered at any hour.
 */
export function openingState(now: Date, hours: WorkingHours): OpeningState {
  const date = londonTime(now)
  const time = date.toISOString().slice(11, 16)
  const today = hoursOn(date, hours)
  if (today && time >= today.opens && time < today.closes) {
    const text = `${words.open} ${spoken(today.closes)}`
    return { open: true, text, short: text }
  }
  if (today && time < today.opens) return closed(`${words.opensToday} ${spoken(today.opens)}`)

  for (let ahead = 1; ahead <= daysToSearch; ahead++) {
    const day = new Date(date.getTime() + ahead * dayLength)
    const then = hoursOn(day, hours)
    if (!then) continue
    return closed(`${words.opens} ${dayName(day, ahead < 7)} ${spoken(then.opens)}`)
  }
  return closed()
}

function closed(opens?: string): OpeningState {
  const said = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
  return {
    open: false,
    text: said(words.closed, opens, words.emergencyLine),
    short: said(words.closed, words.emergencyLine),
  }
}

/** "Monday", or with the date "Monday 4 January". The names are our own: the browser's cost as much as its time zones. */
function dayName(day: Date, near: boolean): string {
  const name = weekdays[day.getUTCDay()]
  return near ? `${name}` : `${name} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

function hoursOn(date: Date, hours: WorkingHours): { opens: string; closes: string } | undefined {
  if (closedDays(date.getUTCFullYear()).includes(date.toISOString().slice(0, 10))) return undefined
  return hours.find(({ days }) => days.includes(date.getUTCDay()))
}

/** The week as rows, "Mon–Fri" beside "7:30–17:00", the closed day last. */
export function weekHours(
  hours: WorkingHours,
  closed: { label: string; word: string },
): (readonly [days: string, hours: string])[] {
  const open = hours.map(({ label, opens, closes }) => [label, `${spoken(opens)}–${spoken(closes)}`] as const)
  return [...open, [closed.label, closed.word]]
}

/** "07:30" as people say it: "7:30". */
export function spoken(time: string): string {
  return time.replace(/^0/, '')
}
