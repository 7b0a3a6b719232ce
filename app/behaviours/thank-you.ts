import { isReference } from '#domain/reference.ts'

/** With direct delivery: the page says what has been delivered, and under which reference; without one, what waits as a draft. */
const reference = new URLSearchParams(location.search).get('ref') ?? ''
const known = isReference(reference)
for (const head of document.querySelectorAll<HTMLElement>('[data-thanks]')) {
  head.hidden = (head.dataset.thanks === 'delivered') !== known
}
const place = document.querySelector<HTMLElement>('.thanks-reference')
if (place && known) {
  place.hidden = false
  const number = place.querySelector('b')
  if (number) number.textContent = reference
}
