import { readContent } from './read-content.ts'
import data from './thank-you.json' with { type: 'json' }

export const thankYou = readContent('thank-you', data)
