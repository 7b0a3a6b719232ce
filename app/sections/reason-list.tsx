import { ProseText } from '#app/ui/prose-text.tsx'

type Props = { reasons: readonly { title: string; text: string }[] }

/** Reasons as a numbered schedule. */
export function ReasonList({ reasons }: Props) {
  return (
    <ol className="border-t border-ink">
      {reasons.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[3.25rem_1fr] border-b border-rule py-4 max-sm:grid-cols-[2.25rem_1fr] max-sm:py-3"
        >
          <span className="note-text pt-1 text-slate" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div className="grid gap-1">
            <h3>{title}</h3>
            <p className="text-slate max-sm:leading-snug">
              <ProseText prose={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
