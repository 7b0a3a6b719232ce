import { readTyped } from './read-typed.ts'
import data from './steel-list-words.json' with { type: 'json' }

/** The words of a steel list, as people write them. */
export const listWords = readTyped('steel-list-words', data)
