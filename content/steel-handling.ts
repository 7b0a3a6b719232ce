import { readTyped } from './read-typed.ts'
import data from './steel-handling.json' with { type: 'json' }

export const { vehicles, bars, galvanising } = readTyped('steel-handling', data)
