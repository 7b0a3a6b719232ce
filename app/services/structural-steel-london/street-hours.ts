/** How far the lorry drives in an hour before and after it is parked, in units of the plan: out of the drawing. */
const drive = 640

const hoursOf = (hours = '') => hours.split(' ').map(Number)

/** Shows the street as it is at an hour: what is there from `data-hours`, the lorry on its way, the event of that hour. */
function showHour(range: HTMLInputElement): void {
  const hour = range.valueAsNumber
  const story = range.closest('section')
  for (const part of story?.querySelectorAll<HTMLElement | SVGElement>('[data-hours]') ?? []) {
    const [from = 0, to = 24] = hoursOf(part.dataset.hours)
    part.toggleAttribute('data-off', hour < from || hour >= to)
  }
  const lorry = story?.querySelector<SVGElement>('[data-parked]')
  const [parks = 0, leaves = 24] = hoursOf(lorry?.dataset.parked)
  const along = drive * (Math.min(0, hour - parks) + Math.max(0, hour - leaves))
  lorry?.style.setProperty('transform', `translateX(${along}px)`)
  const time = `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`
  const { event } = story?.querySelector<HTMLElement>('[data-event]:not([data-off])')?.dataset ?? {}
  range.ariaValueText = `${time}, ${event}`
  const now = story?.querySelector('output')
  if (now) now.textContent = `${time} · ${event}`
}

const range = document.querySelector<HTMLInputElement>('[data-street-hour]')
if (range) {
  range.addEventListener('input', () => showHour(range))
  showHour(range)
}
