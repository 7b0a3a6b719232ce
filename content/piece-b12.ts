import { steelProfiles } from './steel-profiles.ts'

const profile = steelProfiles.find(({ id }) => id === 'ub-203x133x25')
if (!profile) throw new Error('UB 203×133×25 is missing from content/steel-profiles.ts')

/** Kilograms per cubic metre. */
const steelDensity = 7850

const finPlate = {
  /** From the face of the web. */
  width: 100,
  height: 150,
  thickness: 10,
  /** Its centre line, from the left-hand end of the beam. */
  at: 1590,
  /** Hole centres from the face of the web, and from the top of the plate. */
  holes: { fromWeb: 50, fromTop: [40, 110] },
  /** Leg length of the fillet weld down each side. */
  weld: 8,
} as const

const length = 3180
const beamMass = (profile.mass * length) / 1000
const finPlateMass = (finPlate.width * finPlate.height * finPlate.thickness * steelDensity) / 1e9

/**
 * The beam that home follows from the model to the site and that the specimen documents describe, in millimetres and
 * kilograms. The drawings in app/drawings show the same figures.
 */
export const pieceB12 = {
  mark: 'B12',
  section: profile.name,
  massPerMetre: profile.mass,
  length,
  grade: 'S355JR',
  finish: 'Blast, prime',
  /** In the web, the same at both ends. */
  holes: { diameter: 22, bolt: 'M20', fromEnd: 40, fromTop: [60, 130] },
  finPlate,
  /** Holes are not deducted. */
  mass: { beam: beamMass, finPlate: finPlateMass, total: Math.round(beamMass + finPlateMass) },
} as const
