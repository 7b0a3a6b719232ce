import data from './consent.json' with { type: 'json' }
import { readTyped } from './read-typed.ts'

/** The question about analytics. It is only in a build with a real analytics id (`GA_MEASUREMENT_ID`). */
export const consentCopy = readTyped('consent', data)
