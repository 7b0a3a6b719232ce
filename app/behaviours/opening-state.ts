import { officeHours, type WorkingHours } from '#domain/opening-hours.ts'

const oneMinute = 60_000

/** Adds to the top bar when the office is open, and keeps it up to date. */
export function showOfficeHours(): void {
  const place = document.querySelector<HTMLElement>('[data-office-hours]')
  if (!place) return
  const hours = JSON.parse(place.dataset.officeHours ?? '[]') as WorkingHours
  const update = () => {
    place.textContent = `· ${officeHours(new Date(), hours)}`
  }
  update()
  setInterval(update, oneMinute)
}
