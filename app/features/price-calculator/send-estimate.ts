import { toast, track } from '#app/browser/page-events.ts'
import { calculatorCopy as copy } from '#content/calculator.ts'
import { shortenedDraft } from '#content/mail-draft.ts'
import type { CalculatorInput, Estimate, EstimateChoices } from '#domain/estimate.ts'

export type Calculated = { choices: EstimateChoices; estimate: Estimate }

/** Loaded when the visitor sends an estimate. */
const loadMail = () => Promise.all([import('#app/browser/open-mail-draft.ts'), import('#domain/estimate-text.ts')])

/** Opens the estimate, or a request for a site visit with it, as a draft in the visitor's email app. */
export async function sendEstimate(
  kind: 'estimate' | 'siteVisit',
  input: CalculatorInput,
  { choices, estimate }: Calculated,
): Promise<void> {
  track(kind === 'estimate' ? 'calculator_email_clicked' : 'calculator_site_visit_requested', {
    service_type: choices.serviceType,
    total_price: estimate.totalPrice,
  })
  try {
    const [{ openMailDraft }, { estimateText }] = await loadMail()
    const email = estimateText(kind, { ...input, ...choices }, estimate, window.location.href)
    const { shortened, copied } = await openMailDraft(email)
    const { copied: whole, notCopied } = shortenedDraft
    if (shortened) toast({ tone: 'success', title: copy.composed, text: copied ? whole : notCopied })
  } catch {
    toast({ tone: 'error', ...copy.failed })
  }
}
