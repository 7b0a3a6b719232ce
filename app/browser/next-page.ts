import type { Toast } from './page-events.ts'

/** What the visitor sent under a reference or, without one, the draft that is in their email app. */
export type LeftEnquiry = { reference: string; text: string; files: readonly string[] }

/** What a page leaves in this tab for the next one. The behaviours of that page read it under the same keys. */
function leave(key: 'toast' | 'enquiry', value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is forbidden: the next page speaks in general terms.
  }
}

/** Shows a message on the next page (`behaviours/toasts.ts`). */
export function toastOnNextPage(message: Toast): void {
  leave('toast', message)
}

/** Lets /thank-you show the text of an enquiry, to print, to keep or to copy, and the files to attach (`behaviours/thank-you.ts`). */
export function leaveEnquiry(enquiry: LeftEnquiry): void {
  leave('enquiry', enquiry)
}
