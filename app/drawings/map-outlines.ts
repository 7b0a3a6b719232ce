import { at } from './map-scale.ts'
import { essexCoast, kentBorder, kentCoast, london, type Place, sussexCoast } from './south-east.ts'

/** Path data through places, one run after another. */
export function through(...runs: readonly (readonly Place[])[]): string {
  return `M${runs.flat().map(at).join('L')}`
}

const gravesendReach: Place = [0.4, 51.447]
/** From the sheet's north-west corner along the coasts to its south-west one; closed by the sheet's edge. */
export const landOutline = `${through([[-0.85, 52.02]], essexCoast, [[0.4, 51.45]], kentCoast, sussexCoast)}Z`
export const kentOutline = `${through(kentBorder, [gravesendReach], kentCoast)}Z`
export const londonOutline = `${through(london)}Z`
