import data from './hand-over.json' with { type: 'json' }
import { read } from './read.ts'

/** The documents of a job, in its order, and two of them as specimen sheets for beam B12. */
export const handOver = read('hand-over', data)
