import type { Prose } from '#content/prose.ts'
import { ProseText } from './prose-text.tsx'

type Props = {
  facts: readonly { label: string; value: Prose; note?: string }[]
  layout?: keyof typeof layouts
  className?: string
  /** Classes of every label, of every value and of every note. */
  labels?: string
  values?: string
  notes?: string
}

const layouts = {
  /** Each value below its label. */
  stacked: '',
  /** The values in a column after the labels; --labels is the width of theirs. */
  columns:
    '*:flex *:flex-wrap *:items-baseline *:gap-x-s [&_dd]:flex-[1_1_9rem] [&_dt]:flex-[0_1_var(--labels,6.5rem)]',
  /** Label and value at the two ends of a row. */
  rows: '*:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-s',
}

/** Labels and their values. Where a value does not fit next to its label, it is below it. */
export function FactList({
  facts,
  layout = 'stacked',
  className = '',
  labels = 'note-text text-(--quiet)',
  values,
  notes,
}: Props) {
  return (
    <dl className={`${layouts[layout]} ${className}`}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt className={labels}>{label}</dt>
          <dd className={values}>
            <ProseText prose={value} />
            {note ? <small className={notes}> {note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
