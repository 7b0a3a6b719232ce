import data from './accessibility-statement.json' with { type: 'json' }
import { legalDocument } from './legal-document.ts'

export const accessibilityStatement = legalDocument('legal/accessibility-statement', data)
