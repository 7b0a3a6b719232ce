import { readTyped } from './read-typed.ts'
import data from './safety-figures.json' with { type: 'json' }

/** What drawings and lists of steel calculate with where somebody's safety depends on it. Kilograms, metres, millimetres. */
export const safetyFigures = readTyped('safety-figures', data)
