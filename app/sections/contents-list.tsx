import './contents-list.css'

type Props = { label: string; entries: readonly { id: string; title: string }[] }

/** The sections of a long document: above it, and on wide screens beside it. */
export function ContentsList({ label, entries }: Props) {
  return (
    <nav aria-label={label} className="contents-list lg:text-small" data-print="hide">
      <p className="note-text line-b pb-xs text-slate" aria-hidden="true">
        {label}
      </p>
      <ol className="numbered">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="grid items-baseline py-2xs hover:text-oxide">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
