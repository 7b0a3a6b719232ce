import type { ReactNode } from 'react'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import type { ServiceSection as Section } from '#content/services.ts'
import '#app/ui/fold.css'

type Props = {
  section: Pick<Section, 'id' | 'formerId' | 'title' | 'lead' | 'more'>
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A section that opens from its title, at every width. */
export function FoldedSection({
  section: { id, formerId, title, lead, more },
  heading: Heading = 'h2',
  children,
}: Props) {
  return (
    <details className="fold">
      <summary>
        <Heading>
          <ProseText prose={title} />
        </Heading>
      </summary>
      {/* Browsers open the section when a link leads to an element inside it. */}
      <div id={id} className="fold__content pb-m">
        {formerId ? <span id={formerId} /> : null}
        {lead ? <Paragraph prose={lead} className="mb-m max-w-measure text-slate" /> : null}
        {children}
        <MoreLink more={more} />
      </div>
    </details>
  )
}
