import { checked } from './check.ts'
import data from './consent.json' with { type: 'json' }

/** The question about analytics. It is only in a build with a real analytics id (`GA_MEASUREMENT_ID`). */
export const consentCopy = checked('consent', data)
