import data from './postcode-places.json' with { type: 'json' }
import { readTyped } from './read-typed.ts'

/**
 * Roughly where the middle of a postcode district is: set by eye, good to two miles, for a line on a sketch and
 * "about 12 miles"; not for measuring from.
 *
 * For each postcode area the districts in order; "9:" says that the next one is district 9. A place is six figures: hundredths
 * of a degree north of 50° N, then east of 2° W; 143239 is 51.43° N, 0.39° E.
 */
export const postcodePlaces = readTyped('postcode-places', data).places
