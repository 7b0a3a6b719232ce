import { checked } from './check.ts'
import data from './steel-list-words.json' with { type: 'json' }

/** The words of a steel list, as people write them. */
export const listWords = checked('steel-list-words', data)
