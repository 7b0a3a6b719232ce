import { pieceB12 } from '../piece-b12.ts'
import { lift } from './lift-plan.ts'
import { pieceText } from './piece.ts'
import { welds } from './weld-map.ts'

const { mark, section, holes, finPlate } = pieceB12

/** Lettering and text alternatives of the drawings in the specimen pack. */
export const handOverDrawings = {
  piece: `Fabrication drawing of beam ${mark}, ${section}, ${pieceText.length} long. Two ${holes.diameter} millimetre holes in the web at each end, ${holes.fromEnd} from the end, ${holes.fromTop.join(' and ')} from the top. Fin plate ${pieceText.finPlate} at ${finPlate.at}, with two holes ${finPlate.holes.fromWeb} from the web, ${finPlate.holes.fromTop.join(' and ')} from the top of the plate, welded with a ${finPlate.weld} millimetre fillet on both sides`,
  welds: `Beam ${mark} from the side, with its two welds: ${welds.map(({ id, joint }) => `${id}, ${joint.toLowerCase()}`).join('; ')}`,
  lift: `Side view of the lift: a lorry-mounted crane holds beam ${mark} at a radius of ${lift.radius} metres, over two columns; a slinger holds its tag line`,
  holes: `2 holes ${holes.diameter} dia. each end`,
  section: 'Section A–A',
  weldSize: `z${finPlate.weld}, ${finPlate.height} long`,
  radius: `Radius ${lift.radius} m`,
  load: `${mark}, ${pieceText.mass}`,
} as const
