import { Printer } from 'lucide'
import { useRef } from 'react'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { LegalBlock } from '#content/legal/legal-document.ts'

type Props = Omit<Extract<LegalBlock, { kind: 'paper-form' }>, 'kind'>

/** A form to fill in by hand. Its button prints this sheet alone, not the page around it. */
export function PaperForm({ id, title, instruction, printLabel, lines, footnote }: Props) {
  const sheet = useRef<HTMLElement>(null)

  function printSheet() {
    const form = sheet.current
    if (!form) return
    form.dataset.printing = ''
    // Some phones return from print() before they have printed, so the mark leaves with the event.
    window.addEventListener('afterprint', () => delete form.dataset.printing, { once: true })
    window.print()
  }

  return (
    <section ref={sheet} id={id} className="paper-form" aria-labelledby={`${id}-title`}>
      <PageStyles name="paperForm" />
      <div className="paper-form-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <Button look="ghost" size="small" onClick={printSheet} className="paper-form-print" data-print="hide">
          <Icon of={Printer} size={18} />
          {printLabel}
        </Button>
      </div>
      <p>{instruction}</p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-[.93rem] text-slate">{footnote}</p>
    </section>
  )
}
