/** The price calculator: its rates, multipliers and copy (spec 9). What the page says around it is in calculator-page.json. */

import { business } from './business.ts'
import data from './calculator.json' with { type: 'json' }
import { fillIn, percent } from './fill-in.ts'
import { parseProse } from './prose.ts'
import { readTyped } from './read-typed.ts'

const { hints, copy, emails, ...rates } = readTyped('calculator', data)

/**
 * `calculatorServices`: pounds an hour; the base price is this times `hours`.
 * `calculatorFactors`: the five factors in the order they are multiplied; `label` names the factor in the result when it raises
 * the price. `vatRate`: what the copy names and worked prices add; the calculator's rates include it already.
 */
export const { services: calculatorServices, factors: calculatorFactors, rules: calculatorRules, vatRate } = rates

type CalculatorService = (typeof calculatorServices)[number]

/** The quote form offers fewer services: the calculator hands over the nearest of its own. */
export const quoteServiceOf = Object.fromEntries(
  calculatorServices.map(({ value, quoteService }) => [value, quoteService]),
) as Record<CalculatorService['value'], CalculatorService['quoteService']>

/** Email and phone: one of the two is needed (spec 5). The marker follows the label instead of “(optional)”. */
const oneOfTwo = { required: false, marker: '(email or phone required)' } as const

/** Every field, in the order of the schedule. `choose` is the first, empty entry of a list. */
export const calculatorFields = {
  serviceType: {
    label: 'Service Type',
    required: true,
    choose: 'Choose a service',
    hint: parseProse(hints.serviceType),
  },
  projectSize: { label: 'Project Size', required: true, choose: 'Choose a size', hint: hints.projectSize },
  material: { label: 'Material', required: true, choose: 'Choose a material', hint: hints.material },
  complexity: { label: 'Complexity', required: true, choose: 'Choose how complex it is', hint: hints.complexity },
  timeframe: { label: 'Timeframe', required: true, choose: 'Choose a timeframe', hint: hints.timeframe },
  location: { label: 'Location', required: true, choose: 'Choose a location' },
  name: { label: 'Full Name', required: true, control: 'text', autocomplete: 'name' },
  email: { ...oneOfTwo, label: 'Email Address', control: 'email', autocomplete: 'email' },
  phone: { ...oneOfTwo, label: 'Phone Number', control: 'tel', autocomplete: 'tel' },
  additionalDetails: { label: 'Additional Details', required: false, hint: hints.additionalDetails },
} as const

export const calculatorCopy = {
  ...copy,
  title: 'Steel price calculator',
  scheduleTitle: 'Your project',
  contactTitle: 'Your details',
  calculate: 'Calculate Estimate',
  reset: 'Reset',
  email: 'Email This Estimate',
  siteVisit: 'Request Site Visit',
  prefill: 'Send this with a quote request',
  /** Opens the description when the choices are carried to a quote form. */
  firstLine: 'From the price calculator:',
  outOfDate: 'Out of date: press Calculate again',
  resultTitle: 'Estimate',
  workedOut: 'How this is worked out',
  rangeLabel: 'Estimated range',
  /** Between the ends of a long range, which take a line each. */
  rangeTo: 'to',
  /** Between the two things that are missing. */
  and: ' and ',
  totalLabel: 'Estimated total',
  baseLabel: 'Base price',
  buildUpLabel: 'How the estimated total builds up',
  /** Shown next to every figure. */
  guide: 'A guide, not an offer.',
  vat: `All figures include VAT at ${percent(vatRate)}.`,
  included: { ...copy.included, items: copy.included.items.map((item) => fillIn(item, { vat: percent(vatRate) })) },
  failed: { title: 'Error', text: 'There was a problem opening your email. Please try again.' },
  unreachable: { title: 'Error', text: 'Give an email address or a phone number first, so that we can answer.' },
  composed: 'Email draft opened',
  large: parseProse(copy.large),
  smallJob: parseProse(fillIn(copy.smallJob, { phoneLink: business.phone.href })),
  method: `The estimated total is the hourly rate × ${calculatorRules.hours}\u00a0hours × the five factors. The range runs from ${percent(calculatorRules.rangeLow)} to ${percent(calculatorRules.rangeHigh)} of that total.`,
} as const

/** The two emails the visitor can open from the result (spec 7). The brand is added to the subject. */
export const calculatorEmails = {
  estimate: { subject: 'Steel Project Estimate', firstLine: emails.estimate },
  siteVisit: { subject: 'Site Visit Request', firstLine: emails.siteVisit },
  choicesTitle: 'Project:',
  estimateTitle: 'Estimate:',
  factorsLabel: 'Factors',
  noFactors: 'None above 1',
  detailsTitle: 'Additional details:',
} as const
