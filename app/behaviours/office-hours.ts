import { type OpeningHours, officeHours } from '#domain/opening-hours.ts'

const oneMinute = 60_000

/** Shows in the top bar whether the office is open, updated every minute. */
export function showOfficeHours(): void {
  const place = document.querySelector<HTMLElement>('[data-office-hours]')
  if (!place) return
  const opening = JSON.parse(place.dataset.officeHours ?? '') as OpeningHours
  const update = () => {
    place.textContent = `· ${officeHours(new Date(), opening)}`
  }
  update()
  setInterval(update, oneMinute)
}
