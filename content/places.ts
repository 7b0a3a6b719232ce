/** The ten Kent towns that pages name (spec 2). */
export const kentTowns = [
  'Gravesend',
  'Dartford',
  'Rochester',
  'Chatham',
  'Maidstone',
  'Sevenoaks',
  'Tonbridge',
  'Royal Tunbridge Wells',
  'Sittingbourne',
  'Ashford',
] as const

/** The place names in the footer. */
export const serviceAreas = [
  'Gravesend',
  'Dartford',
  'Rochester',
  'Chatham',
  'Maidstone',
  'Sevenoaks',
  'Tonbridge',
  'London',
  'Essex',
  'Surrey',
  'Sussex',
] as const
