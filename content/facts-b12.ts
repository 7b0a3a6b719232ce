import { written } from './fill-in.ts'
import { craneTackle } from './interactive/crane.ts'
import { pieceB12 } from './piece-b12.ts'

const { mark, section, grade, profile, length, mass, holes, finPlate, welds } = pieceB12
const [left, right] = welds

const millimetres = (value: number) => `${written(value)}\u00a0mm`
const kilograms = (value: number) => `${written(value)}\u00a0kg`
const webHoles = holes.fromTop.length * 2
const plateHoles = finPlate.holes.fromTop.length

/** The beam of the worked examples and of the specimen documents, as texts quote it: `{b12.mass}`. */
export const factsB12 = {
  mark,
  section,
  grade,
  executionClass: 'BS\u00a0EN\u00a01090-2, EXC2',
  drawing: `${mark}, revision A`,
  length: `${length / 1000}\u00a0m`,
  millimetres: millimetres(length),
  mass: kilograms(mass.total),
  beamMass: `${mass.beam.toFixed(1)}\u00a0kg`,
  webThickness: millimetres(profile.tw),
  webHoles,
  plateHoles,
  hole: millimetres(holes.diameter),
  bolt: holes.bolt,
  plateSection: `${finPlate.width}×${finPlate.thickness}`,
  plateHeight: millimetres(finPlate.height),
  plateThickness: millimetres(finPlate.thickness),
  plateMass: `${mass.finPlate.toFixed(1)}\u00a0kg`,
  weld: `${finPlate.weld}\u00a0mm leg (z${finPlate.weld})`,
  throat: `a\u00a0=\u00a0${(finPlate.weld * 0.7).toFixed(1)}\u00a0mm`,
  welds: { left, right },
  /** What hangs on the hook with it. */
  tackle: kilograms(craneTackle),
}
