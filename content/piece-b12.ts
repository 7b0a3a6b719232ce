import { written } from './fill-in.ts'
import { craneTackle } from './interactive/crane.ts'
import { type OpenSection, openSections, steelDensity } from './steel-sections.ts'

const profile = openSections.find(({ id }) => id === 'ub-203x133x25') as OpenSection
const length = 3180
/** `at`: its centre line, from the left-hand end. `weld`: the leg of the fillet weld down each side. */
const finPlate = {
  width: 100,
  height: 150,
  thickness: 10,
  at: 1590,
  holes: { fromWeb: 50, fromTop: [40, 110] },
  weld: 8,
} as const
const beamMass = (profile.mass * length) / 1000
const finPlateMass = (finPlate.width * finPlate.height * finPlate.thickness * steelDensity) / 1e9

/**
 * The beam that home follows from the model to the site and that the specimen documents describe, in millimetres. The drawings in
 * app/drawings show the same figures.
 */
export const pieceB12 = {
  mark: 'B12',
  profile,
  length,
  /** In the web, the same at both ends. */
  holes: { diameter: 22, fromEnd: 40, fromTop: [60, 130] },
  finPlate,
  /** One on each side of the fin plate. */
  welds: [
    { id: 'W1', joint: 'Fin plate to web, left side' },
    { id: 'W2', joint: 'Fin plate to web, right side' },
  ],
} as const

const { mark, holes, welds } = pieceB12
const millimetres = (value: number) => `${written(value)}\u00a0mm`
const kilograms = (value: number) => `${written(value)}\u00a0kg`

/** The beam as texts quote it: `{b12.mass}`. */
export const factsB12 = {
  mark,
  section: profile.name,
  grade: 'S355JR',
  length: `${length / 1000}\u00a0m`,
  millimetres: millimetres(length),
  /** Holes are not deducted. */
  mass: kilograms(Math.round(beamMass + finPlateMass)),
  beamMass: `${beamMass.toFixed(1)}\u00a0kg`,
  webThickness: millimetres(profile.tw),
  hole: millimetres(holes.diameter),
  bolt: 'M20',
  plateSection: `${finPlate.width}×${finPlate.thickness}`,
  plateHeight: millimetres(finPlate.height),
  plateThickness: millimetres(finPlate.thickness),
  plateMass: `${finPlateMass.toFixed(1)}\u00a0kg`,
  weld: `${finPlate.weld}\u00a0mm leg (z${finPlate.weld})`,
  throat: `a\u00a0=\u00a0${(finPlate.weld * 0.7).toFixed(1)}\u00a0mm`,
  welds: { left: welds[0], right: welds[1] },
  /** What hangs on the hook with it. */
  tackle: kilograms(craneTackle),
}
