import { about } from './about.ts'
import { confirmations, samples } from './confirmations.ts'
import { faq } from './faq.ts'
import { business, openingHours, stats } from './firm.ts'
import { gallery } from './gallery.ts'
import { pictures } from './pictures.ts'
import { reviews } from './reviews.ts'
import { shared } from './shared.ts'

/** The schema of every JSON file in `content/`, by the file's path. */
export const schemas = {
  about,
  business,
  confirmations,
  faq,
  gallery,
  'opening-hours': openingHours,
  pictures,
  reviews,
  samples,
  shared,
  stats,
}
