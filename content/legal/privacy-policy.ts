import { legalDocument } from './legal-document.ts'
import data from './privacy-policy.json' with { type: 'json' }

export const privacyPolicy = legalDocument('legal/privacy-policy', data)
