import { SampleMark } from '#app/firm/sample-mark.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import type { about } from '#content/page-content.ts'
import { DataTable } from './data-table.tsx'
import { FoldedSection } from './folded-section.tsx'
import { SectionHead } from './section-head.tsx'

type Props = { terms: (typeof about)['contractors']; id: string }

/** What a contractor asks first, and the tables for the buyer and the engineer. */
export function TradeTerms({ terms: { title, lines, buyers, engineers }, id }: Props) {
  return (
    <>
      <SectionHead title={title} id={id} className="mb-cell" />
      <SampleMark of="trade" className="mb-s" />
      <FactList
        facts={lines}
        layout="columns"
        className="line-t [--labels:18.5rem] lg:[--labels:var(--labels-5)] *:rule-b *:py-xs *:wrap-anywhere"
        labels="weight-700"
        values="max-w-column"
      />
      {[buyers, engineers].map((table) => (
        <FoldedSection key={table.title} section={table}>
          <DataTable {...table} />
        </FoldedSection>
      ))}
    </>
  )
}
