import data from './hand-over.json' with { type: 'json' }
import { factsB12, pieceB12 } from './piece-b12.ts'
import { read } from './read.ts'

/** The documents of a job, in its order, and two of them as specimen sheets for beam B12. */
export const handOver = read('hand-over', data)

export type SheetId = keyof typeof handOver.sheets

const { mark, profile, holes, finPlate, welds } = pieceB12

/** Lettering and text alternatives of the drawings in the specimen sheets. */
export const handOverDrawings = {
  piece: `Fabrication drawing of beam ${mark}, ${profile.name}, ${factsB12.millimetres} long. Two ${holes.diameter} millimetre holes in the web at each end, ${holes.fromEnd} from the end, ${holes.fromTop.join(' and ')} from the top. Fin plate ${finPlate.width}×${finPlate.height}×${finPlate.thickness}\u00a0mm at ${finPlate.at}, with two holes ${finPlate.holes.fromWeb} from the web, ${finPlate.holes.fromTop.join(' and ')} from the top of the plate, welded with a ${finPlate.weld} millimetre fillet on both sides`,
  welds: `Beam ${mark} from the side, with its two welds: ${welds.map(({ id, joint }) => `${id}, ${joint.toLowerCase()}`).join('; ')}`,
  holes: `2 holes ${holes.diameter} dia. each end`,
  section: 'Section A–A',
  weldSize: `z${finPlate.weld}, ${finPlate.height} long`,
} as const
