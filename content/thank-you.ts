import { read } from './read.ts'
import data from './thank-you.json' with { type: 'json' }

export const thankYou = read('thank-you', data)
