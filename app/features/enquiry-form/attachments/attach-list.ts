import { toast } from '#app/browser/page-events.ts'
import { readDraft, saveDraft } from '#app/features/enquiry-form/draft-store.ts'
import { steelListCopy } from '#content/attachments.ts'

/** The name of the field and of its entry in the draft. */
const name = 'steelList'

/**
 * Puts a steel list into the page's quote form and its draft, in place of an earlier one, and moves focus to the form.
 * `writeSentList` makes the text. Works before the form is hydrated.
 */
export function attachList(text: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(`#get-quote [name="${name}"]`)
  if (!field?.form) return
  field.value = text
  saveDraft('quote', { ...readDraft('quote'), [name]: text })
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.form.tabIndex = -1
  field.form.scrollIntoView()
  field.form.focus({ preventScroll: true })
  toast({ tone: 'success', ...steelListCopy.attached })
}
