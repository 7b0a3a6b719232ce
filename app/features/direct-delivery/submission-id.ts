const key = 'submission'

type Kept = { id: string; text: string; files: string }

/**
 * One id for one enquiry, kept in this tab until it has been answered: pressing send twice, retrying after a lost answer or
 * reloading (which drops the files) stays one enquiry; changing a word or a file makes it another.
 */
export function submissionId(text: string, files: string): string {
  const kept = read()
  if (kept && kept.text === text && (kept.files === files || files === '')) return kept.id
  const id = crypto.randomUUID()
  unstored = { id, text, files }
  try {
    sessionStorage.setItem(key, JSON.stringify(unstored))
  } catch {
    // Storage is forbidden: the id lives as long as the page.
  }
  return id
}

export function forgetSubmission(): void {
  unstored = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above: nothing was kept.
  }
}

let unstored: Kept | undefined

function read(): Kept | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    return kept ? (JSON.parse(kept) as Kept) : unstored
  } catch {
    return unstored
  }
}
