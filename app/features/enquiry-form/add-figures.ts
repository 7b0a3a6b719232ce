import { type Figures, storyField, textWithFigures } from '#domain/figures-handover.ts'
import { readDraft, saveDraft } from './draft-store.ts'

const name = storyField.quote

/**
 * Writes figures into the description of the page's quote form, below what stands there or was kept of it, and into its draft,
 * so that neither a form that is still asleep nor a reload loses them. False where the page has no quote form.
 */
export function addFigures(figures: Figures): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(`#get-quote [name="${name}"]`)
  if (!field) return false
  const draft = readDraft('quote')
  // A form that is still asleep has not yet taken its draft in, and will find this text typed into it.
  field.value = textWithFigures(field.value || (draft[name] ?? ''), figures)
  saveDraft('quote', { ...draft, [name]: field.value })
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
