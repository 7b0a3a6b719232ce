// Safety text: who approves work on a higher-risk building
/** The rule for flats in tall buildings. */
export const higherRiskRule =
  'In England a building at least 18\u00a0m or seven storeys high, with two or more homes, is a higher-risk building. Only the Building Safety Regulator can give building control approval for work on it, and you need that approval before work starts.'

// Safety text: emergency repairs to a higher-risk building
/** The exception to it. */
export const higherRiskEmergency =
  'Emergency repairs to a higher-risk building may start without that approval. The Building Safety Regulator must be told as soon as reasonably practicable.'
