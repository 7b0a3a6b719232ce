import { expect, it } from 'vitest'
import { priceTotals } from './vat.ts'

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
