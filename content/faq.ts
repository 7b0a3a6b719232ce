import data from './faq.json' with { type: 'json' }
import { read } from './read.ts'

export const faq = read('faq', data)

export type FaqCategory = (typeof faq.categories)[number]
export type Question = FaqCategory['questions'][number]
