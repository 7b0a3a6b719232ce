import { type ContentOf, readTyped } from './read-typed.ts'
import data from './steel-rates.json' with { type: 'json' }

/** Pounds before VAT; `low` and `high` are per cent of the total. */
export type SteelRates = ContentOf<'steel-rates'>

export const steelRates = readTyped('steel-rates', data)
