import data from './hand-over.json' with { type: 'json' }
import { readContent } from './read-content.ts'

/** The documents of a job, in its order, and two of them as specimen sheets for beam B12. */
export const handOver = readContent('hand-over', data)
