/**
 * The kinds of content that are still invented. Set a kind to `false` once it is the firm's own, and its mark disappears from
 * every page. `npm run launch-check` lists every kind that is still `true`.
 */
export const samples: Record<SampleKind, boolean> = {
  /** The rating and the count of reviews in content/business.ts. */
  rating: true,
  /** content/reviews.ts; the DMCC Act 2024 forbids publishing invented reviews. */
  reviews: true,
  /** The story and the milestones in content/about.ts. */
  history: true,
  /** content/stats.ts, and the statistics on the service pages. */
  stats: true,
  /** The projects described on service pages. */
  projects: true,
  /** The gallery's pictures, 3D renders until they are photographs. */
  gallery: true,
  /** The three jobs and their prices in content/worked-prices.ts. */
  workedPrices: true,
  /** The chart of the lorry-mounted crane in content/interactive/crane.ts. */
  craneChart: true,
  /** The names, qualifications and portraits in the register of content/about.ts, empty until they are entered. */
  people: true,
  /** The terms for main contractors in content/trade.ts. */
  trade: true,
}

export type SampleKind =
  | 'rating'
  | 'reviews'
  | 'history'
  | 'stats'
  | 'projects'
  | 'gallery'
  | 'workedPrices'
  | 'craneChart'
  | 'people'
  | 'trade'

/** The mark shown with each kind while it is invented. */
export const sampleCopy: Readonly<Record<SampleKind, string>> = {
  rating: 'Sample rating, not yet the firm’s own.',
  reviews: 'Sample reviews, to be replaced with the firm’s own from Google before launch.',
  history: 'Sample history, to be replaced before launch.',
  stats: 'Sample figures, to be replaced before launch.',
  projects: 'Sample projects, to be replaced before launch.',
  gallery:
    'Sample pictures: 3D renders of typical work, to be replaced with photographs of the firm’s own jobs before launch.',
  workedPrices: 'Sample prices, to be replaced before launch.',
  craneChart: 'Sample capacities, to be replaced with the chart of the firm’s own crane before launch.',
  people: 'Sample register: names, qualifications and portraits are to be entered before launch.',
  trade: 'Sample terms, to be replaced before launch.',
}
