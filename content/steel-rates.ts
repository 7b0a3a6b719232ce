import { type ContentOf, checked } from '#content/check.ts'
import data from './steel-rates.json' with { type: 'json' }

/** Pounds before VAT; `low` and `high` are per cent of the total. */
export type SteelRates = ContentOf<'steel-rates'>

export const steelRates = checked('steel-rates', data)
