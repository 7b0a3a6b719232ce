import type { ReactNode } from 'react'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { plainText } from '#content/page-copy.ts'
import type { ServiceSection as Section } from '#content/service.ts'
import type { Tone } from './band.tsx'
import { DataTable } from './data-table.tsx'
import { FactCards } from './fact-cards.tsx'
import { JobList } from './job-list.tsx'
import { NoteList } from './note-list.tsx'
import { RuledRows } from './ruled-rows.tsx'
import { StepLine } from './step-line.tsx'
import '#app/ui/square-list.css'

/** `ground`: of a kind that does not alternate. `content`: what is below the heading; `drawing` is for a section that has one. */
type KindOf<Of> = { ground?: Tone; content: (section: Of, drawing: ReactNode) => ReactNode }

/** The kinds of sections. The schema and the editor's sketch of each are in content/schemas/sections.ts. */
export const sectionKinds: { [Kind in Section['kind']]: KindOf<Extract<Section, { kind: Kind }>> } = {
  prose: {
    content: ({ paragraphs }) => (
      <div className="grid max-w-measure gap-s max-sm:gap-xs">
        {paragraphs.map((paragraph) => (
          <Paragraph prose={paragraph} key={plainText(paragraph)} />
        ))}
      </div>
    ),
  },
  cards: { content: ({ cards }) => <FactCards cards={cards} /> },
  rows: { content: ({ rows }) => <RuledRows rows={rows} /> },
  steps: { content: ({ steps }) => <StepLine steps={steps} /> },
  projects: {
    content: ({ projects }) => (
      <>
        <SampleMark of="projects" short className="mb-s text-slate" />
        <JobList jobs={projects} />
      </>
    ),
  },
  table: {
    content: (section) => (
      <>
        {section.sample ? <SampleMark of={section.sample} short className="mb-s text-slate" /> : null}
        <DataTable {...section} />
      </>
    ),
  },
  checklist: {
    content: ({ entries }) => (
      <TextList
        items={entries}
        className="square-list grid gap-x-l border-t border-ink max-sm:text-small sm:grid-cols-2 lg:grid-cols-3"
      />
    ),
  },
  drawing: {
    ground: 'sand',
    content: ({ notes }, drawing) => (
      <div className="section-drawing">
        <div className="section-drawing__sheet border border-rule bg-mill">{drawing}</div>
        <NoteList notes={notes} numbered />
      </div>
    ),
  },
  places: {
    ground: 'mill',
    content: ({ places, footnote }) => (
      <>
        <TextList items={places} className="section-places" />
        {footnote ? <Paragraph prose={footnote} className="mt-m max-w-measure text-slate" /> : null}
      </>
    ),
  },
  // A band of its own, without a heading above it.
  emergency: { content: () => null },
}

/** What is below the heading of a section. */
export function contentOf(section: Section, drawing: ReactNode): ReactNode {
  return (sectionKinds[section.kind] as KindOf<Section>).content(section, drawing)
}
