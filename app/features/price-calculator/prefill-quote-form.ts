import { readDraft, saveDraft } from '#app/features/enquiry-form/prefill/draft-store.ts'
import type { CalculatorInput, EstimateChoices } from '#domain/estimate.ts'
import { quotePrefill } from '#domain/quote-prefill.ts'

/** Puts the choices, contact details and notes into the quote form's draft in this tab, below a description that is typed already. */
export function prefillQuoteForm(
  choices: EstimateChoices,
  { name = '', email = '', phone = '', additionalDetails = '' }: CalculatorInput,
): void {
  const { description = '', ...draft } = readDraft('quote')
  const { summary, ...chosen } = quotePrefill(choices)
  const contact = Object.fromEntries(Object.entries({ name, email, phone }).filter(([, value]) => value.trim() !== ''))
  const added = [additionalDetails, summary].filter((text) => !description.includes(text))
  const texts = [description.trim(), ...added].filter(Boolean)
  saveDraft('quote', { ...draft, ...chosen, ...contact, description: `${texts.join('\n\n')}\n\n` })
}
