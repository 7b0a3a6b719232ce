import { craneChart, craneTackle } from './interactive/crane.ts'
import { pieceB12 } from './piece-b12.ts'

const { liftRadius, mass } = pieceB12
const line = craneChart.find(({ radius }) => radius === liftRadius)
if (!line) throw new Error(`content/piece-b12.json, liftRadius: the crane’s chart has no line for ${liftRadius} m`)

const onHook = mass.total + craneTackle

/** How the lorry-mounted crane lifts the beam of piece-b12.ts. Metres, from the slewing centre to the hook; kilograms. */
export const liftB12 = { radius: liftRadius, rated: line.load, onHook, share: Math.round((onHook / line.load) * 100) }
