import { Printer } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { LegalBlock } from '#content/legal/legal-documents.ts'
import './paper-form.css'

type Props = Omit<Extract<LegalBlock, { kind: 'paper-form' }>, 'kind'>

/** A form to fill in by hand. Its button prints this sheet alone (`behaviours/print-form.ts`), not the page around it. */
export function PaperForm({ id, title, instruction, printLabel, lines, footnote }: Props) {
  return (
    <section id={id} className="paper-form grid gap-s bg-mill p-l" aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-x-m gap-y-xs">
        <h3 id={`${id}-title`}>{title}</h3>
        <Button look="ghost" size="small" className="paper-form__print noscript:hidden" data-print="hide">
          <Icon of={Printer} size={18} />
          {printLabel}
        </Button>
      </div>
      <p>{instruction}</p>
      <FactList facts={lines} labels="text-small text-slate" />
      <p className="text-small text-slate">{footnote}</p>
    </section>
  )
}
