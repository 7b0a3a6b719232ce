const key = 'submission'

type Kept = { id: string; text: string; files: string }

/**
 * The id of an enquiry, kept in this tab until the server has answered. A second press, a retry or a reload (which drops the files)
 * keeps the id. A changed text or file gets a new one.
 */
export function submissionId(text: string, files: string): string {
  const kept = read()
  if (kept && kept.text === text && (kept.files === files || files === '')) return kept.id
  const id = crypto.randomUUID()
  unstored = { id, text, files }
  try {
    sessionStorage.setItem(key, JSON.stringify(unstored))
  } catch {
    // Storage is forbidden: the id lasts as long as the page.
  }
  return id
}

export function forgetSubmission(): void {
  unstored = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden: nothing was kept.
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
