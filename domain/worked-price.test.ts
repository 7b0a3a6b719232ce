import { expect, it } from 'vitest'
import { priceTotals } from '#content/calculator.ts'
import { workedPrices } from '#content/worked-prices.ts'
import { estimate } from './estimate.ts'

it('adds VAT to the sum, and leaves out what somebody else does', () => {
  expect(priceTotals([{ price: 1000 }, { price: 250 }, { price: 'Your builder' }])).toEqual({
    net: 1250,
    vat: 250,
    total: 1500,
  })
})

it('rounds to whole pounds', () => {
  expect(priceTotals([{ price: 333 }])).toEqual({ net: 333, vat: 67, total: 400 })
})

it.each(workedPrices.jobs.map((job) => [job.id, job] as const))(
  '%s lies in the calculator’s range with the lines that the range is meant to cover',
  (_id, { lines, choices }) => {
    const { low, high } = estimate(choices)
    const { total } = priceTotals(lines.filter(({ covered }) => covered))
    expect(total).toBeGreaterThanOrEqual(low)
    expect(total).toBeLessThanOrEqual(high)
  },
)
