import { business } from './business.ts'

/** Text that is the same on every service page. */
export const serviceCopy = {
  keyStats: 'Key figures',
  proof: {
    /** After the rating. */
    reviews: `from ${business.rating.count} Google reviews`,
    certificate: 'BS EN 1090 certificate, EXC2',
  },
  nextTitle: 'What happens next',
  relatedTitle: 'Related services',
} as const
