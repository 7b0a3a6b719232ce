import coverageData from '../coverage.json' with { type: 'json' }
import placesData from '../postcode-places.json' with { type: 'json' }
import { readTyped } from '../read-typed.ts'

/**
 * `coverageTable`: postcode areas, and the districts of each that belong to a zone, as ranges. A district that straddles a border goes
 * with its larger part. Kent: straight lines from Gravesend to the middle of the district; 30 miles reach Whitstable and Ashford, not
 * Canterbury. `letteredAreas`: areas whose districts may end in a letter, as in SW1A. `otherAreas`: the other postcode areas of the
 * UK, the Channel Islands and the Isle of Man, forces and large-user codes: real, but not promised.
 */
export const { districts: coverageTable, letteredAreas, otherAreas } = readTyped('coverage', coverageData)

export const coverageCopy = {
  label: 'Postcode',
  hint: 'The first half of the job’s postcode is enough, for example DA12.',
  button: 'Find Your Area',
  empty: 'Enter your postcode, or its first half, like DA12',
  nonsense: 'Enter a UK postcode, like DA12 2ZZ, or its first half, like DA12',
  noSuchArea: 'No UK postcode starts with {area}. Check it and enter it again, for example DA12 2ZZ or DA12',
  elsewhere:
    '{outward} is outside our three regions, so we promise no response time there. Check the postcode, or tell us what the job is. We will tell you straight away whether we can help.',
} as const

/**
 * Roughly where the middle of a postcode district is: set by eye, good to two miles, for a line on a sketch and
 * "about 12 miles"; not for measuring from.
 *
 * For each postcode area the districts in order; "9:" says that the next one is district 9. A place is six figures: hundredths
 * of a degree north of 50° N, then east of 2° W; 143239 is 51.43° N, 0.39° E.
 */
export const postcodePlaces = readTyped('postcode-places', placesData).places

export const postcodeLineCopy = {
  /** Beside the dimension line. */
  miles: '{miles}\u00a0miles',
  oneMile: '1\u00a0mile',
  outcome: '{outward} is about {distance} from the yard in a straight line. {region} zone. Response: {response}.',
  labels: { postcode: 'Postcode', distance: 'From the yard', region: 'Zone', response: 'Response' },
  distance: 'about {distance} in a straight line',
  send: 'Use this postcode in the quote form',
  firstLine: 'From the postcode check:',
} as const
