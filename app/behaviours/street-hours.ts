/** Where the lorry is before and after its hours on the bay, in units of the plan. */
const away: Readonly<Record<number, number>> = { 6: -640, 6.5: -420, 17: 420 }
const gone = 700

/** Shows the street as it is at an hour: what is there from `data-hours`, the lorry on its way, the event of that hour. */
function showHour(range: HTMLInputElement): void {
  const hour = range.valueAsNumber
  const story = range.closest('section')
  for (const part of story?.querySelectorAll<HTMLElement | SVGElement>('[data-hours]') ?? []) {
    const [from = 0, to = 24] = (part.dataset.hours ?? '').split(' ').map(Number)
    part.toggleAttribute('data-off', hour < from || hour >= to)
  }
  const along = away[hour] ?? (hour > 17 ? gone : 0)
  story?.querySelector<SVGElement>('.day-plan__lorry')?.style.setProperty('transform', `translateX(${along}px)`)
  const time = `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`
  const event = story?.querySelector('.street-day__event:not([data-off]) h3')?.lastChild?.textContent?.trim()
  range.ariaValueText = `${time}, ${event}`
  const now = story?.querySelector('.street-day__now')
  if (now) now.textContent = `${time} · ${event}`
}

const range = document.querySelector<HTMLInputElement>('.street-day__range')
if (range) {
  range.addEventListener('input', () => showHour(range))
  showHour(range)
}
