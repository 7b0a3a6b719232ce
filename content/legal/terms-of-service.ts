import { legalDocument } from './legal-document.ts'
import data from './terms-of-service.json' with { type: 'json' }

export const termsOfService = legalDocument('legal/terms-of-service', data)
