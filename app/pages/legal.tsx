import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ContentsList } from '#app/features/contents-list/contents-list.tsx'
import { LastUpdated } from '#app/features/last-updated/last-updated.tsx'
import { requestPath } from '#app/layout/use-path.ts'
import { LegalSection } from '#app/sections/legal-section.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import type { LegalDocument } from '#content/legal/legal-document.ts'
import { privacyPolicy } from '#content/legal/privacy-policy.ts'
import { termsOfService } from '#content/legal/terms-of-service.ts'
import type { PagePath } from '#content/navigation.ts'
import { buildDate } from '#content/site.ts'

const documents = {
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/accessibility-statement': accessibilityStatement,
} satisfies Partial<Record<PagePath, LegalDocument>>

export function loader({ request }: LoaderFunctionArgs) {
  const path = requestPath(request) as keyof typeof documents
  const { seo, ...document }: LegalDocument = documents[path]
  return { path, document, builtOn: buildDate, head: pageHead({ path, seo }) }
}

export const meta = headFromLoader

export default function LegalPage() {
  const { path, document, builtOn } = useLoaderData<typeof loader>()
  const { hero, updatedLabel, contentsLabel, sections } = document
  return (
    // A key for each document: the contents list starts anew instead of marking a place in the last one.
    <div key={path} className="contents">
      <PageStyles name="reading" />
      <TitleHead {...hero}>{updatedLabel ? <LastUpdated label={updatedLabel} builtOn={builtOn} /> : null}</TitleHead>
      <BelowFold>
        <div className="wrap reading">
          <ContentsList label={contentsLabel} entries={sections} />
          <div>
            {sections.map((section, index) => (
              <LegalSection key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </BelowFold>
    </div>
  )
}
