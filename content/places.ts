import { checked } from '#content/check.ts'
import data from './places.json' with { type: 'json' }

export const { kentTowns, serviceAreas } = checked('places', data)
