import { toast } from '#app/browser/page-events.ts'
import { sentListCopy } from '#content/attachments.ts'
import { writeQuoteField } from './draft-store.ts'

/** Puts a steel list into the page's quote form, in place of an earlier one, and moves focus there. `writeSentList` makes the text. */
export function attachList(text: string): void {
  const form = writeQuoteField('steelList', () => text)
  if (!form) return
  form.tabIndex = -1
  form.scrollIntoView()
  form.focus({ preventScroll: true })
  toast({ tone: 'success', ...sentListCopy.attached })
}
