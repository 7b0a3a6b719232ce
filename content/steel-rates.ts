import { type ContentOf, readTyped } from './read-typed.ts'
import data from './steel-rates.json' with { type: 'json' }

/** Pounds before VAT; `low` and `high` are per cent of the total. */
export type SteelRates = ContentOf<'steel-rates'>

export const steelRates = readTyped('steel-rates', data)

/** The lower end of the range around a total with VAT, in pounds: rounded down to ten. */
export const lowEnd = (total: number, rates: SteelRates = steelRates) => Math.floor((total * rates.low) / 1000) * 10
