import { toast } from '#app/browser/page-events.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import { type EnquiryDetails, storyField, textWithDetails } from '#domain/enquiry-details.ts'
import { readDraft, saveDraft } from './draft-store.ts'

/** A link to the page's quote form that adds the details to it. Hidden without script. */
export function SendDetails({ details }: { details: EnquiryDetails }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the form and takes the details along
    <a className={`${buttonClass('ghost')} noscript:hidden`} href="#get-quote" onClick={() => send(details)}>
      {detailsCopy.send}
    </a>
  )
}

const name = storyField.quote

/**
 * Adds details to the description of the page's quote form, below the typed or kept text, and to its draft, so that they survive
 * hydration and reloads.
 */
function send(details: EnquiryDetails): void {
  const field = document.querySelector<HTMLTextAreaElement>(`#get-quote [name="${name}"]`)
  if (!field) return
  const draft = readDraft('quote')
  // Before hydration the field is still empty, and its text is in the draft.
  field.value = textWithDetails(field.value || (draft[name] ?? ''), details)
  saveDraft('quote', { ...draft, [name]: field.value })
  field.dispatchEvent(new Event('input', { bubbles: true }))
  toast({ tone: 'success', title: detailsCopy.sent, text: detailsCopy.next })
}
