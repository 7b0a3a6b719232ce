import { checked } from './check.ts'
import data from './stats.json' with { type: 'json' }

/** Figures that several pages quote. They are invented until the owner confirms them. */
export const stats = checked('stats', data)
