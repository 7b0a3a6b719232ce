import { quoteFormId } from '#app/browser/quote-form.ts'
import { readSession, removeSession, writeSession } from '#app/browser/session-store.ts'

const keyOf = (kind: string) => `draft-${kind}`

/** The filled-in fields of a form's draft in this tab; empty without a draft. */
export function readDraft(kind: string): Record<string, string> {
  const filled = ([, value]: [string, unknown]) => typeof value === 'string' && value !== ''
  return Object.fromEntries(Object.entries(readSession(keyOf(kind)) ?? {}).filter(filled))
}

/** Keeps the filled-in fields, without attachments. */
export function saveDraft(kind: string, values: Record<string, string>): void {
  writeSession(keyOf(kind), values)
}

export function forgetDraft(kind: string): void {
  removeSession(keyOf(kind))
}

/**
 * Writes one field of the page's quote form, and its draft, so that the text survives hydration and reloads. Gives the form, if the
 * page has one.
 */
export function writeQuoteField(name: string, textAfter: (before: string) => string): HTMLFormElement | undefined {
  const field = document.querySelector<HTMLTextAreaElement>(`#${quoteFormId} [name="${name}"]`)
  if (!field?.form) return undefined
  const draft = readDraft('quote')
  // Before hydration the field is still empty, and its text is in the draft.
  field.value = textAfter(field.value || (draft[name] ?? ''))
  saveDraft('quote', { ...draft, [name]: field.value })
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field.form
}
