import { read } from '../read.ts'
import certificates from './certificates.json' with { type: 'json' }
import copyData from './copy.json' with { type: 'json' }
import deliveryNote from './delivery-note.json' with { type: 'json' }
import fabricationDrawing from './fabrication-drawing.json' with { type: 'json' }
import liftPlan from './lift-plan.json' with { type: 'json' }
import quote from './quote.json' with { type: 'json' }
import warranty from './warranty.json' with { type: 'json' }
import weldMap from './weld-map.json' with { type: 'json' }

/** `handOverDocuments`: the seven documents, in the order of a job. About lists them, so that they can be read without script. */
export const { documents: handOverDocuments, band: handOverBand, pack: packCopy } = read('hand-over/copy', copyData)

export type DocumentId = keyof typeof handOverDocuments

const sheets = {
  quote: read('hand-over/quote', quote),
  drawing: read('hand-over/fabrication-drawing', fabricationDrawing),
  delivery: read('hand-over/delivery-note', deliveryNote),
  welds: read('hand-over/weld-map', weldMap),
  lift: read('hand-over/lift-plan', liftPlan),
  certificates: read('hand-over/certificates', certificates),
  warranty: read('hand-over/warranty', warranty),
} satisfies Record<DocumentId, unknown>

/** The specimen hand-over pack of beam B12, one A4 sheet each. */
export const handOverSheets = Object.entries(sheets).map(([id, { blocks }]) => ({ id: id as DocumentId, blocks }))

export type Sheet = (typeof handOverSheets)[number]
export type SheetBlock = Sheet['blocks'][number]
