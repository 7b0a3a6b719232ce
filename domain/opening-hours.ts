import { business } from '#content/business.ts'
import { closedDays } from './bank-holidays.ts'

export type OpeningState = { open: boolean; text: string }

const dayLength = 86_400_000
/** Longer than any run of closed days the calendar and the owner's shut-downs can make together. */
const daysToSearch = 60

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: business.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const weekdayName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })

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
    const name = ahead < 7 ? weekdayName.format(day) : `${weekdayName.format(day)} ${dayAndMonth.format(day)}`
    return { open: false, text: `Closed · opens ${name} ${spoken(hours.opens)}` }
  }
  return { open: false, text: 'Closed' }
}

/** The calendar day in London, as midnight UTC so that days can be counted, and the time there as "07:30". */
function londonTime(now: Date): { date: Date; time: string } {
  const parts = Object.fromEntries(londonClock.formatToParts(now).map((part) => [part.type, part.value]))
  return {
    date: new Date(`${parts.year}-${parts.month}-${parts.day}T00:00Z`),
    time: `${parts.hour}:${parts.minute}`,
  }
}

function hoursOn(date: Date): { opens: string; closes: string } | undefined {
  if (closedDays(date.getUTCFullYear()).includes(date.toISOString().slice(0, 10))) return undefined
  return business.hours.find(({ days }) => (days as readonly number[]).includes(date.getUTCDay()))
}

function spoken(time: string): string {
  return time.replace(/^0/, '')
}
