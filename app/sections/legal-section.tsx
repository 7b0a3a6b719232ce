import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import { type LegalBlock, plainLabel, type LegalSection as Section } from '#content/legal/legal-documents.ts'
import { DataTable } from './data-table.tsx'
import './legal-section.css'

/** One numbered section of a legal page; its id is the anchor that other pages link to. */
export function LegalSection({ section, number }: { section: Section; number: number }) {
  const { id, title, plain, blocks } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="legal-section">
      <h2 id={`${id}-title`}>
        <span className="legal-section__number">{number}</span> {title}
      </h2>
      {plain ? (
        <p className="legal-section__plain">
          <span className="note-text mb-3xs block">{plainLabel}</span> {plain}
        </p>
      ) : null}
      <div className="legal-section__blocks">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph prose={block.text} />
    case 'list': {
      const [List, mark] = block.ordered ? (['ol', 'list-decimal'] as const) : (['ul', 'list-disc'] as const)
      return (
        <List className={`${mark} legal-section__list grid grid-cols-[minmax(0,1fr)] gap-2xs pl-m`}>
          {block.entries.map((entry, index) => (
            <li key={index}>
              <ProseText prose={entry} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <DataTable {...block} />
    case 'heading':
      return <h3 id={block.id}>{block.title}</h3>
  }
}
