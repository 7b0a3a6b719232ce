import data from './coverage-zones.json' with { type: 'json' }
import { read } from './read.ts'

/** What a postcode check answers in each zone. */
export const coverageZones = read('coverage-zones', data)

export type CoverageZones = typeof coverageZones
