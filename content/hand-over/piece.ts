import { pieceB12 } from '../piece-b12.ts'

const { mark, section, grade, mass, length, holes, finPlate, finish } = pieceB12

/** Millimetres as a drawing shows them: 3180 is "3,180". */
const millimetres = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** What several sheets say of the piece. */
export const pieceText = {
  quantity: '1 off',
  length: `${millimetres(length)}\u00a0mm`,
  grade: `${grade} to BS\u00a0EN\u00a010025-2`,
  section: `${section} to BS\u00a0EN\u00a010365`,
  beamMass: `${mass.beam.toFixed(1)}\u00a0kg`,
  finPlate: `${finPlate.width}×${finPlate.height}×${finPlate.thickness}\u00a0mm`,
  finPlateMass: `${mass.finPlate.toFixed(1)}\u00a0kg`,
  mass: `${mass.total}\u00a0kg`,
  webHoles: holes.fromTop.length * 2,
  plateHoles: finPlate.holes.fromTop.length,
  weld: `${finPlate.weld}\u00a0mm leg (z${finPlate.weld})`,
  throat: `a\u00a0=\u00a0${(finPlate.weld * 0.7).toFixed(1)}\u00a0mm`,
  finish: `${finish}: one coat of zinc phosphate primer`,
  executionClass: 'BS\u00a0EN\u00a01090-2, EXC2',
  drawing: `${mark}, revision A`,
  bolts: `${holes.bolt}×50, grade 8.8, galvanised, with nut and washers`,
} as const
