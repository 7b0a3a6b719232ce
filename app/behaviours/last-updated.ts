import { isoDay, longDate } from '#domain/long-date.ts'

/** Today's date on the legal pages (spec 2): a page is made with the day of the build and takes the visitor's own. */
export function dateToday(): void {
  const time = document.querySelector<HTMLTimeElement>('.last-updated time')
  if (!time) return
  const day = isoDay(new Date())
  time.dateTime = day
  time.textContent = longDate(day)
}
