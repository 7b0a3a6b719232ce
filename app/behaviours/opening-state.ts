import { openingState, type WorkingHours } from '#domain/opening-hours.ts'

const oneMinute = 60_000

/** Says beside the opening hours whether somebody is there now; the place is kept free in the HTML. */
export function sayWhetherOpen(): void {
  const line = document.querySelector<HTMLElement>('[data-opening-hours]')
  if (!line) return
  const hours = JSON.parse(line.dataset.openingHours ?? '[]') as WorkingHours
  const update = () => {
    const { open, text, short } = openingState(new Date(), hours)
    const [dot, words, fewer, withoutScript] = line.children
    if (dot) dot.className = `dot ${open ? 'dot-open' : 'dot-closed'}`
    if (words) words.textContent = text
    if (fewer) fewer.textContent = short
    withoutScript?.toggleAttribute('hidden', true)
  }
  update()
  setInterval(update, oneMinute)
}
