import { readTyped } from './read-typed.ts'
import { safetyFigures } from './safety-figures.ts'
import data from './samples.json' with { type: 'json' }

const confirmed = { ...readTyped('samples', data), craneChart: safetyFigures.crane.checked }

export type SampleKind = keyof typeof confirmed

/** The kinds of content that are still invented. The mark of a kind disappears from every page once the owner confirms it. */
export const samples = Object.fromEntries(
  Object.entries(confirmed).map(([kind, date]) => [kind, date === '']),
) as Record<SampleKind, boolean>

/** After the rating where it is one line of several. */
export const ratingMark = samples.rating ? ' (sample)' : ''

/** After the first paragraph of the firm's story. */
export const historyMark = samples.history ? ' (sample)' : ''

/** After the heading of a page's projects. */
export const projectsMark = samples.projects ? ' (samples)' : ''

/** After a figure that has no source yet. */
export const sampleFigure = 'Sample figure.'

/** Before each name of an invented review. The launch check asks for names without it; one notice says it on the page. */
export const sampleName = 'Sample review · '

/** The mark shown with each kind while it is invented. */
export const sampleCopy: Readonly<Record<SampleKind, string>> = {
  rating: 'Sample rating, not yet the firm’s own.',
  reviews: 'Sample rating and reviews, to be replaced with the firm’s own from Google before launch.',
  history: 'Sample history',
  stats: 'Sample figures',
  projects: 'Sample projects',
  gallery:
    'Sample pictures: 3D renders of typical work, to be replaced with photographs of the firm’s own jobs before launch.',
  workedPrices: 'Sample prices, to be replaced before launch.',
  prices: 'Sample prices',
  craneChart: 'Sample capacities',
  software: 'Sample list of software',
  steelHandling:
    'Sample vehicles, bar lengths and galvanising baths, to be replaced with the firm’s own before launch.',
  steelRates: 'Sample rates, to be replaced before launch.',
  trade: 'Sample terms',
}
