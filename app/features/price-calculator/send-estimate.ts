import { openMailDraft } from '#app/features/mail-draft/open-mail-draft.ts'
import { calculatorLetter } from '#domain/calculator-letter.ts'
import type { CalculatorInput } from '#domain/estimate.ts'
import type { Calculated } from './use-calculator.ts'

/** Opens one of the calculator's two drafts (spec 7). */
export async function sendEstimate(letter: 'estimate' | 'siteVisit', input: CalculatorInput, result: Calculated) {
  const { choices, estimate } = result
  await openMailDraft(calculatorLetter(letter, { ...input, ...choices }, estimate, window.location.href))
}
