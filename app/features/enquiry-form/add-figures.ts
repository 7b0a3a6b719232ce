import { type Figures, storyField, textWithFigures } from '#domain/figures-handover.ts'
import { readDraft, saveDraft } from './draft-store.ts'

const name = storyField.quote

/**
 * Adds figures to the description of the page's quote form, below the typed or kept text, and to its draft, so that they survive
 * hydration and reloads. Returns false if the page has no quote form.
 */
export function addFigures(figures: Figures): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(`#get-quote [name="${name}"]`)
  if (!field) return false
  const draft = readDraft('quote')
  // Before hydration the field is still empty, and its text is in the draft.
  field.value = textWithFigures(field.value || (draft[name] ?? ''), figures)
  saveDraft('quote', { ...draft, [name]: field.value })
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
