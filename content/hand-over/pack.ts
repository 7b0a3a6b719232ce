import { certificates } from './certificates.ts'
import { deliveryNote } from './delivery-note.ts'
import { fabricationDrawing } from './fabrication-drawing.ts'
import { liftPlan } from './lift-plan.ts'
import { quote } from './quote.ts'
import type { Sheet } from './sheet.ts'
import { warranty } from './warranty.ts'
import { weldMap } from './weld-map.ts'

/** The specimen hand-over pack of beam B12, one A4 sheet each. */
export const handOverSheets: readonly Sheet[] = [
  quote,
  fabricationDrawing,
  deliveryNote,
  weldMap,
  liftPlan,
  certificates,
  warranty,
]
