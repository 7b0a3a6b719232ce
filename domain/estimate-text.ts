import { business } from '#content/business.ts'
import { calculatorCopy, calculatorEmails, calculatorFields } from '#content/calculator.ts'
import { enquiryEmailCopy } from '#content/enquiry-copy.ts'
import { formatPounds } from '#content/fill-in.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { EmailRow, EmailText } from './email-text.ts'
import { type CalculatorInput, choiceKeys, choiceLabel, type Estimate, type EstimateChoices } from './estimate.ts'

/** The text of the calculator's two emails (spec 7). `input` holds the choices that `estimate` was calculated from. */
export function estimateText(
  kind: 'estimate' | 'siteVisit',
  input: CalculatorInput & EstimateChoices,
  estimate: Estimate,
  pageUrl: string,
): EmailText {
  const contact = (['name', 'email', 'phone'] as const).map(
    (key): EmailRow => [calculatorFields[key].label, cleanLine(input[key] ?? '') || enquiryEmailCopy.notGiven],
  )
  const choices = choiceKeys.map((key): EmailRow => [calculatorFields[key].label, choiceLabel(key, input[key])])
  const factors = estimate.factors.map(({ label, multiplier }) => `${label} ×${multiplier}`)
  return {
    subject: `${calculatorEmails[kind].subject} - ${business.name}`,
    before: [
      { note: calculatorEmails[kind].firstLine },
      { rows: contact },
      { heading: calculatorEmails.choicesTitle, rows: choices },
      {
        heading: calculatorEmails.estimateTitle,
        rows: [
          [calculatorCopy.rangeLabel, estimate.priceRange],
          [calculatorCopy.baseLabel, formatPounds(estimate.basePrice)],
          [calculatorEmails.factorsLabel, factors.join(', ') || calculatorEmails.noFactors],
          [calculatorCopy.totalLabel, formatPounds(estimate.totalPrice)],
        ],
        note: `${calculatorCopy.guide} ${calculatorCopy.vat}`,
      },
      { heading: calculatorEmails.detailsTitle },
    ],
    message: cleanText(input.additionalDetails ?? '') || enquiryEmailCopy.notGiven,
    after: [{ rows: [[enquiryEmailCopy.page, cleanLine(pageUrl), 'link']] }],
  }
}
