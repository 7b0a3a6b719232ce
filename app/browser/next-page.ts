import type { Toast } from './page-events.ts'
import { writeSession } from './session-store.ts'

/** Under what the next page finds it: behaviours read the session without this module. */
export type LeftKey = 'toast' | 'enquiry'

/** What the visitor sent under a reference or, without one, the draft that is in their email app. */
export type LeftEnquiry = { reference: string; text: string; files: readonly string[] }

/** Shows a message on the next page (`behaviours/toasts.ts`). */
export function toastOnNextPage(message: Toast): void {
  writeSession('toast' satisfies LeftKey, message)
}

/** Lets /thank-you show the text of an enquiry, to print, to keep or to copy, and the files to attach (`behaviours/thank-you.ts`). */
export function leaveEnquiry(enquiry: LeftEnquiry): void {
  writeSession('enquiry' satisfies LeftKey, enquiry)
}
