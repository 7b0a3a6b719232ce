import { type EnquiryDetails, storyField, textWithDetails } from '#domain/enquiry-details.ts'
import { readDraft, saveDraft } from './draft-store.ts'

const name = storyField.quote

/**
 * Adds details to the description of the page's quote form, below the typed or kept text, and to its draft, so that they survive
 * hydration and reloads. Returns false if the page has no quote form.
 */
export function addDetails(details: EnquiryDetails): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(`#get-quote [name="${name}"]`)
  if (!field) return false
  const draft = readDraft('quote')
  // Before hydration the field is still empty, and its text is in the draft.
  field.value = textWithDetails(field.value || (draft[name] ?? ''), details)
  saveDraft('quote', { ...draft, [name]: field.value })
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
