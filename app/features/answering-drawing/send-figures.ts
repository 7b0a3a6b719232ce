import { readDraft } from '#app/features/enquiry-form/draft-store.ts'
import { toast } from '#app/ui/tell-page.ts'
import { figuresWords } from '#content/answers/figures.ts'
import { type Figures, storyField, textWithFigures } from '#domain/figures-handover.ts'

const name = storyField.quote

/** Writes the figures into the quote form of the page, below what stands there; the link that was pressed leads to it. */
export function sendFigures(figures: Figures): void {
  const field = document.querySelector<HTMLTextAreaElement>(`#get-quote [name="${name}"]`)
  if (!field) return
  // A form that is still asleep has not yet taken its kept draft in, and will find this text typed into it.
  const kept = field.closest('astro-island[ssr]') ? readDraft('quote')[name] : undefined
  field.value = textWithFigures(field.value || (kept ?? ''), figures)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  toast({ tone: 'success', title: figuresWords.sent, text: figuresWords.next })
}
