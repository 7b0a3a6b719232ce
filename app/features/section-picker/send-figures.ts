import { storyField, textWithFigures } from '#domain/figures-handover.ts'
import { type SteelPiece, sectionFigures } from '#domain/steel-section.ts'

/** Writes the figures into the quote form of this page and goes there; false where the page has none. */
export function sendFigures(piece: SteelPiece): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(`#get-quote [name="${storyField.quote}"]`)
  if (!field) return false
  field.value = textWithFigures(field.value, sectionFigures(piece))
  // The form keeps its draft by what is put in, be it typed or not.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  window.location.hash = 'get-quote'
  return true
}
