import { checked } from '#content/check.ts'
import data from './confirmations.json' with { type: 'json' }

/** What the owner has confirmed to be the firm's own; an empty text means not yet. */
export const confirmations = checked('confirmations', data)
