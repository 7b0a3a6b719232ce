/** Drafts of the enquiry forms in sessionStorage. Without storage no drafts are kept. */
const keyOf = (kind: string) => `draft-${kind}`

/** The filled-in fields of a draft; empty without a draft. */
export function readDraft(kind: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
      ),
    )
  } catch {
    return {}
  }
}

/** Keeps the filled-in fields, without attachments. */
export function saveDraft(kind: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(values))
  } catch {
    // Storage is full or forbidden: the form still has the text.
  }
}

export function forgetDraft(kind: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
