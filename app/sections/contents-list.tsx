import '#app/ui/fold.css'
import './contents-list.css'

type Props = { label: string; entries: readonly { id: string; title: string }[] }

/** The sections of a long document. */
export function ContentsList({ label, entries }: Props) {
  const links = (
    <ol className="numbered contents-list">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="grid items-baseline py-2xs hover:text-oxide">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={label} data-print="hide">
      <details className="contents-list__folded fold rule-box bg-mill px-s lg:hidden">
        <summary className="note-text">{label}</summary>
        <div className="rule-t">{links}</div>
      </details>
      <div className="contents-list__beside text-small max-lg:hidden">
        <p className="note-text line-b pb-xs text-slate" aria-hidden="true">
          {label}
        </p>
        {links}
      </div>
    </nav>
  )
}
