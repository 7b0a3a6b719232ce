import { expect, it, vi } from 'vitest'
import { priceTotals } from './vat.ts'

vi.mock('./calculator.ts', () => ({ vatRate: 0.2 }))

it('adds VAT to the sum in whole pounds, and leaves out what somebody else does', () => {
  const lines = [{ price: 1000 }, { price: 333 }, { price: 'Your builder' }]
  expect(priceTotals(lines)).toEqual({ net: 1333, vat: 267, total: 1600 })
})
