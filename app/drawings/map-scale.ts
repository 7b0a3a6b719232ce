import { business } from '#content/business.ts'
import type { Point } from './primitives.tsx'

type Place = readonly [longitude: number, latitude: number]

const corner = { west: -0.85, north: 52.02 }
const unitsPerDegree = { longitude: 212, latitude: 339.5 }
const kilometresPerDegree = 111.2
const kilometresPerMile = 1.609344

/** In drawing units. The sea east of these 500 units is on wide screens alone. */
export const mapSize = { width: 500, height: 444 }
export const mapBox = '0 0 870 444'

export function at([longitude, latitude]: Place): Point {
  return [
    Math.round((longitude - corner.west) * unitsPerDegree.longitude),
    Math.round((corner.north - latitude) * unitsPerDegree.latitude),
  ]
}

/** A distance in miles, in drawing units. */
export function milesInUnits(miles: number): number {
  return Math.round(((miles * kilometresPerMile) / kilometresPerDegree) * unitsPerDegree.latitude)
}

export const yard = at([business.position.longitude, business.position.latitude])
