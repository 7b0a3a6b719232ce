import { facts } from './facts.ts'

/** Text that is the same on every service page. */
export const serviceCopy = {
  keyStats: 'Key figures',
  proof: {
    /** After the rating. */
    reviews: `from ${facts.business.rating.count} Google reviews`,
    certifications: facts.business.certifications,
    /** That of most services. */
    standard: 'BS EN 1090-1, up to EXC2',
  },
  nextTitle: 'What happens next',
} as const
