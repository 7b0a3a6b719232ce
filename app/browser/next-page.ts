import type { Toast } from './page-events.ts'

/** What a page leaves in this tab for the next one. The behaviours of that page read it under the same keys. */
type Left = { toast: string; 'mail-draft': string; 'files-to-attach': string; 'sent-enquiry': string }

function leave<Key extends keyof Left>(key: Key, value: Left[Key]): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is forbidden: the next page speaks in general terms.
  }
}

/** Shows a message on the next page (`behaviours/toasts.ts`). */
export function toastOnNextPage(message: Toast): void {
  leave('toast', JSON.stringify(message))
}

/** Lets /thank-you offer the text of a mail draft for copying and list the files to attach (`behaviours/thank-you.ts`). Empty forgets both. */
export function offerDraftOnNextPage(text: string, files: readonly string[]): void {
  leave('mail-draft', text)
  leave('files-to-attach', JSON.stringify(files))
}

/** Lets /thank-you show what was sent under this reference, to print or to keep. */
export function showSentOnNextPage(reference: string, text: string): void {
  leave('sent-enquiry', JSON.stringify({ reference, text }))
}
