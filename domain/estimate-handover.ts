import { calculatorCopy, calculatorFields, quoteServiceOf } from '#content/calculator.ts'
import type { QuoteRequest } from './enquiry.ts'
import { choiceKeys, choiceLabel, choicesFromSearch, type EstimateChoices, estimate, isComplete } from './estimate.ts'

type QuotePrefill = Partial<Pick<QuoteRequest, 'service' | 'location' | 'timeline' | 'description'>>

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

/** What the calculator's choices in an address put into the quote form; empty when there are none. */
export function quotePrefill(search: string): QuotePrefill {
  const choices = choicesFromSearch(search)
  const { serviceType, location, timeframe } = choices
  return present({
    service: serviceType && quoteServiceOf[serviceType],
    location: location && locationOf[location],
    timeline: timeframe && timelineOf[timeframe],
    description: choicesInWords(choices),
  })
}

function choicesInWords(choices: Partial<EstimateChoices>): string | undefined {
  const lines = choiceKeys.flatMap((key) => {
    const label = choiceLabel(key, choices[key] ?? '')
    return label ? [`${calculatorFields[key].label}: ${label}`] : []
  })
  if (lines.length === 0) return undefined
  const range = isComplete(choices) ? [`${calculatorCopy.rangeLabel}: ${estimate(choices).priceRange}`] : []
  return [calculatorCopy.handedOver, ...lines, ...range, '', ''].join('\n')
}

function present<Prefill extends Record<string, string | undefined>>(prefill: Prefill): Partial<Prefill> {
  return Object.fromEntries(Object.entries(prefill).filter(([, value]) => value !== undefined)) as Partial<Prefill>
}
