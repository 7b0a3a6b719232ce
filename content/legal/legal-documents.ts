import type { ContentOf } from '../check.ts'
import { read } from '../read.ts'
import { analyticsId, directDelivery, placeholderAnalyticsId } from '../site.ts'
import accessibilityData from './accessibility-statement.json' with { type: 'json' }
import privacyData from './privacy-policy.json' with { type: 'json' }
import termsData from './terms-of-service.json' with { type: 'json' }

const counted = analyticsId !== placeholderAnalyticsId

/** Which parts of a document belong to this build. */
const holds = { server: directDelivery, draft: !directDelivery, analytics: counted, 'no-analytics': !counted }
const belongs = ({ only }: { only?: keyof typeof holds }) => only === undefined || holds[only]

type LegalFile = 'legal/accessibility-statement' | 'legal/privacy-policy' | 'legal/terms-of-service'
type Block = ContentOf<LegalFile>['sections'][number]['blocks'][number]

const blockOfBuild = (block: Block) =>
  block.kind === 'table' ? { ...block, rows: block.rows.filter(belongs).map(({ cells }) => cells) } : block

/** A legal page as it describes the site that is built. */
function legalDocument(file: LegalFile, data: object) {
  const { sections, ...page } = read(file, data)
  return {
    ...page,
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.filter(belongs).map(blockOfBuild) })),
  }
}

export const accessibilityStatement = legalDocument('legal/accessibility-statement', accessibilityData)
export const privacyPolicy = legalDocument('legal/privacy-policy', privacyData)
export const termsOfService = legalDocument('legal/terms-of-service', termsData)

export type LegalDocument = ReturnType<typeof legalDocument>
export type LegalSection = LegalDocument['sections'][number]
export type LegalBlock = LegalSection['blocks'][number]

/** The specification prescribes today's date as "last updated"; the second line gives the date that matters. */
export const updatedLabel = 'Last updated'
export const changedLabel = 'Wording last changed'

/** Shown above each plain sentence. */
export const plainLabel = 'In plain words'
