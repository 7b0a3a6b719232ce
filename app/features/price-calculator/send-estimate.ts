import { type Opened, openMailDraft } from '#app/features/mail-draft/open-mail-draft.ts'
import type { CalculatorInput } from '#domain/estimate.ts'
import { estimateText } from '#domain/estimate-text.ts'
import type { Calculated } from './use-calculator.ts'

/** Opens one of the calculator's two mail drafts (spec 7). */
export function sendEstimate(
  kind: 'estimate' | 'siteVisit',
  input: CalculatorInput,
  { choices, estimate }: Calculated,
): Promise<Opened> {
  return openMailDraft(estimateText(kind, { ...input, ...choices }, estimate, window.location.href))
}
