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
