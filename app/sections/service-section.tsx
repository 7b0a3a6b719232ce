import type { ReactNode } from 'react'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { plainText } from '#content/page-copy.ts'
import type { ServiceSection as Section } from '#content/service.ts'
import { workedPrices } from '#content/worked-prices.ts'
import { Band, type Tone } from './band.tsx'
import { DataTable } from './data-table.tsx'
import { EmergencyBand } from './emergency-band.tsx'
import { FactCards } from './fact-cards.tsx'
import { FoldedOnPhones } from './folded-on-phones.tsx'
import { JobList } from './job-list.tsx'
import { NoteList } from './note-list.tsx'
import { RuledRows } from './ruled-rows.tsx'
import { SectionHead } from './section-head.tsx'
import { WorkedJob } from './worked-job.tsx'
import '#app/ui/square-list.css'
import './service-section.css'

/** Sections that make a whole band of their own; the others share one layout. */
type Whole = 'prose' | 'emergency'
type Headed = Exclude<Section, { kind: Whole }>

const tones: Partial<Record<Section['kind'], Tone>> = {
  prose: 'paper',
  drawing: 'sand',
  places: 'mill',
}

/** The grounds of a page's sections: those without one of their own alternate between paper and sand. */
export function tonesOf(sections: readonly Section[]): Tone[] {
  let tone: Tone = 'sand'
  return sections.map(({ kind }) => {
    tone = tones[kind] ?? (tone === 'paper' ? 'sand' : 'paper')
    return tone
  })
}

type Props = { section: Section; id: string; tone: Tone; children?: ReactNode }

/** One band of a service page, laid out by its kind. `children` is the drawing of a section that has one. */
export function ServiceSection({ section, id: headingId, tone, children }: Props) {
  const { id, mark, title, lead, folded } = section
  switch (section.kind) {
    case 'prose':
      return (
        <Band tone={tone} id={id} labelledBy={headingId}>
          <div className="grid items-start gap-x-xl gap-y-m max-sm:gap-y-s lg:grid-cols-[5fr_7fr]">
            <SectionHead mark={mark} title={title} lead={lead} id={headingId} />
            <div className="grid max-w-measure gap-s max-sm:gap-xs">
              {section.paragraphs.map((paragraph) => (
                <Paragraph prose={paragraph} key={plainText(paragraph)} />
              ))}
            </div>
          </div>
        </Band>
      )
    case 'emergency':
      return <EmergencyBand {...section} headingId={headingId} />
    default:
      return (
        <Band
          tone={tone}
          id={folded ? undefined : id}
          labelledBy={headingId}
          className={folded ? 'max-md:bg-paper max-md:py-0' : ''}
        >
          <SectionHead
            mark={mark}
            title={title}
            lead={folded ? undefined : lead}
            id={headingId}
            className={folded ? 'max-md:hidden' : ''}
          />
          <FoldedOnPhones title={folded ? title : undefined} id={id}>
            {folded && lead ? <Paragraph prose={lead} className="section-head__lead" /> : null}
            <Content section={section} drawing={children} />
            {section.more ? (
              <a className="link-standalone mt-s" href={section.more.href}>
                {section.more.label}
              </a>
            ) : null}
          </FoldedOnPhones>
        </Band>
      )
  }
}

function Content({ section, drawing }: { section: Headed; drawing: ReactNode }) {
  switch (section.kind) {
    case 'cards':
      return <FactCards cards={section.cards} />
    case 'rows':
      return <RuledRows rows={section.rows} />
    case 'projects':
      return (
        <>
          <SampleMark of="projects" className="mb-s text-slate" />
          <JobList jobs={section.projects} />
        </>
      )
    case 'table':
      return (
        <>
          {section.sample ? <SampleMark of={section.sample} className="mb-s text-slate" /> : null}
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
    case 'worked-price':
      return (
        <>
          <SampleMark of="workedPrices" className="mb-m text-slate" />
          {workedPrices.jobs
            .filter(({ id }) => id === section.job)
            .map((job) => (
              <WorkedJob key={job.id} job={job} />
            ))}
        </>
      )
  }
}
