import { expect, it } from 'vitest'
import { priceTotals } from './vat.ts'

it('adds VAT to the sum in whole pounds, and leaves out what somebody else does', () => {
  expect(priceTotals([{ price: 1000 }, { price: 333 }, { price: 'Your builder' }])).toEqual({
    net: 1333,
    vat: 267,
    total: 1600,
  })
})
