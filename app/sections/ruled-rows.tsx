import { FactList } from '#app/ui/fact-list.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'
import './ruled-rows.css'

type Row = { title: string; text?: Prose; facts?: readonly { label: string; value: string }[] }

type Props = { rows: readonly Row[]; paired?: boolean; className?: string }

/** What a service covers, one below the other: title, and a text or facts on the right. `paired`: in two columns, the text below. */
export function RuledRows({ rows, paired, className = '' }: Props) {
  return (
    <ul className={`ruled-rows ${paired ? 'ruled-rows--paired' : ''} ${className}`}>
      {rows.map(({ title, text, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text ? <Paragraph prose={text} /> : null}
          {facts ? <FactList facts={facts} className="*:flex *:flex-wrap *:items-baseline *:gap-x-2xs" /> : null}
        </li>
      ))}
    </ul>
  )
}
