import data from './coverage-zones.json' with { type: 'json' }
import { readContent } from './read-content.ts'

/** What a postcode check answers in each zone. */
export const coverageZones = readContent('coverage-zones', data)

export type CoverageZones = typeof coverageZones
