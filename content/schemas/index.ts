import { confirmations } from './confirmations.ts'
import { business, openingHours, stats } from './firm.ts'
import { pictures } from './pictures.ts'

/** The schema of every JSON file in `content/`, by the file's path. */
export const schemas = {
  business,
  confirmations,
  'opening-hours': openingHours,
  pictures,
  stats,
}
