/** Text that is the same on every service page. */
export const serviceCopy = {
  keyStats: 'Key figures',
  quoteMark: 'Get a free quote',
  nextTitle: 'What happens next',
  relatedTitle: 'Often on the same drawing',
} as const
