import { FactList } from '#app/ui/fact-list.tsx'
import type { LegalBlock } from '#content/legal/legal-documents.ts'
import './paper-form.css'

type Props = Omit<Extract<LegalBlock, { kind: 'paper-form' }>, 'kind'>

/** A form to print and fill in by hand. */
export function PaperForm({ id, title, instruction, lines, footnote }: Props) {
  return (
    <section id={id} className="paper-form grid gap-s bg-mill p-l" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p>{instruction}</p>
      <FactList facts={lines} labels="text-small text-slate" />
      <p className="text-small text-slate">{footnote}</p>
    </section>
  )
}
