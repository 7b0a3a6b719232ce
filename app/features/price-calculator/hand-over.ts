import { readDraft, saveDraft } from '#app/features/enquiry-form/draft-store.ts'
import type { CalculatorInput } from '#domain/estimate.ts'

/**
 * What the visitor told the calculator about themselves and the job goes on to the quote form, within this tab and never in
 * an address; the choices travel there by themselves (domain/estimate-handover.ts).
 */
export function handOver({ name = '', email = '', phone = '', additionalDetails = '' }: CalculatorInput): void {
  const { description = '', ...draft } = readDraft('quote')
  const told = Object.fromEntries(Object.entries({ name, email, phone }).filter(([, value]) => value.trim() !== ''))
  const story = description.includes(additionalDetails) ? [description] : [description, additionalDetails]
  saveDraft('quote', { ...draft, ...told, description: story.filter(Boolean).join('\n\n') })
}
