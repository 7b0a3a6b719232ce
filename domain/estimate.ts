import { calculatorCopy, calculatorFactors, calculatorRules, calculatorServices } from '#content/calculator.ts'
import { formatPounds } from '#content/fill-in.ts'

const factorKeys = ['projectSize', 'material', 'complexity', 'timeframe', 'location'] as const
type FactorKey = (typeof factorKeys)[number]

export const choiceKeys = ['serviceType', ...factorKeys] as const
type ChoiceKey = (typeof choiceKeys)[number]

export type EstimateChoices = { serviceType: (typeof calculatorServices)[number]['value'] } & {
  [Key in FactorKey]: (typeof calculatorFactors)[Key]['options'][number]['value']
}

/** What the visitor has filled in so far: every control may still be empty. */
export type CalculatorInput = Partial<Record<ChoiceKey | 'name' | 'email' | 'phone' | 'additionalDetails', string>>

type EstimateFactor = { label: string; multiplier: number }

/** One step from the base price to the total. `amount` is negative for a discount; all amounts add up to the total exactly. */
export type EstimateStep = { key: 'base' | FactorKey; label: string; amount: number; runningTotal: number }

/** All money in whole pounds. `factors` lists the multipliers above 1; `steps` is the base price and every multiplier other than 1. */
export type Estimate = {
  basePrice: number
  totalPrice: number
  low: number
  high: number
  priceRange: string
  factors: EstimateFactor[]
  steps: EstimateStep[]
}

/** The options of one choice, in the order of its list. */
export function choiceOptions(key: ChoiceKey): readonly { value: string; label: string; detail?: string }[] {
  return key === 'serviceType' ? calculatorServices : calculatorFactors[key].options
}

/** The label of the visitor's choice: `choiceLabel('projectSize', 'medium')` is "Medium (51–200 sq ft)". Empty for an unknown value. */
export function choiceLabel(key: ChoiceKey, value: string): string {
  return choiceOptions(key).find((option) => option.value === value)?.label ?? ''
}

/** Spec 5: all six choices made and an email address or a phone number given; the name is asked for but not enforced. */
export function canEstimate(input: CalculatorInput): input is CalculatorInput & EstimateChoices {
  return isComplete(input) && isReachable(input)
}

/** An email address or a phone number is given. */
export function isReachable({ email, phone }: CalculatorInput): boolean {
  return [email, phone].some((contact) => contact?.trim())
}

/** All six choices made, each from its own list. */
function isComplete(choices: Partial<Record<ChoiceKey, string>>): choices is EstimateChoices {
  return choiceKeys.every((key) => choiceLabel(key, choices[key] ?? '') !== '')
}

/**
 * Spec 9: base = rate × 40 hours; total = base × the five multipliers, rounded; range = 80% to 130% of it. Without a decimal
 * library, the formula in a browser's console gives the same: 60 of the 7,680 combinations end on half a pound, which floating
 * point rounds down.
 */
export function estimate(choices: EstimateChoices): Estimate {
  const rate = optionOf(calculatorServices, choices.serviceType).rate
  const basePrice = rate * calculatorRules.hours
  const steps: EstimateStep[] = [
    { key: 'base', label: calculatorCopy.baseLabel, amount: basePrice, runningTotal: basePrice },
  ]
  const factors: EstimateFactor[] = []
  let product: number = basePrice
  let totalPrice = basePrice

  for (const key of factorKeys) {
    const { label, options } = calculatorFactors[key]
    const { multiplier } = optionOf<{ value: string; multiplier: number }>(options, choices[key])
    if (multiplier === 1) continue
    product *= multiplier
    const runningTotal = Math.round(product)
    const amount = runningTotal - totalPrice
    totalPrice = runningTotal
    if (multiplier > 1) factors.push({ label, multiplier })
    steps.push({ key, label, amount, runningTotal })
  }

  const low = Math.round(totalPrice * calculatorRules.rangeLow)
  const high = Math.round(totalPrice * calculatorRules.rangeHigh)
  return {
    basePrice,
    totalPrice,
    low,
    high,
    priceRange: `${formatPounds(low)} - ${formatPounds(high)}`,
    factors,
    steps,
  }
}

const largeServices: readonly EstimateChoices['serviceType'][] = ['industrial-platforms', 'structural-steel']
const largeSizes: readonly EstimateChoices['projectSize'][] = ['large', 'commercial']
const hourlyServices: readonly EstimateChoices['serviceType'][] = ['welding', 'emergency']

/** The prescribed rule falls short of the price of a large platform or frame by far. */
export function isLarge({ serviceType, projectSize }: EstimateChoices): boolean {
  return largeServices.includes(serviceType) && largeSizes.includes(projectSize)
}

/** The calculator prices a week of work. These are mostly ordered for a few hours. */
export function isByTheHour({ serviceType }: EstimateChoices): boolean {
  return hourlyServices.includes(serviceType)
}

function optionOf<Option extends { value: string }>(options: readonly Option[], value: string): Option {
  const option = options.find((candidate) => candidate.value === value)
  if (!option) throw new RangeError(`No such choice: ${value}`)
  return option
}

/** The names of two choices are shorter in addresses. */
const searchName = (key: ChoiceKey) => ({ serviceType: 'service', projectSize: 'size' })[key as string] ?? key

/** The choices as the search part of an address, "?service=welding&size=medium…"; no personal data. */
export function choicesToSearch(choices: Partial<EstimateChoices>): string {
  const search = new URLSearchParams()
  for (const key of choiceKeys) if (choices[key]) search.set(searchName(key), choices[key])
  return search.size > 0 ? `?${search}` : ''
}

/** The choices in the search part of an address; values that the calculator does not offer are ignored. */
export function choicesFromSearch(search: string): Partial<EstimateChoices> {
  const given = new URLSearchParams(search)
  const known = choiceKeys.flatMap((key) => {
    const value = given.get(searchName(key)) ?? ''
    return choiceLabel(key, value) ? [[key, value]] : []
  })
  return Object.fromEntries(known)
}
