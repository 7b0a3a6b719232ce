import data from './calculator-page.json' with { type: 'json' }
import { read } from './read.ts'

export const calculatorPage = read('calculator-page', data)
