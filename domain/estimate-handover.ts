import { calculatorCopy, calculatorFields, calculatorHandOver, quoteServiceOf } from '#content/calculator.ts'
import type { ContactEnquiry, QuoteRequest } from './enquiry.ts'
import { choiceKeys, choiceLabel, choicesFromSearch, type EstimateChoices, estimate, isComplete } from './estimate.ts'

export { withoutChoices } from './estimate.ts'

type QuotePrefill = Partial<Pick<QuoteRequest, 'service' | 'location' | 'timeline' | 'description'>>
type ContactPrefill = Partial<Pick<ContactEnquiry, 'service' | 'location' | 'timeline' | 'message'>>

/** What the contact form calls the calculator's services, places and dates; the nearest stands here, the message has the rest. */
const contactServiceOf = {
  'steel-fabrication': 'fabrication',
  welding: 'welding',
  'structural-steel': 'structural',
  'steel-beams': 'structural',
  staircases: 'staircases',
  'industrial-platforms': 'industrial-platforms',
  architectural: 'architectural-metalwork',
  emergency: 'emergency-repairs',
} as const satisfies Record<EstimateChoices['serviceType'], ContactEnquiry['service']>

const locationOf = {
  kent: 'kent',
  london: 'london',
  essex: 'essex',
  surrey: 'surrey',
  'south-east': 'other',
} as const satisfies Record<EstimateChoices['location'], QuoteRequest['location']>

const quoteTimelineOf = {
  flexible: 'flexible',
  standard: '1-month',
  urgent: 'asap',
  emergency: 'asap',
} as const satisfies Record<EstimateChoices['timeframe'], QuoteRequest['timeline']>

const contactTimelineOf = {
  flexible: 'flexible',
  standard: 'month',
  urgent: 'urgent',
  emergency: 'urgent',
} as const satisfies Record<EstimateChoices['timeframe'], ContactEnquiry['timeline']>

/** What the calculator's choices in an address put into the quote form; empty when there are none. */
export function quotePrefill(search: string): QuotePrefill {
  const choices = choicesFromSearch(search)
  const { serviceType, location, timeframe } = choices
  return present({
    service: serviceType && quoteServiceOf[serviceType],
    location: location && locationOf[location],
    timeline: timeframe && quoteTimelineOf[timeframe],
    description: choicesInWords(choices),
  })
}

/** The same for the contact form. */
export function contactPrefill(search: string): ContactPrefill {
  const choices = choicesFromSearch(search)
  const { serviceType, location, timeframe } = choices
  return present({
    service: serviceType && contactServiceOf[serviceType],
    location: location && locationOf[location],
    timeline: timeframe && contactTimelineOf[timeframe],
    message: choicesInWords(choices),
  })
}

function choicesInWords(choices: Partial<EstimateChoices>): string | undefined {
  const lines = choiceKeys.flatMap((key) => {
    const label = choiceLabel(key, choices[key] ?? '')
    return label ? [`${calculatorFields[key].label}: ${label}`] : []
  })
  if (lines.length === 0) return undefined
  const range = isComplete(choices) ? [`${calculatorCopy.rangeLabel}: ${estimate(choices).priceRange}`] : []
  return [calculatorHandOver.opening, ...lines, ...range, '', ''].join('\n')
}

function present<Prefill extends Record<string, string | undefined>>(prefill: Prefill): Partial<Prefill> {
  return Object.fromEntries(Object.entries(prefill).filter(([, value]) => value !== undefined)) as Partial<Prefill>
}
