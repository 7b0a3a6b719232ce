import { calculatorCopy, calculatorFields, quoteServiceOf } from '#content/calculator.ts'
import type { QuoteRequest } from './enquiry.ts'
import { choiceKeys, choiceLabel, type EstimateChoices, estimate } from './estimate.ts'

const locationOf = {
  kent: 'kent',
  london: 'london',
  essex: 'essex',
  surrey: 'surrey',
  'south-east': 'other',
} as const satisfies Record<EstimateChoices['location'], QuoteRequest['location']>

const timelineOf = {
  flexible: 'flexible',
  standard: '1-month',
  urgent: 'asap',
  emergency: 'asap',
} as const satisfies Record<EstimateChoices['timeframe'], QuoteRequest['timeline']>

/** What the calculator's choices put into the quote form: its nearest options, and all of them in words. */
export function quotePrefill(choices: EstimateChoices) {
  return {
    service: quoteServiceOf[choices.serviceType],
    location: locationOf[choices.location],
    timeline: timelineOf[choices.timeframe],
    summary: [
      calculatorCopy.firstLine,
      ...choiceKeys.map((key) => `${calculatorFields[key].label}: ${choiceLabel(key, choices[key])}`),
      `${calculatorCopy.rangeLabel}: ${estimate(choices).priceRange}`,
    ].join('\n'),
  }
}
