import { business } from '#content/business.ts'
import { closedDays } from './bank-holidays.ts'

export type OpeningState = { open: boolean; text: string }

const dayLength = 86_400_000
/** Longer than any run of closed days the calendar and the owner's shut-downs can make together. */
const daysToSearch = 60

/**
 * Whether the works is staffed at this moment, in London's time wherever the visitor is, bank holidays closed:
 * "Open now · until 17:00", "Closed · opens today 7:30", "Closed · opens Monday 7:30", with the date when a week off or more.
 */
export function openingState(now: Date): OpeningState {
  const { date, time } = londonTime(now)
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

/** The calendar day in London, as midnight UTC so that days can be counted, and the time there as "07:30". */
function londonTime(now: Date): { date: Date; time: string } {
  // Made here and not once for all: a phone takes longer for it than for the rest of this file, and not every page asks.
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: business.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(clock.formatToParts(now).map((part) => [part.type, part.value]))
  return {
    date: new Date(`${parts.year}-${parts.month}-${parts.day}T00:00Z`),
    time: `${parts.hour}:${parts.minute}`,
  }
}

/** "Monday", or with the date "Monday 4 January". */
function dayName(day: Date, near: boolean): string {
  const date = near ? {} : ({ day: 'numeric', month: 'long' } as const)
  return day.toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long', ...date })
}

function hoursOn(date: Date): { opens: string; closes: string } | undefined {
  if (closedDays(date.getUTCFullYear()).includes(date.toISOString().slice(0, 10))) return undefined
  return business.hours.find(({ days }) => (days as readonly number[]).includes(date.getUTCDay()))
}

/** "07:30" as people say it: "7:30". */
export function spoken(time: string): string {
  return time.replace(/^0/, '')
}
