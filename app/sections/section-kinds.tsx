import type { ReactElement, ReactNode } from 'react'
import { SampleMark } from '#app/firm/sample-mark.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import { plainText } from '#content/prose.ts'
import type { ServiceSection as Section } from '#content/services.ts'
import { DataTable } from './data-table.tsx'
import { FactCards } from './fact-cards.tsx'
import { NoteList } from './note-list.tsx'
import { RuledRows } from './ruled-rows.tsx'
import { StepLine } from './step-line.tsx'
import '#app/ui/square-list.css'

/** What is below the heading of a section; `drawing` is for a section that has one. */
type ContentOf<Of> = (section: Of, drawing: ReactNode) => ReactElement

/** The kinds of sections. The schema of each is in content/schemas/sections.ts. */
const sectionKinds: { [Kind in Section['kind']]: ContentOf<Extract<Section, { kind: Kind }>> } = {
  prose: ({ paragraphs }) => (
    <div className="grid max-w-measure gap-s max-sm:gap-xs">
      {paragraphs.map((paragraph) => (
        <Paragraph prose={paragraph} key={plainText(paragraph)} />
      ))}
    </div>
  ),
  cards: ({ cards }) => <FactCards cards={cards} />,
  rows: ({ rows, folded }) => <RuledRows rows={rows} paired={!folded} />,
  steps: ({ steps }) => <StepLine steps={steps} />,
  projects: ({ projects }) => <RuledRows rows={projects} />,
  table: (section) => (
    <>
      {section.sample ? <SampleMark of={section.sample} className="mb-s" /> : null}
      <DataTable {...section} />
    </>
  ),
  checklist: ({ entries }) => (
    <TextList
      items={entries}
      className={`square-list grid gap-x-columns line-t sm:grid-cols-2 ${entries.length % 3 === 1 ? '' : 'lg:grid-cols-3'}`}
    />
  ),
  drawing: ({ notes }, drawing) => (
    <div className="grid items-start gap-x-columns gap-y-xl lg:grid-cols-(--split-7)">
      <div className="rule-box bg-mill p-3xs sm:p-l">{drawing}</div>
      <NoteList notes={notes} />
    </div>
  ),
  places: ({ places, footnote }) => (
    <>
      <TextList items={places} className="column-list max-sm:dot-run" />
      {footnote ? <Paragraph prose={footnote} className="mt-m max-w-measure text-slate" /> : null}
    </>
  ),
}

/** What is below the heading of a section. */
export function contentOf(section: Section, drawing: ReactNode): ReactNode {
  return (sectionKinds[section.kind] as ContentOf<Section>)(section, drawing)
}
