import { written } from './fill-in.ts'
import { safetyFigures } from './safety-figures.ts'
import { type OpenSection, openSections, pieceMass, steelDensity } from './steel-sections.ts'

const profile = openSections.find(({ id }) => id === 'ub-203x133x25') as OpenSection
const length = 3180
const finPlate = { width: 100, height: 150, thickness: 10 } as const
/** Of the fillet weld down each side of the fin plate: its leg. */
const weld = 8
const beamMass = pieceMass(profile.mass, length)
const finPlateMass = (finPlate.width * finPlate.height * finPlate.thickness * steelDensity) / 1e9
/** In kilograms. Holes are not deducted. */
export const massB12 = Math.round(beamMass + finPlateMass)
const { tackle } = safetyFigures.crane

const millimetres = (value: number) => `${written(value)}\u00a0mm`
const kilograms = (value: number) => `${written(value)}\u00a0kg`

/**
 * The beam that the specimen documents describe, as texts quote it: `{b12.mass}`. app/drawings/piece-b12-*.svg and welds-b12.svg
 * draw it with the same figures.
 */
export const factsB12 = {
  mark: 'B12',
  section: profile.name,
  grade: 'S355JR',
  length: `${length / 1000}\u00a0m`,
  millimetres: millimetres(length),
  mass: kilograms(massB12),
  beamMass: `${beamMass.toFixed(1)}\u00a0kg`,
  webThickness: millimetres(profile.tw),
  hole: millimetres(22),
  bolt: 'M20',
  plateSection: `${finPlate.width}×${finPlate.thickness}`,
  plateHeight: millimetres(finPlate.height),
  plateThickness: millimetres(finPlate.thickness),
  plateMass: `${finPlateMass.toFixed(1)}\u00a0kg`,
  weld: `${weld}\u00a0mm leg (z${weld})`,
  throat: `a\u00a0=\u00a0${(weld * 0.7).toFixed(1)}\u00a0mm`,
  welds: {
    left: { id: 'W1', joint: 'Fin plate to web, left side' },
    right: { id: 'W2', joint: 'Fin plate to web, right side' },
  },
  /** What hangs on the hook with it. */
  tackle: kilograms(tackle),
  onHook: kilograms(massB12 + tackle),
}
