import type { ReactNode } from 'react'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { plainText } from '#content/page-copy.ts'
import type { ServiceSection as Section } from '#content/service.ts'
import { Band, type Tone } from './band.tsx'
import { DataTable } from './data-table.tsx'
import { EmergencyBand } from './emergency-band.tsx'
import { FactCards } from './fact-cards.tsx'
import { JobList } from './job-list.tsx'
import { NoteList } from './note-list.tsx'
import { RuledRows } from './ruled-rows.tsx'
import { SectionHead } from './section-head.tsx'
import { StepLine } from './step-line.tsx'
import '#app/ui/fold.css'
import '#app/ui/square-list.css'
import './service-section.css'

/** One open section, or folded ones that follow one another: they share a band. */
type SectionBand = { sections: Section[]; folded: boolean; aboveStory: boolean; tone: Tone }

const tones: Partial<Record<Section['kind'], Tone>> = {
  drawing: 'sand',
  places: 'mill',
}

/** The bands of a page. Open sections without a ground of their own alternate between sand and paper; folded ones are on paper. */
export function bandsOf(sections: readonly Section[]): SectionBand[] {
  const bands: SectionBand[] = []
  let tone: Tone = 'paper'
  for (const section of sections) {
    const folded = Boolean(section.folded)
    const aboveStory = Boolean(section.aboveStory)
    const last = bands.at(-1)
    if (folded && last?.folded && last.aboveStory === aboveStory) {
      last.sections.push(section)
      continue
    }
    tone = folded ? 'paper' : (tones[section.kind] ?? (tone === 'paper' ? 'sand' : 'paper'))
    bands.push({ sections: [section], folded, aboveStory, tone })
  }
  return bands
}

const headingId = ({ title }: Section) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

type Props = { section: Section; children?: ReactNode }

/** One band of a service page, laid out by its kind. `children` is the drawing of a section that has one. */
export function ServiceSection({ section, tone, children }: Props & { tone: Tone }) {
  const heading = headingId(section)
  if (section.kind === 'emergency') return <EmergencyBand {...section} headingId={heading} />
  const { id, mark, title, lead } = section
  return (
    <Band tone={tone} id={id} labelledBy={heading} className={section.kind === 'prose' ? 'prose-band' : ''}>
      <SectionHead mark={mark} title={title} lead={lead} id={heading} />
      <Content section={section} drawing={children} />
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
        <h2 className="text-subheading">{title}</h2>
      </summary>
      {/* Browsers open the section when a link leads to an element inside it. */}
      <div id={id} className="fold__content">
        {lead ? <Paragraph prose={lead} className="section-head__lead" /> : null}
        <Content section={section} drawing={children} />
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

function Content({ section, drawing }: { section: Section; drawing: ReactNode }) {
  switch (section.kind) {
    case 'prose':
      return (
        <div className="grid max-w-measure gap-s max-sm:gap-xs">
          {section.paragraphs.map((paragraph) => (
            <Paragraph prose={paragraph} key={plainText(paragraph)} />
          ))}
        </div>
      )
    case 'cards':
      return <FactCards cards={section.cards} />
    case 'rows':
      return <RuledRows rows={section.rows} />
    case 'steps':
      return <StepLine steps={section.steps} />
    case 'projects':
      return (
        <>
          <SampleMark of="projects" short className="mb-s text-slate" />
          <JobList jobs={section.projects} />
        </>
      )
    case 'table':
      return (
        <>
          {section.sample ? <SampleMark of={section.sample} short className="mb-s text-slate" /> : null}
          <DataTable {...section} />
        </>
      )
    case 'checklist':
      return (
        <TextList
          items={section.entries}
          className="square-list grid gap-x-l border-t border-ink max-sm:text-small sm:grid-cols-2 lg:grid-cols-3"
        />
      )
    case 'drawing':
      return (
        <div className="section-drawing">
          <div className="section-drawing__sheet border border-rule bg-mill">{drawing}</div>
          <NoteList notes={section.notes} numbered />
        </div>
      )
    case 'places':
      return (
        <>
          <TextList items={section.places} className="section-places" />
          {section.footnote ? <Paragraph prose={section.footnote} className="mt-m max-w-measure text-slate" /> : null}
        </>
      )
    default:
      return null
  }
}
