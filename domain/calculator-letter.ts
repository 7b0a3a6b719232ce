import { calculatorCopy, calculatorFields, calculatorLetters } from '#content/calculator.ts'
import { enquiryLetters } from '#content/enquiry.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import {
  type CalculatorInput,
  choiceKeys,
  choiceLabel,
  type Estimate,
  type EstimateChoices,
  formatPounds,
} from './estimate.ts'
import { composeLetter, type Letter, letterLine } from './letter.ts'

/**
 * The two letters of the calculator (spec 7): contact details, chosen options, details, estimate range, base price, factors
 * and the page's address. `input` holds the choices that `estimate` was worked out from.
 */
export function calculatorLetter(
  kind: 'estimate' | 'siteVisit',
  input: CalculatorInput & EstimateChoices,
  estimate: Estimate,
  pageUrl: string,
): Letter {
  const contact = (['name', 'email', 'phone'] as const).map((key) =>
    letterLine(calculatorFields[key].label, cleanLine(input[key] ?? '') || enquiryLetters.notGiven),
  )
  const choices = choiceKeys.map((key) => letterLine(calculatorFields[key].label, choiceLabel(key, input[key])))
  const factors = estimate.factors.map(({ label, multiplier }) => `${label} ×${multiplier}`)
  const details = cleanText(input.additionalDetails ?? '')
  return composeLetter(calculatorLetters[kind].subject, {
    opening: [
      calculatorLetters[kind].opening,
      '',
      ...contact,
      '',
      calculatorLetters.choicesTitle,
      ...choices,
      '',
      calculatorLetters.estimateTitle,
      letterLine(calculatorCopy.rangeLabel, estimate.priceRange),
      letterLine(calculatorCopy.baseLabel, formatPounds(estimate.basePrice)),
      letterLine(calculatorLetters.factorsLabel, factors.join(', ') || calculatorLetters.noFactors),
      letterLine(calculatorCopy.totalLabel, formatPounds(estimate.totalPrice)),
      `${calculatorCopy.guide} ${calculatorCopy.vat}`,
      '',
      calculatorLetters.detailsTitle,
    ],
    message: details || enquiryLetters.notGiven,
    closing: ['', letterLine(enquiryLetters.page, cleanLine(pageUrl))],
  })
}
