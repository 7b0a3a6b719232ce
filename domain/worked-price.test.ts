import { expect, it } from 'vitest'
import { workedPrices } from '#content/page-content.ts'
import { priceTotals } from '#content/vat.ts'
import { estimate } from './estimate.ts'

it.each(workedPrices.jobs.map((job) => [job.id, job] as const))(
  '%s lies in the calculator’s range with the lines that the range is meant to cover',
  (_id, { lines, choices }) => {
    const { low, high } = estimate(choices)
    const { total } = priceTotals(lines.filter(({ covered }) => covered))
    expect(total).toBeGreaterThanOrEqual(low)
    expect(total).toBeLessThanOrEqual(high)
  },
)
