import { readDraft, saveDraft } from '#app/features/enquiry-form/draft-store.ts'
import type { CalculatorInput } from '#domain/estimate.ts'

/**
 * Copies the visitor's contact details and notes into the quote form's draft in this tab. They must not be in an address;
 * the calculator's choices are (`choicesToSearch`).
 */
export function prefillQuoteForm({ name = '', email = '', phone = '', additionalDetails = '' }: CalculatorInput): void {
  const { description = '', ...draft } = readDraft('quote')
  const contact = Object.fromEntries(Object.entries({ name, email, phone }).filter(([, value]) => value.trim() !== ''))
  const texts = description.includes(additionalDetails) ? [description] : [description, additionalDetails]
  saveDraft('quote', { ...draft, ...contact, description: texts.filter(Boolean).join('\n\n') })
}
