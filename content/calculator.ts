/** The price calculator: its rates, multipliers and copy (spec 9). */

import { business } from './business.ts'
import type { QuoteService } from './enquiry.ts'
import { stats } from './stats.ts'

export type RateOption = { value: string; label: string; rate: number }
export type FactorOption = { value: string; label: string; multiplier: number }

/** Pounds an hour; the base price is this times `hours`. */
export const calculatorServices = [
  { value: 'steel-fabrication', label: 'Steel fabrication', rate: 50 },
  { value: 'welding', label: 'Welding', rate: 45 },
  { value: 'structural-steel', label: 'Structural steel', rate: 65 },
  { value: 'steel-beams', label: 'Steel beams', rate: 55 },
  { value: 'staircases', label: 'Steel staircases', rate: 70 },
  { value: 'industrial-platforms', label: 'Industrial platforms', rate: 60 },
  { value: 'architectural', label: 'Architectural metalwork', rate: 75 },
  { value: 'emergency', label: 'Emergency repair', rate: 85 },
] as const satisfies readonly RateOption[]

/**
 * The quote form offers fewer services: the nearest of its own to each of the calculator's. The calculator hands it over,
 * and the page of the service preselects the same.
 */
export const quoteServiceOf = {
  'steel-fabrication': 'steel-fabrication',
  welding: 'welding',
  'structural-steel': 'structural-steel',
  'steel-beams': 'structural-steel',
  staircases: 'steel-fabrication',
  'industrial-platforms': 'structural-steel',
  architectural: 'steel-fabrication',
  emergency: 'emergency',
} as const satisfies Record<(typeof calculatorServices)[number]['value'], QuoteService>

/** The five factors in the order they are multiplied. `label` names the factor in the result when it raises the price. */
export const calculatorFactors = {
  projectSize: {
    label: 'Project size',
    options: [
      { value: 'small', label: 'Small (1–50 sq ft)', multiplier: 1 },
      { value: 'medium', label: 'Medium (51–200 sq ft)', multiplier: 1.3 },
      { value: 'large', label: 'Large (201–500 sq ft)', multiplier: 1.7 },
      { value: 'commercial', label: 'Commercial (500+ sq ft)', multiplier: 2.2 },
    ],
  },
  material: {
    label: 'Premium materials',
    options: [
      { value: 'mild-steel', label: 'Mild steel', multiplier: 1 },
      { value: 'galvanized', label: 'Galvanized', multiplier: 1.4 },
      { value: 'aluminum', label: 'Aluminum', multiplier: 2.1 },
    ],
  },
  complexity: {
    label: 'Design complexity',
    options: [
      { value: 'basic', label: 'Basic', multiplier: 1 },
      { value: 'standard', label: 'Standard', multiplier: 1.3 },
      { value: 'complex', label: 'Complex', multiplier: 1.8 },
      { value: 'precision', label: 'Precision', multiplier: 2.2 },
    ],
  },
  timeframe: {
    label: 'Urgent timeline',
    options: [
      { value: 'flexible', label: 'Flexible (2–4 weeks)', multiplier: 1 },
      { value: 'standard', label: 'Standard (1–2 weeks)', multiplier: 1.2 },
      { value: 'urgent', label: 'Urgent (3–7 days)', multiplier: 1.5 },
      { value: 'emergency', label: 'Emergency (24–48 hours)', multiplier: 2.5 },
    ],
  },
  location: {
    label: 'Location premium',
    options: [
      { value: 'kent', label: 'Kent', multiplier: 1 },
      { value: 'london', label: 'London', multiplier: 1.2 },
      { value: 'essex', label: 'Essex', multiplier: 1.1 },
      { value: 'surrey', label: 'Surrey', multiplier: 1.15 },
      { value: 'south-east', label: 'Other South East', multiplier: 1.3 },
    ],
  },
} as const satisfies Record<string, { label: string; options: readonly FactorOption[] }>

/** The VAT rate that the copy names and worked prices add. The calculator's rates include it already. */
export const vatRate = 0.2

export const calculatorRules = { hours: 40, rangeLow: 0.8, rangeHigh: 1.3 } as const

const percent = (share: number) => `${Math.round(share * 100)}%`

const rateOf = (service: 'welding' | 'emergency') => calculatorServices.find(({ value }) => value === service)?.rate

type CalculatorField = {
  label: string
  required: boolean
  /** First, empty entry of a list. */
  choose?: string
  hint?: string
  /** Instead of “(optional)”. */
  marker?: string
  autocomplete?: string
  control: 'select' | 'text' | 'email' | 'tel' | 'textarea'
}

/** Follows the labels of the email address and the phone number. */
const oneOfTwo = '(one of the two)'

/** Every control, in the order of the schedule. Email and phone: one of the two is needed (spec 5). */
export const calculatorFields = {
  serviceType: { label: 'Service Type', required: true, control: 'select', choose: 'Choose a service' },
  projectSize: {
    label: 'Project Size',
    required: true,
    control: 'select',
    choose: 'Choose a size',
    hint: 'The floor, wall or surface the steelwork covers. One beam or one door opening: choose small. Small is up to 5\u00a0m², medium 5–19\u00a0m², large 19–47\u00a0m², commercial over 47\u00a0m².',
  },
  material: { label: 'Material', required: true, control: 'select', choose: 'Choose a material' },
  complexity: {
    label: 'Complexity',
    required: true,
    control: 'select',
    choose: 'Choose how complex it is',
    hint: 'Basic: straight cuts and drilled holes. Precision: curves, polished welds or tight tolerances.',
  },
  timeframe: { label: 'Timeframe', required: true, control: 'select', choose: 'Choose a timeframe' },
  location: { label: 'Location', required: true, control: 'select', choose: 'Choose a location' },
  name: { label: 'Full Name', required: true, control: 'text', autocomplete: 'name' },
  email: {
    label: 'Email Address',
    required: false,
    marker: oneOfTwo,
    control: 'email',
    autocomplete: 'email',
  },
  phone: {
    label: 'Phone Number',
    required: false,
    marker: oneOfTwo,
    control: 'tel',
    autocomplete: 'tel',
  },
  additionalDetails: {
    label: 'Additional Details',
    required: false,
    control: 'textarea',
    hint: 'Section sizes from your engineer’s drawing, finish, access to the site. It goes into the email, not into the sum.',
  },
} as const satisfies Record<string, CalculatorField>

export const calculatorSeo = {
  title: 'Steel price calculator: beams, stairs, platforms',
  description:
    'Six choices give you a price range for your steelwork, with VAT and every factor shown. It is a guide, not an offer.',
  keywords: ['steel fabrication cost calculator', 'steel beam price UK', 'steel staircase cost', 'mezzanine price'],
} as const

export const calculatorCopy = {
  tag: 'Price calculator',
  heading: 'Price it before you call',
  explainMark: 'How it works',
  explainTitle: 'What the figure means',
  title: 'Steel price calculator',
  lead: `Make six choices and you get a price range for the steelwork, drawn, made, delivered and fitted, with VAT. Send it to us and you get a quote, for most jobs within ${stats.quote.most} on working days.`,
  start: 'Start your estimate',
  scheduleTitle: 'Your project',
  contactTitle: 'Your details',
  contactHint: 'Give an email address or a phone number, so that we can answer.',
  calculate: 'Calculate Estimate',
  calculateHint: 'Choose all six and give an email address or a phone number, then press Calculate Estimate.',
  reset: 'Reset',
  email: 'Email This Estimate',
  siteVisit: 'Request Site Visit',
  handOver: 'Send this with a quote request',
  outOfDate: 'Out of date: press Calculate again',
  /** Below the result: the estimate starts at 40 hours. */
  smallJob: [
    'A job of a few hours costs less than this. ',
    { text: 'Call us', href: business.phone.href },
    ' for a price.',
  ],
  resultTitle: 'Estimate',
  resultEmpty: 'Your price range appears here, with the base price and what each choice adds.',
  /** Before Calculate: the rate and multiplier of each choice, without a sum. */
  effectsLabel: 'What each choice does',
  perHour: '£{rate} an hour',
  notChosen: 'Not chosen yet',
  rangeLabel: 'Estimated range',
  totalLabel: 'Estimated total',
  baseLabel: 'Base price',
  noFactors: 'None of your choices raises the price above the base.',
  buildUpLabel: 'How the estimated total builds up',
  /** Shown next to every figure. */
  guide: 'A guide, not an offer.',
  vat: `All figures include VAT at ${vatRate * 100}%.`,
  method: `The estimated total is the hourly rate × ${calculatorRules.hours}\u00a0hours × the five factors. The range runs from ${percent(calculatorRules.rangeLow)} to ${percent(calculatorRules.rangeHigh)} of that total. The estimate covers the steelwork only: drawing, steel, finish, delivery and fitting. It excludes the engineer’s design, propping, padstones and bases, a crane larger than our lorry crane, fire protection, glass, timber, builder’s work and fees.`,
  failed: { title: 'Error', text: 'There was a problem opening your email. Please try again.' },
  unreachable: { title: 'Error', text: 'Give an email address or a phone number first, so that we can answer.' },
  composed: 'Email draft opened',
  /** Below the two buttons. */
  noDraft: `No draft opened? Write to ${business.email}, or call ${business.phone.display}.`,
  noScript: `The calculator needs JavaScript. Without it, send the quote form or call us. A quote is free, and you get it for most jobs within ${stats.quote.most} on working days. You can read the worked prices below without JavaScript.`,
  engineer: 'The calculator never sizes a beam. Your structural engineer does that.',
} as const

/** The explanatory section under the calculator (spec 2). */
export const calculatorPoints = [
  {
    title: 'We start from hours',
    text: `Every service has an hourly rate, from £${rateOf('welding')} for welding to £${rateOf('emergency')} for emergency work. The rate includes the steel and its delivery. The base price is ${calculatorRules.hours}\u00a0hours at that rate, which is one working week of drawing, cutting, welding and fitting.`,
  },
  {
    title: 'Your choices change it',
    text: 'Size, material, complexity, timeframe and location each multiply the base price. A factor of 1 adds nothing. A small, basic job in mild steel in Kent with 2–4\u00a0weeks to go costs the base price.',
  },
  {
    title: 'Your quote replaces it',
    text: `Six choices cannot describe access, connections or the engineer’s section sizes, so you see a range. Propping, padstones and larger cranes cost extra. So do glass and timber: a stair with oak treads or glass guarding usually costs more than the range. Send a drawing and you get a written quote, for most jobs within ${stats.quote.most} on working days. It is valid for ${stats.quote.validFor}.`,
  },
] as const

/** The two emails the visitor can open from the result (spec 7). The brand is added to the subject. */
export const calculatorEmails = {
  estimate: {
    subject: 'Steel Project Estimate',
    opening: 'I worked out this estimate on your website. Please send me a quote for it.',
  },
  siteVisit: {
    subject: 'Site Visit Request',
    opening: 'I worked out this estimate on your website. Please arrange a site visit.',
  },
  choicesTitle: 'Project:',
  estimateTitle: 'Estimate:',
  factorsLabel: 'Factors',
  noFactors: 'None above 1',
  detailsTitle: 'Additional details:',
} as const

/** Opens the description when the calculator's choices are carried to a quote form. */
export const calculatorHandOver = {
  opening: 'From the price calculator:',
} as const
