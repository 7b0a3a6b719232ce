import { expect, it } from 'vitest'
import { workedPrices } from '#content/worked-prices.ts'
import { estimate } from './estimate.ts'
import { workedTotals } from './worked-price.ts'

const line = (price: number | string, covered = true) => ({ name: 'a', what: 'b', price, covered })

it('adds VAT to the sum, and leaves out what somebody else does', () => {
  expect(workedTotals([line(1000), line(250, false), line('Your builder', false)])).toEqual({
    net: 1250,
    vat: 250,
    total: 1500,
    coveredTotal: 1200,
  })
})

it('rounds to whole pounds', () => {
  expect(workedTotals([line(333)])).toEqual({ net: 333, vat: 67, total: 400, coveredTotal: 400 })
})

it.each(workedPrices.jobs.map((job) => [job.id, job] as const))(
  '%s lies in the calculator’s range with the lines that the range is meant to cover',
  (_id, { lines, choices }) => {
    const { low, high } = estimate(choices)
    const { coveredTotal } = workedTotals(lines)
    expect(coveredTotal).toBeGreaterThanOrEqual(low)
    expect(coveredTotal).toBeLessThanOrEqual(high)
  },
)
