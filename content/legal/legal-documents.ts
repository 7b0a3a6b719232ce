import type { ContentOf } from '../read-typed.ts'
import { readWithFacts } from '../read-with-facts.ts'
import { analyticsId, directDelivery, placeholderAnalyticsId } from '../site.ts'
import accessibilityData from './accessibility-statement.json' with { type: 'json' }
import privacyData from './privacy-policy.json' with { type: 'json' }
import termsData from './terms-of-service.json' with { type: 'json' }

const counted = analyticsId !== placeholderAnalyticsId

/** What is true of this build. */
const thisBuild = { server: directDelivery, draft: !directDelivery, analytics: counted, 'no-analytics': !counted }

/** The parts of a document that describe a build. */
export const partsOf = <Part extends { only?: keyof typeof thisBuild }>(all: readonly Part[], build = thisBuild) =>
  all.filter(({ only }) => only === undefined || build[only])

type LegalFile = 'legal/accessibility-statement' | 'legal/privacy-policy' | 'legal/terms-of-service'
type Block = ContentOf<LegalFile>['sections'][number]['blocks'][number]

const blockOfBuild = (block: Block) =>
  block.kind === 'table' ? { ...block, rows: partsOf(block.rows).map(({ cells }) => cells) } : block

/** A legal page as it describes the site that is built. */
function legalDocument(file: LegalFile, data: object) {
  const { sections, ...page } = readWithFacts(file, data)
  return {
    ...page,
    sections: sections.map((section) => ({ ...section, blocks: partsOf(section.blocks).map(blockOfBuild) })),
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
