import type { ReactNode } from 'react'
import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import type { ServiceSection as Section } from '#content/service.ts'
import { Band } from './band.tsx'
import { EmergencyBand } from './emergency-band.tsx'
import { SectionHead } from './section-head.tsx'
import { contentOf } from './section-kinds.tsx'
import '#app/ui/fold.css'
import './service-section.css'

/** One open section, or folded ones that follow one another: they share a band. */
type SectionBand = { sections: Section[]; folded: boolean; aboveStory: boolean }

/** The bands of a page. */
export function bandsOf(sections: readonly Section[]): SectionBand[] {
  const bands: SectionBand[] = []
  for (const section of sections) {
    const folded = Boolean(section.folded)
    const aboveStory = Boolean(section.aboveStory)
    const last = bands.at(-1)
    if (folded && last?.folded && last.aboveStory === aboveStory) last.sections.push(section)
    else bands.push({ sections: [section], folded, aboveStory })
  }
  return bands
}

/** Never the anchor of the section itself. */
function headingId({ title, id }: Section): string {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return slug === id ? `${slug}-title` : slug
}

type Props = { section: Section; children?: ReactNode }

/** One band of a service page, laid out by its kind. `small` is its heading. `children` is the drawing of a section that has one. */
export function ServiceSection({ section, small, children }: Props & { small: boolean }) {
  const heading = headingId(section)
  if (section.kind === 'emergency') return <EmergencyBand {...section} headingId={heading} />
  const { id, mark, title, lead } = section
  return (
    <Band id={id} labelledBy={heading} className={section.kind === 'prose' ? 'prose-band' : ''}>
      <SectionHead mark={mark} title={title} lead={lead} id={heading} small={small} />
      {contentOf(section, children)}
      <More section={section} />
    </Band>
  )
}

/** A section that opens from its title, at every width. */
export function FoldedSection({ section, children }: Props) {
  const { id, title, lead } = section
  return (
    <details className="fold">
      <summary>
        <h2 className="text-subheading">
          <ProseText prose={title} />
        </h2>
      </summary>
      {/* Browsers open the section when a link leads to an element inside it. */}
      <div id={id} className="fold__content">
        {lead ? <Paragraph prose={lead} className="section-head__lead" /> : null}
        {contentOf(section, children)}
        <More section={section} />
      </div>
    </details>
  )
}

function More({ section: { more } }: { section: Section }) {
  return more ? (
    <a className="link-standalone mt-s" href={more.href}>
      {more.label}
    </a>
  ) : null
}
