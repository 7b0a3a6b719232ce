import { confirmations, samples } from './confirmations.ts'
import { business, openingHours, stats } from './firm.ts'
import { pictures } from './pictures.ts'
import { shared } from './shared.ts'

/** The schema of every JSON file in `content/`, by the file's path. */
export const schemas = {
  business,
  confirmations,
  'opening-hours': openingHours,
  pictures,
  samples,
  shared,
  stats,
}
