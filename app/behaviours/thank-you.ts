import type { LeftEnquiry, LeftKey } from '#app/browser/next-page.ts'
import { isReference } from '#domain/reference.ts'

type State = 'delivered' | 'draft' | 'opened'

const reference = new URLSearchParams(location.search).get('ref') ?? ''
const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-thanks-part="${name}"]`)
const referenceLine = partOf('reference')
const left = leftByForm()

/** Delivered to our server, waiting as a draft in the visitor's email app, or the page was opened directly. */
function stateOfEnquiry(): State {
  if (referenceLine && isReference(reference)) return 'delivered'
  return left.text && !left.reference ? 'draft' : 'opened'
}

function leftByForm(): Partial<LeftEnquiry> {
  try {
    return JSON.parse(sessionStorage.getItem('enquiry' satisfies LeftKey) ?? '{}')
  } catch {
    return {}
  }
}

/** Lists the names of the files that the visitor chose in the form: the mail draft does not contain them. */
function listFiles(place: HTMLElement): void {
  const rows = (left.files ?? []).map((name) => Object.assign(document.createElement('li'), { textContent: name }))
  place.querySelector('ul')?.append(...rows)
  place.hidden = rows.length === 0
}

/** Shows what the visitor sent with this reference, to print or to keep: no email repeats it. */
function showSent(place: HTMLElement): void {
  const text = place.querySelector('pre')
  if (!text || !left.text || left.reference !== reference) return
  text.textContent = left.text
  place.hidden = false
}

async function copyDraft(place: HTMLElement, text: HTMLTextAreaElement): Promise<void> {
  const draft = left.text ?? ''
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
const sentPlace = partOf('sent')
if (sentPlace) showSent(sentPlace)
const place = partOf('copy')
const text = place?.querySelector('textarea')
if (place && text) place.querySelector('button')?.addEventListener('click', () => void copyDraft(place, text))
const files = partOf('files')
if (files) listFiles(files)
