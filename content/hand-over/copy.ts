import { read } from '../read.ts'
import data from './copy.json' with { type: 'json' }

/** `handOverDocuments`: the seven documents, in the order of a job. About lists them, so that they can be read without script. */
export const { documents: handOverDocuments, band: handOverBand, pack: packCopy } = read('hand-over/copy', data)

export type DocumentId = keyof typeof handOverDocuments
