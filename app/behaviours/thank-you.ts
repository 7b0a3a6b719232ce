import { isReference } from '#domain/reference.ts'

type State = 'delivered' | 'draft' | 'opened'

const reference = new URLSearchParams(location.search).get('ref') ?? ''
const referenceLine = document.querySelector<HTMLElement>('.thanks-docket__reference')
const draft = draftOfThisTab()

/** Delivered to our server, waiting as a draft in the visitor's email app, or the page was opened directly. */
function stateOfEnquiry(): State {
  if (referenceLine && isReference(referenceLine.dataset.firm ?? '', reference)) return 'delivered'
  return draft ? 'draft' : 'opened'
}

function draftOfThisTab(): string {
  try {
    return sessionStorage.getItem('mail-draft') ?? ''
  } catch {
    return ''
  }
}

async function copyDraft(place: HTMLElement, text: HTMLTextAreaElement): Promise<void> {
  const status = place.querySelector<HTMLElement>('[role="status"]')
  try {
    await navigator.clipboard.writeText(draft)
    if (status) status.textContent = place.dataset.copied ?? ''
  } catch {
    place.querySelector('label')?.removeAttribute('hidden')
    text.value = draft
    text.focus()
    text.select()
    if (status) status.textContent = place.dataset.refused ?? ''
  }
}

const state = stateOfEnquiry()
for (const part of document.querySelectorAll<HTMLElement>('[data-thanks]')) {
  part.hidden = !part.dataset.thanks?.split(' ').includes(state)
}
if (referenceLine && state === 'delivered') {
  referenceLine.hidden = false
  const number = referenceLine.querySelector('b')
  if (number) number.textContent = reference
}
const place = document.querySelector<HTMLElement>('.thanks-copy')
const text = place?.querySelector('textarea')
if (place && text) place.querySelector('button')?.addEventListener('click', () => void copyDraft(place, text))
