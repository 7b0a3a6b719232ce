import { kentTowns } from './page-content.ts'
import { read } from './read.ts'
import data from './regions.json' with { type: 'json' }

/** The three regions and what is promised there (spec 2 and 9). */
export const regions = read('regions', data).regions.map(({ mainCities = kentTowns, ...region }) => ({
  ...region,
  mainCities,
}))

export type Region = (typeof regions)[number]
