import { business } from './business.ts'

/** Text that is the same on every service page. */
export const serviceCopy = {
  keyStats: 'Key figures',
  proof: {
    rating: `${business.rating.value} from ${business.rating.count} Google reviews`,
    certificates: 'Our certificates and insurance',
  },
  quoteMark: 'Get a free quote',
  nextTitle: 'What happens next',
  relatedTitle: 'Often on the same drawing',
} as const
