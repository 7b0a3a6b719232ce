import { facts } from './facts.ts'

/** Text that is the same on every service page. */
export const serviceCopy = {
  keyStats: 'Key figures',
  proof: {
    /** After the rating. */
    reviews: `from ${facts.business.rating.count} Google reviews`,
    certificate: facts.business.certifications,
  },
  nextTitle: 'What happens next',
  relatedTitle: 'Related services',
} as const
