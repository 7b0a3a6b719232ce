import { checked } from '#content/check.ts'
import data from './piece-b12.json' with { type: 'json' }
import { openSections, steelDensity } from './steel-sections.ts'

const { profile: id, holes, finPlate, welds, ...piece } = checked('piece-b12', data)

const profile = openSections.find((section) => section.id === id)
if (!profile) throw new Error(`content/piece-b12.json, profile: ${id} is missing from content/steel-sections.json`)

const fromTop = ({ upper, lower }: { upper: number; lower: number }) => [upper, lower] as const

const beamMass = (profile.mass * piece.length) / 1000
const finPlateMass = (finPlate.width * finPlate.height * finPlate.thickness * steelDensity) / 1e9

/**
 * The beam that home follows from the model to the site and that the specimen documents describe, in millimetres and
 * kilograms. The drawings in app/drawings show the same figures.
 */
export const pieceB12 = {
  ...piece,
  profile,
  section: profile.name,
  holes: { ...holes, fromTop: fromTop(holes.fromTop) },
  finPlate: { ...finPlate, holes: { ...finPlate.holes, fromTop: fromTop(finPlate.holes.fromTop) } },
  /** One on each side of the fin plate. */
  welds: [welds.left, welds.right],
  /** Holes are not deducted. */
  mass: { beam: beamMass, finPlate: finPlateMass, total: Math.round(beamMass + finPlateMass) },
}
