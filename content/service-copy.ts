/** What every service page says in the same words. */
export const serviceCopy = {
  keyFigures: 'Key figures',
  quoteMark: 'Get a free quote',
  nextTitle: 'What happens next',
  relatedMark: 'Goes with this',
  relatedTitle: 'Often on the same drawing',
  more: 'Learn More',
} as const
