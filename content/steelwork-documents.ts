import { business } from './business.ts'

/** The maker of structural steelwork has to declare its performance. Until its certificate is entered, readers are told to ask for it. */
export const declarationOfPerformance = {
  name: 'Declaration of Performance, with UKCA or CE marking',
  from: business.certificates['BS EN 1090'].number
    ? 'Us, with the steel, under BS\u00a0EN\u00a01090-1'
    : 'Us, as the maker of the steelwork, under BS\u00a0EN\u00a01090-1. Ask for our certificate number before you order',
} as const

/** The same as a note below a table. */
export const declarationNote = `Who gives the ${declarationOfPerformance.name}? ${declarationOfPerformance.from}.`

// Safety text: who approves work on a higher-risk building
/** The rule for flats in tall buildings. */
export const higherRiskRule =
  'In England a building at least 18\u00a0m or seven storeys high, with two or more homes, is a higher-risk building. Only the Building Safety Regulator can give building control approval for work on it, and you need that approval before work starts.'

// Safety text: emergency repairs to a higher-risk building
/** The exception to it. */
export const higherRiskEmergency =
  'Emergency repairs to a higher-risk building may start without that approval. The Building Safety Regulator must be told as soon as reasonably practicable.'

/** Who employs the structural engineer. */
export const engineerIsYours =
  'You appoint the structural engineer; if you have none, we introduce one and coordinate the drawings.'
