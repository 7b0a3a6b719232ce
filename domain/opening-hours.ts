import { business } from '#content/business.ts'
import { closedDays } from './bank-holidays.ts'
import { londonTime } from './london-time.ts'
import { months } from './long-date.ts'

export type OpeningState = { open: boolean; text: string }

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const dayLength = 86_400_000
/** Longer than any run of closed days the calendar and the owner's shut-downs can make together. */
const daysToSearch = 60

/**
 * Whether the works is staffed at this moment, in London's time wherever the visitor is, bank holidays closed:
 * "Open now · until 17:00", "Closed · opens today 7:30", "Closed · opens Monday 7:30", with the date when a week off or more.
 */
export function openingState(now: Date): OpeningState {
  const date = londonTime(now)
  const time = date.toISOString().slice(11, 16)
  const today = hoursOn(date)
  if (today && time >= today.opens && time < today.closes) {
    return { open: true, text: `Open now · until ${spoken(today.closes)}` }
  }
  if (today && time < today.opens) return { open: false, text: `Closed · opens today ${spoken(today.opens)}` }

  for (let ahead = 1; ahead <= daysToSearch; ahead++) {
    const day = new Date(date.getTime() + ahead * dayLength)
    const hours = hoursOn(day)
    if (!hours) continue
    return { open: false, text: `Closed · opens ${dayName(day, ahead < 7)} ${spoken(hours.opens)}` }
  }
  return { open: false, text: 'Closed' }
}

/** "Monday", or with the date "Monday 4 January". The names are our own: the browser's cost as much as its time zones. */
function dayName(day: Date, near: boolean): string {
  const name = weekdays[day.getUTCDay()]
  return near ? `${name}` : `${name} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

function hoursOn(date: Date): { opens: string; closes: string } | undefined {
  if (closedDays(date.getUTCFullYear()).includes(date.toISOString().slice(0, 10))) return undefined
  return business.hours.find(({ days }) => (days as readonly number[]).includes(date.getUTCDay()))
}

/** The week as rows, "Mon–Fri" beside "7:30–17:00", the closed day last. */
export function weekHours(): (readonly [days: string, hours: string])[] {
  const open = business.hours.map(({ label, opens, closes }) => [label, `${spoken(opens)}–${spoken(closes)}`] as const)
  return [...open, [business.closed.label, business.closed.word]]
}

/** "07:30" as people say it: "7:30". */
export function spoken(time: string): string {
  return time.replace(/^0/, '')
}
