import { isoDay, longDate } from '#content/long-date.ts'

/** Replaces the build date on legal pages with the visitor's date (spec 2). */
export function showTodaysDate(): void {
  const time = document.querySelector<HTMLTimeElement>('time[data-today]')
  if (!time) return
  const day = isoDay(new Date())
  time.dateTime = day
  time.textContent = longDate(day)
}
