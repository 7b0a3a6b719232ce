import type { Prose } from '#content/prose.ts'
import { ProseText } from './prose-text.tsx'

type Props = {
  facts: readonly { label: string; value: Prose; note?: string }[]
  className?: string
  /** Classes of every label, and of every value. */
  labels?: string
  values?: string
}

/** Values under or after their labels. */
export function FactList({ facts, className, labels = 'note-text text-slate', values }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt className={labels}>{label}</dt>
          <dd className={values}>
            <ProseText prose={value} />
            {note ? <small> {note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
