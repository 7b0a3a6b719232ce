/** Drafts of the enquiry forms in sessionStorage. A browser that refuses storage just keeps no drafts. */
const keyOf = (kind: string) => `draft-${kind}`

/** Fields that were filled in when the draft was kept; empty without a draft. */
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

/** Keeps what has been filled in; attachments cannot be kept. */
export function saveDraft(kind: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(values))
  } catch {
    // Storage is full or forbidden: the form itself still holds what was typed.
  }
}

export function forgetDraft(kind: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // As above: nothing was kept.
  }
}
