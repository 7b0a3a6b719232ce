import { factsB12 } from '../facts-b12.ts'
import { liftB12, pieceB12 } from '../piece-b12.ts'

const { mark, section, holes, finPlate, welds } = pieceB12

/** Lettering and text alternatives of the drawings in the specimen pack. */
export const handOverDrawings = {
  piece: `Fabrication drawing of beam ${mark}, ${section}, ${factsB12.millimetres} long. Two ${holes.diameter} millimetre holes in the web at each end, ${holes.fromEnd} from the end, ${holes.fromTop.join(' and ')} from the top. Fin plate ${finPlate.width}×${finPlate.height}×${finPlate.thickness}\u00a0mm at ${finPlate.at}, with two holes ${finPlate.holes.fromWeb} from the web, ${finPlate.holes.fromTop.join(' and ')} from the top of the plate, welded with a ${finPlate.weld} millimetre fillet on both sides`,
  welds: `Beam ${mark} from the side, with its two welds: ${welds.map(({ id, joint }) => `${id}, ${joint.toLowerCase()}`).join('; ')}`,
  lift: `Side view of the lift: a lorry-mounted crane holds beam ${mark} at a radius of ${liftB12.radius} metres, over two columns; a slinger holds its tag line`,
  holes: `2 holes ${holes.diameter} dia. each end`,
  section: 'Section A–A',
  weldSize: `z${finPlate.weld}, ${finPlate.height} long`,
  radius: `Radius ${liftB12.radius} m`,
  load: `${mark}, ${factsB12.mass}`,
} as const
