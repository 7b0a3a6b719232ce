import { isReference } from '#domain/reference.ts'

type State = 'delivered' | 'draft' | 'opened'

const reference = new URLSearchParams(location.search).get('ref') ?? ''
const referenceLine = document.querySelector<HTMLElement>('.thanks-docket__reference')
const draft = leftByForm('mail-draft') ?? ''

/** Delivered to our server, waiting as a draft in the visitor's email app, or the page was opened directly. */
function stateOfEnquiry(): State {
  if (referenceLine && isReference(referenceLine.dataset.firm ?? '', reference)) return 'delivered'
  return draft ? 'draft' : 'opened'
}

function leftByForm(key: 'mail-draft' | 'files-to-attach' | 'sent-enquiry'): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Lists the names of the files that the visitor chose in the form: the mail draft does not contain them. */
function listFiles(place: HTMLElement): void {
  const names: string[] = JSON.parse(leftByForm('files-to-attach') ?? '[]')
  const rows = names.map((name) => Object.assign(document.createElement('li'), { textContent: name }))
  place.querySelector('ul')?.append(...rows)
  place.hidden = rows.length === 0
}

/** Shows what the visitor sent with this reference, to print or to keep: no email repeats it. */
function showSent(place: HTMLElement): void {
  const sent: { reference?: string; text?: string } = JSON.parse(leftByForm('sent-enquiry') ?? '{}')
  const text = place.querySelector('pre')
  if (!text || !sent.text || sent.reference !== reference) return
  text.textContent = sent.text
  place.hidden = false
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
const sentPlace = document.querySelector<HTMLElement>('.thanks-sent')
if (sentPlace) showSent(sentPlace)
const place = document.querySelector<HTMLElement>('.thanks-copy')
const text = place?.querySelector('textarea')
if (place && text) place.querySelector('button')?.addEventListener('click', () => void copyDraft(place, text))
const files = document.querySelector<HTMLElement>('.thanks-files')
if (files) listFiles(files)
