import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatPounds } from '#content/fill-in.ts'
import {
  type CalculatorInput,
  canEstimate,
  choicesFromSearch,
  choicesToSearch,
  type EstimateChoices,
  estimate,
} from './estimate.ts'
import { calculatorFactors, calculatorServices } from './fixtures/prices.ts'

// The tests' own price list, with the site's own copy.
vi.mock('#content/calculator.ts', async (original) => ({
  ...(await original<typeof import('#content/calculator.ts')>()),
  ...(await import('./fixtures/prices.ts')),
}))

/** The price list is constant to the site; a discount for flexible dates is something only the owner would enter. */
function setFlexibleMultiplier(multiplier: number): void {
  Object.assign(calculatorFactors.timeframe.options[0], { multiplier })
}

/** British money as the platform writes it, to compare ours with. */
const british = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const inPounds = (amount: number) => british.format(amount)

const factors = Object.entries<{ label: string; options: readonly { value: string; multiplier: number }[] }>(
  calculatorFactors,
)
const combinations = factors.reduce<{ value: string; multiplier: number }[][]>(
  (rows, [, { options }]) => rows.flatMap((row) => options.map((option) => [...row, option])),
  [[]],
)

/** Totals are `Math.round(base × every multiplier)` in the order of the specification (spec 9). */
const everyCombination = calculatorServices.flatMap(({ value: serviceType, rate }) =>
  combinations.map((chosen) => ({
    choices: {
      serviceType,
      ...Object.fromEntries(factors.map(([key], index) => [key, chosen[index]?.value])),
    } as EstimateChoices,
    base: rate * 40,
    total: Math.round(chosen.reduce((product, { multiplier }) => product * multiplier, rate * 40)),
    labels: factors.flatMap(([, { label }], index) => ((chosen[index]?.multiplier ?? 1) > 1 ? label : [])),
  })),
)

test('all 7,680 combinations: base, total, range of 80% to 130%, factors above 1 in order, and steps that add up', () => {
  expect(everyCombination).toHaveLength(7680)
  const wrong = everyCombination.filter(({ choices, base, total, labels }) => {
    const { basePrice, totalPrice, low, high, priceRange, factors, steps } = estimate(choices)
    const lowest = Math.floor((total * 8 + 5) / 10)
    const highest = Math.floor((total * 13 + 5) / 10)
    const range = `${inPounds(lowest)} - ${inPounds(highest)}`
    let sum = 0
    const addUp = steps.every(({ amount, runningTotal }) => {
      sum += amount
      return amount > 0 && Number.isInteger(amount) && runningTotal === sum
    })
    const found = [basePrice, totalPrice, low, high, priceRange, factors.map(({ label }) => label), steps[0]?.amount]
    const expected = [base, total, lowest, highest, range, labels, base]
    const wholeBar = addUp && sum === total && steps.length === labels.length + 1
    return !wholeBar || JSON.stringify(found) !== JSON.stringify(expected)
  })
  expect(wrong).toEqual([])
})

describe('sums worked by hand', () => {
  const plain: EstimateChoices = {
    serviceType: 'welding',
    projectSize: 'small',
    material: 'mild-steel',
    complexity: 'basic',
    timeframe: 'flexible',
    location: 'kent',
  }

  test('a multiplier below 1 lowers the total and is not listed as a factor', () => {
    const { multiplier } = calculatorFactors.timeframe.options[0]
    onTestFinished(() => setFlexibleMultiplier(multiplier))
    setFlexibleMultiplier(0.9)
    const result = estimate({ ...plain, location: 'london' })
    expect(result).toMatchObject({ basePrice: 1800, totalPrice: 1944, priceRange: '£1,555 - £2,527' })
    expect(result.factors).toEqual([{ label: 'Location premium', multiplier: 1.2 }])
    expect(result.steps.map(({ key, amount, runningTotal }) => [key, amount, runningTotal])).toEqual([
      ['base', 1800, 1800],
      ['timeframe', -180, 1620],
      ['location', 324, 1944],
    ])
  })

  test('a choice the calculator does not offer is refused', () => {
    expect(() => estimate({ ...plain, material: 'gold' as 'aluminum' })).toThrow('gold')
  })
})

test('pounds are whole and grouped, with a minus sign', () => {
  expect([0, 1_234_567, -1800].map(formatPounds)).toEqual(['£0', '£1,234,567', '−£1,800'])
})

describe('Calculate is enabled (spec 5)', () => {
  const choices: CalculatorInput = {
    serviceType: 'staircases',
    projectSize: 'large',
    material: 'galvanized',
    complexity: 'complex',
    timeframe: 'standard',
    location: 'essex',
  }

  const phone = '01632 960118'

  test.each([
    [{ email: 'jo@example.com' }, true],
    [{ phone }, true],
    [{}, false],
    [{ name: 'Jo', email: '', phone: '  ' }, false],
  ])('with six choices and %o: %s', (contact, enabled) => {
    expect(canEstimate({ ...choices, ...contact })).toBe(enabled)
  })

  test.each(Object.keys(choices))('not without %s', (key) => {
    for (const value of ['', undefined, 'nonsense'])
      expect(canEstimate({ ...choices, phone, [key]: value })).toBe(false)
  })
})

describe('choices in an address', () => {
  test('go there and come back, every combination', () => {
    const wrong = everyCombination.filter(({ choices }) => {
      return JSON.stringify(choicesFromSearch(choicesToSearch(choices))) !== JSON.stringify(choices)
    })
    expect(wrong).toEqual([])
  })

  test('carry no personal data', () => {
    const input = { serviceType: 'welding', email: 'jo@example.com', name: 'Jo' } as const
    expect(choicesToSearch(input)).toBe('?service=welding')
    expect(choicesToSearch({})).toBe('')
  })

  test('what is unknown is ignored', () => {
    expect(choicesFromSearch('?service=gold&size=large&material=__proto__&utm_source=x&location=')).toEqual({
      projectSize: 'large',
    })
    expect(choicesFromSearch('')).toEqual({})
    expect(choicesFromSearch('?%E0%A4%A&size=%')).toEqual({})
  })
})
