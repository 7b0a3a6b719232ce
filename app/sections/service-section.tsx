import type { ReactNode } from 'react'
import { MoreLink } from '#app/ui/more-link.tsx'
import { projectsMark } from '#content/samples.ts'
import type { ServiceSection as Section } from '#content/services.ts'
import { Band } from './band.tsx'
import { FoldedSection } from './folded-section.tsx'
import { contentOf } from './section-kinds.tsx'

/** One open section, or folded ones that follow one another: they share a band. */
type SectionBand = Pick<Section, 'folded' | 'aboveStory'> & { sections: Section[] }

/** The bands of a page. */
export function bandsOf(sections: readonly Section[]): SectionBand[] {
  const bands: SectionBand[] = []
  for (const section of sections) {
    const { folded, aboveStory } = section
    const last = bands.at(-1)
    if (folded && last?.folded && last.aboveStory === aboveStory) last.sections.push(section)
    else bands.push({ sections: [section], folded, aboveStory })
  }
  return bands
}

/** Never the anchor of a section. */
const headingId = ({ title }: Section) => `heading-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

type Props = { section: Section; small: boolean; children?: ReactNode }

/** A section of a service page: folded, or a band with a heading, `small` or not. `children` is the drawing of a section that has one. */
export function ServiceSection({ section, small, children }: Props) {
  const content = contentOf(section, children)
  if (section.folded) return <FoldedSection section={section}>{content}</FoldedSection>
  const heading = headingId(section)
  const { id, lead } = section
  const title = section.kind === 'projects' ? section.title + projectsMark : section.title
  return (
    <Band id={id} labelledBy={heading} title={title} lead={lead} small={small}>
      {content}
      <MoreLink more={section.more} />
    </Band>
  )
}
