import { type Opened, openMailDraft } from '#app/features/mail-draft/open-mail-draft.ts'
import { calculatorLetter } from '#domain/calculator-letter.ts'
import type { CalculatorInput } from '#domain/estimate.ts'
import type { Calculated } from './use-calculator.ts'

/** Opens one of the calculator's two mail drafts (spec 7). */
export function sendEstimate(
  letter: 'estimate' | 'siteVisit',
  input: CalculatorInput,
  { choices, estimate }: Calculated,
): Promise<Opened> {
  return openMailDraft(calculatorLetter(letter, { ...input, ...choices }, estimate, window.location.href))
}
