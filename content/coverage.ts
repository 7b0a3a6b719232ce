import data from './coverage.json' with { type: 'json' }
import { readTyped } from './read-typed.ts'

/**
 * `coverageTable`: postcode areas, and the districts of each that belong to a zone, as ranges. A district that straddles a border goes
 * with its larger part. Kent: straight lines from Gravesend to the middle of the district; 30 miles reach Whitstable and Ashford, not
 * Canterbury. `letteredAreas`: areas whose districts may end in a letter, as in SW1A. `otherAreas`: the other postcode areas of the
 * UK, the Channel Islands and the Isle of Man, forces and large-user codes: real, but not promised.
 */
export const { districts: coverageTable, letteredAreas, otherAreas } = readTyped('coverage', data)

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
