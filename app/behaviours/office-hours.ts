import { officeHours, type WorkingHours } from '#domain/opening-hours.ts'

const oneMinute = 60_000

/** Shows in the top bar whether the office is open, updated every minute. */
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
