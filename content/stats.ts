import { checked } from '#content/check.ts'
import data from './stats.json' with { type: 'json' }

/**
 * Figures that several pages quote, from stats.json. They are invented until the owner confirms them.
 */
export const stats = checked('stats', data)

/** "10 years" before a noun: "10-year warranty". */
export const asAdjective = (period: string) => period.replace(' ', '-').replace(/s$/, '')
