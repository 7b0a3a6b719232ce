import { describe, expect, it } from 'vitest'
import { calculatorCopy, vatRate } from '#content/calculator.ts'
import { facts } from '#content/facts.ts'
import { formatPounds } from '#content/fill-in.ts'
import { handOverSheets } from '#content/hand-over/pack.ts'
import { workedPrices } from '#content/worked-prices.ts'
import { estimate } from './estimate.ts'
import { priceTotals, workedTotals } from './worked-price.ts'

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

it('adds the VAT that the calculator names', () => {
  expect(calculatorCopy.vat).toContain(`VAT at ${vatRate * 100}%`)
})

describe.each(workedPrices.jobs.map((job) => [job.id, job] as const))('%s', (_id, { lines, choices, notIncluded }) => {
  it('has a line for each thing that people ask about', () => {
    const names = lines.map(({ name }) => name)
    for (const name of ['Steel', 'Finish', 'Propping', 'Delivery and lift', 'Fitting']) expect(names).toContain(name)
    // What a beam sits on in a wall is a padstone; a post stands on a base.
    expect(names.includes('Padstones') || names.includes('Bases')).toBe(true)
    expect(new Set(names).size).toBe(names.length)
    expect(notIncluded.length).toBeGreaterThan(0)
  })

  it('lies in the calculator’s range with the lines that the range is meant to cover', () => {
    const { low, high } = estimate(choices)
    const { coveredTotal } = workedTotals(lines)
    expect(coveredTotal).toBeGreaterThanOrEqual(low)
    expect(coveredTotal).toBeLessThanOrEqual(high)
  })
})

it('comes to what texts quote for the beam in a whole job', () => {
  const lines = workedPrices.jobs.find(({ id }) => id === 'one-beam')?.lines ?? []
  expect(facts.prices.wholeBeamJob.beam).toBe(formatPounds(workedTotals(lines).total))
})

it('adds up the specimen quote', () => {
  const lines = handOverSheets.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'prices' ? block.lines : [])),
  )
  expect(priceTotals(lines)).toEqual({ net: 1220, vat: 244, total: 1464 })
})
