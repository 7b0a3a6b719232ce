import { readTyped } from './read-typed.ts'
import data from './stats.json' with { type: 'json' }

/** Figures that several pages quote. They are invented until the owner confirms them. */
export const stats = readTyped('stats', data)
