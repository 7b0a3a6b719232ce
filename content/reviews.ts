// None of these reviews was written by a customer. The law (DMCC Act 2024) forbids publishing invented reviews, so replace
// them with the firm's own Google reviews, word for word, and confirm them before launch.
import { read } from './read.ts'
import data from './reviews.json' with { type: 'json' }
import { samples } from './samples.ts'

const { rules, ...page } = read('reviews', data)
const { origin, sampleOrigin, entries } = rules

export const reviewsPage = {
  ...page,
  /** While the reviews are samples, the rules are a promise for later. */
  rules: { title: rules.title, entries: [samples.reviews ? sampleOrigin : origin, ...entries] },
}

export type Review = (typeof reviewsPage.reviews)[number]
