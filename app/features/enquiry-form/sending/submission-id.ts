import { readSession, removeSession, writeSession } from '#app/browser/session-store.ts'

const key = 'submission'

type Kept = { id: string; text: string; files: string }

/**
 * The id of an enquiry, kept in this tab until the server has answered. A second press, a retry or a reload (which drops the files)
 * keeps the id. A changed text or file gets a new one.
 */
export function submissionId(text: string, files: string): string {
  const kept = readSession(key) as Kept | null
  if (kept?.text === text && (kept.files === files || files === '')) return kept.id
  const id = crypto.randomUUID()
  writeSession(key, { id, text, files } satisfies Kept)
  return id
}

export function forgetSubmission(): void {
  removeSession(key)
}
